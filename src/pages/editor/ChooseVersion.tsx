/** The same game was saved in two places: the child chooses by picture (product §22). */
import type { WorldCard } from "../../api/wire.ts";
import { Button } from "../../widgets/Button.tsx";
import { Dialog } from "../../widgets/Dialog.tsx";
import { timeAgo } from "../games/timeAgo.ts";
import styles from "./EditorDialogs.module.css";
import { GameChoice, GameChoices } from "./question/GameChoices.tsx";

export interface ChooseVersionProps {
  readonly newer: WorldCard;
  /** A picture of the game as it is here, as a data URL. */
  readonly mine: string;
  readonly onKeepMine: () => void;
  readonly onOpenNewer: () => void;
  readonly onClose: () => void;
}

export function ChooseVersion({ newer, mine, onKeepMine, onOpenNewer, onClose }: ChooseVersionProps) {
  return (
    <Dialog open isStatic title="This game was changed somewhere else" width={640} onClose={onClose}>
      <div className={styles.column}>
        <p>Another window saved it {timeAgo(newer.updatedAt, Date.now())}. Which one would you like to go on with?</p>
        <GameChoices>
          <GameChoice title="Here" thumbnail={mine}>
            <Button look="primary" wide onClick={onKeepMine}>
              Keep the one I have here
            </Button>
          </GameChoice>
          <GameChoice title="The other window" thumbnail={newer.thumbnail}>
            <Button wide onClick={onOpenNewer}>
              Open the other one
            </Button>
          </GameChoice>
        </GameChoices>
      </div>
    </Dialog>
  );
}
