/** Popular games that were published (spec §2 "/explore"). */
import { fetchPopularWorlds } from "../api/client.ts";
import { LoadFailed } from "./frame/LoadFailed.tsx";
import { Loading } from "./frame/Loading.tsx";
import styles from "./frame/Page.module.css";
import { usePageTitle } from "./frame/usePageTitle.ts";
import { GameList } from "./games/GameList.tsx";
import { useLoaded } from "./useLoaded.ts";

export function ExplorePage() {
  usePageTitle("Popular Games");
  const { loaded, retry } = useLoaded(fetchPopularWorlds);
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
      {loaded.status === "ready" && <GameList worlds={loaded.value} />}
    </main>
  );
}
