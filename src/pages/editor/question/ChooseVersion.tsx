/** The same game was saved in two places: the child chooses by picture (product §22). */
import type { WorldCard } from "../../../api/wire.ts";
import { Button } from "../../../widgets/Button.tsx";
import { Dialog } from "../../../widgets/Dialog.tsx";
import { shownName } from "../../games/shownName.ts";
import { timeAgo } from "../../games/timeAgo.ts";
import styles from "../EditorDialogs.module.css";
import { GameChoice, GameChoices } from "./GameChoices.tsx";

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
    <Dialog open isStatic isQuestion title="This game was changed somewhere else" width={640} onClose={onClose}>
      <div className={styles.column}>
        <p>It was saved in another window, or on another computer. Which one would you like to go on with?</p>
        <GameChoices>
          <GameChoice title="The one you have here" hint="With your last changes" thumbnail={mine}>
            <Button variant="primary" wide onClick={onKeepMine}>
              Keep the one I have here
            </Button>
          </GameChoice>
          <GameChoice title="The other one" hint={savedAs(newer)} thumbnail={newer.thumbnail}>
            <Button wide onClick={onOpenNewer}>
              Open the other one
            </Button>
          </GameChoice>
        </GameChoices>
        <p>The one you leave is kept, too. You find it in the menu under “Earlier versions”.</p>
      </div>
    </Dialog>
  );
}

/** Where both look alike, the name may tell them apart. */
function savedAs({ name, updatedAt }: WorldCard): string {
  return `“${shownName(name)}”, saved ${timeAgo(updatedAt, Date.now())}`;
}
