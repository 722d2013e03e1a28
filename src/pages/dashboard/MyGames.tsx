/** The card with all games of the signed-in child, and the ways to one more. */
import type { WorldCard } from "../../api/wire.ts";
import { Banner } from "../../widgets/Banner.tsx";
import { OpenGameFile } from "../files/OpenGameFile.tsx";
import { useGameImport } from "../files/useGameImport.ts";
import { NewGameButton } from "../games/NewGameButton.tsx";
import { OwnGameGrid } from "../games/OwnGameGrid.tsx";
import { useNewGame } from "../games/useNewGame.ts";
import type { UpdateWorlds } from "../games/useOwnGames.ts";
import styles from "./DashboardPage.module.css";
import { UnsyncedNote } from "./UnsyncedNote.tsx";
import { useUnsyncedGames } from "./useUnsyncedGames.ts";

export interface MyGamesProps {
  readonly myId: string;
  readonly worlds: readonly WorldCard[];
  readonly update: UpdateWorlds;
}

export function MyGames({ myId, worlds, update }: MyGamesProps) {
  const newGame = useNewGame();
  const gameImport = useGameImport();
  const leftOvers = useUnsyncedGames(myId, worlds, update);
  const noteOf = ({ id }: WorldCard) => {
    const leftOver = leftOvers.get(id);
    return leftOver ? <UnsyncedNote id={id} leftOver={leftOver} /> : null;
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
