/** The signed-in user's own games (spec §2 "Dashboard"). */
import { Plus } from "lucide-react";
import { useState } from "react";
import { Navigate } from "react-router";
import { fetchWorlds } from "../api/client.ts";
import type { WorldCard } from "../api/wire.ts";
import { Button } from "../widgets/Button.tsx";
import { loginPath } from "./account/safeRedirect.ts";
import { LoadFailed } from "./frame/LoadFailed.tsx";
import { Loading } from "./frame/Loading.tsx";
import styles from "./frame/Page.module.css";
import { usePageTitle } from "./frame/usePageTitle.ts";
import cards from "./games/GameCard.module.css";
import { OwnGameGrid } from "./games/OwnGameGrid.tsx";
import { type NewGame, useNewGame } from "./games/useNewGame.ts";
import { useLoaded } from "./useLoaded.ts";
import { useMe } from "./useMe.ts";

export function DashboardPage() {
  usePageTitle("My Games");
  const me = useMe();
  // Who logs out here is not asked to come back at once.
  const [wasHere] = useState(me !== null);
  return me ? <MyGames /> : <Navigate to={wasHere ? "/" : loginPath("/dashboard")} replace />;
}

function MyGames() {
  const { loaded, retry, change } = useLoaded(fetchMine);
  const newGame = useNewGame();
  const hasNone = loaded.status === "ready" && loaded.value.length === 0;
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>My Games</h1>
        {!hasNone && <NewGameButton newGame={newGame} look="primary" />}
      </header>
      {loaded.status === "loading" && <Loading />}
      {loaded.status === "failed" && <LoadFailed message={loaded.failure.message} onRetry={retry} />}
      {hasNone && <NoGames newGame={newGame} />}
      {loaded.status === "ready" && <OwnGameGrid worlds={loaded.value} change={change} newGame={newGame} />}
    </main>
  );
}

function NoGames({ newGame }: { readonly newGame: NewGame }) {
  return (
    <div className={cards.empty}>
      <img src="/ui/empty-world.png" alt="" width={400} height={236} className={cards.emptyPicture} />
      <p>You haven't created any games yet.</p>
      <NewGameButton newGame={newGame} look="go" />
    </div>
  );
}

function NewGameButton({ newGame, look }: { readonly newGame: NewGame; readonly look: "go" | "primary" }) {
  return (
    <Button look={look} size="large" busy={newGame.busy} onClick={() => newGame.make()}>
      <Plus size={22} strokeWidth={3} aria-hidden="true" /> New Game
    </Button>
  );
}

function fetchMine(): Promise<readonly WorldCard[]> {
  return fetchWorlds("me");
}
