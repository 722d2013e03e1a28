import { Plus } from "lucide-react";
import styles from "./GameCard.module.css";
import { NEW_GAME_TITLE, useNewGameQuestion } from "./NewGameButton.tsx";

/** Does what `NewGameButton` does, as large as a card and the last one of a list. */
export function NewGameTile() {
  const { ask, dialog } = useNewGameQuestion(NEW_GAME_TITLE);
  return (
    <>
      <button type="button" className={styles.tile} aria-haspopup="dialog" onClick={ask}>
        <span className={styles.plus}>
          <Plus size={32} strokeWidth={3} aria-hidden="true" />
        </span>
        Make another game
      </button>
      {dialog}
    </>
  );
}
