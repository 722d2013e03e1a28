/** The same game was saved in two places: the child chooses by picture (product §22). */
import type { ReactNode } from "react";
import type { WorldCard } from "../../api/wire.ts";
import { Button } from "../../widgets/Button.tsx";
import { Dialog } from "../../widgets/Dialog.tsx";
import { GamePicture } from "../games/GamePicture.tsx";
import { timeAgo } from "../games/timeAgo.ts";
import styles from "./EditorDialogs.module.css";

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
        <div className={styles.versions}>
          <Version caption="Here" picture={<GamePicture thumbnail={mine} />}>
            <Button look="primary" wide onClick={onKeepMine}>
              Keep the one I have here
            </Button>
          </Version>
          <Version caption="The other window" picture={<GamePicture thumbnail={newer.thumbnail} />}>
            <Button wide onClick={onOpenNewer}>
              Open the other one
            </Button>
          </Version>
        </div>
      </div>
    </Dialog>
  );
}

interface VersionProps {
  readonly caption: string;
  readonly picture: ReactNode;
  readonly children: ReactNode;
}

function Version({ caption, picture, children }: VersionProps) {
  return (
    <section className={styles.version} aria-label={caption}>
      <h3>{caption}</h3>
      <div className={styles.picture}>{picture}</div>
      {children}
    </section>
  );
}
