/** The same game was saved in two places: the child chooses by picture (product §22). */
import type { WorldCard } from "../../api/wire.ts";
import { Button } from "../../widgets/Button.tsx";
import { Dialog } from "../../widgets/Dialog.tsx";
import { GamePicture } from "../games/GamePicture.tsx";
import { timeAgo } from "../games/timeAgo.ts";
import styles from "./EditorDialogs.module.css";

export interface ChooseVersionProps {
  readonly newer: WorldCard;
  readonly onKeepMine: () => void;
  readonly onOpenNewer: () => void;
  readonly onClose: () => void;
}

export function ChooseVersion({ newer, onKeepMine, onOpenNewer, onClose }: ChooseVersionProps) {
  return (
    <Dialog open isStatic title="This game was changed somewhere else" onClose={onClose}>
      <div className={styles.column}>
        <p>Another window saved it {timeAgo(newer.updatedAt, Date.now())}. This is how it looks there:</p>
        <div className={styles.picture}>
          <GamePicture thumbnail={newer.thumbnail} />
        </div>
        <div className={styles.choices}>
          <Button look="primary" onClick={onKeepMine}>
            Keep the one I have here
          </Button>
          <Button onClick={onOpenNewer}>Open the other one</Button>
        </div>
      </div>
    </Dialog>
  );
}
