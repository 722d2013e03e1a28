import { lazy, Suspense } from "react";
import type { WorldCard } from "../../api/wire.ts";
import { Banner } from "../../widgets/Banner.tsx";
import { OpenGameFile } from "../files/OpenGameFile.tsx";
import { useGameImport } from "../files/useGameImport.ts";
import { NewGameButton } from "../games/NewGameButton.tsx";
import { OwnGameGrid } from "../games/OwnGameGrid.tsx";
import { useNewGame } from "../games/useNewGame.ts";
import type { UpdateWorlds } from "../games/useOwnGames.ts";
import styles from "./DashboardPage.module.css";
import { useUnsyncedGames } from "./useUnsyncedGames.ts";

// Where everything was saved nobody needs it.
const UnsyncedNote = lazy(async () => ({ default: (await import("./UnsyncedNote.tsx")).UnsyncedNote }));

export interface MyGamesProps {
  readonly myId: string;
  readonly worlds: readonly WorldCard[];
  readonly update: UpdateWorlds;
}

/** All games of the signed-in child, with buttons to add one. */
export function MyGames({ myId, worlds, update }: MyGamesProps) {
  const newGame = useNewGame();
  const gameImport = useGameImport();
  const unsyncedGames = useUnsyncedGames(myId, worlds, update);
  const noteOf = ({ id }: WorldCard) => {
    const game = unsyncedGames.get(id);
    if (!game) return null;
    return (
      <Suspense>
        <UnsyncedNote id={id} game={game} />
      </Suspense>
    );
  };
  const hasNone = worlds.length === 0;
  const message = newGame.message ?? gameImport.message;
  return (
    <section className={styles.card} aria-labelledby="my-games">
      <header className={styles.head}>
        <h1 id="my-games">My Games</h1>
        <div className={styles.buttons}>
          <OpenGameFile gameImport={gameImport} />
          <NewGameButton newGame={newGame} variant={hasNone ? "go" : "primary"} />
        </div>
      </header>
      {message && <Banner tone="danger">{message}</Banner>}
      <div className={styles.games}>
        <OwnGameGrid
          worlds={worlds}
          update={update}
          newGame={newGame}
          noteOf={noteOf}
          whenNone={<p className={styles.none}>You haven't created any games yet.</p>}
        />
      </div>
    </section>
  );
}
