import { fetchPopularWorlds } from "../api/client.ts";
import type { WorldCard } from "../api/wire.ts";
import { LoadFailed } from "./frame/LoadFailed.tsx";
import { Loading } from "./frame/Loading.tsx";
import styles from "./frame/Page.module.css";
import { usePageTitle } from "./frame/pageTitle.ts";
import { GameList } from "./games/GameList.tsx";
import { NewGameButton } from "./games/NewGameButton.tsx";
import { useLoadedList } from "./useLoadedList.ts";
import { useMe } from "./useMe.ts";

const shown = new Map<string, readonly WorldCard[]>();

/** Popular published games. */
export function ExplorePage() {
  usePageTitle("Popular Games");
  const me = useMe();
  const { loaded, retry } = useLoadedList(fetchPopularWorlds, shown, me?.id ?? "");
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>Popular Games</h1>
          <p className={styles.lead}>Made by people like you. Play one, then look inside to see how it works.</p>
        </div>
      </header>
      {loaded.status === "loading" && <Loading />}
      {loaded.status === "failed" && <LoadFailed message={loaded.failure.message} onRetry={retry} />}
      {loaded.status === "ready" && <GameList worlds={loaded.value} invitation={<BeTheFirst />} />}
    </main>
  );
}

function BeTheFirst() {
  return (
    <>
      <p>Make one, publish it, and yours is the first.</p>
      <NewGameButton variant="go" size="large" />
    </>
  );
}
