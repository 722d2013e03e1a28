import type { WorldCard } from "../../../api/wire.ts";
import { Button } from "../../../widgets/Button.tsx";
import { Dialog } from "../../../widgets/Dialog.tsx";
import { shownName } from "../../games/shownName.ts";
import { timeAgo } from "../../games/timeAgo.ts";
import styles from "../EditorDialogs.module.css";
import { GameChoice, GameChoices } from "./GameChoices.tsx";

export interface ChooseVersionProps {
  readonly newer: WorldCard;
  /** A thumbnail of the game in this window, as a data URL. */
  readonly mine: string;
  readonly onKeepMine: () => void;
  readonly onOpenNewer: () => void;
  readonly onClose: () => void;
}

/** Asks which version to continue after the game was also saved elsewhere. The other one remains among the earlier versions. */
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

/** Includes the name, because the thumbnails may look alike. */
function savedAs({ name, updatedAt }: WorldCard): string {
  return `“${shownName(name)}”, saved ${timeAgo(updatedAt, Date.now())}`;
}
