import type { ReactNode } from "react";
import type { Characters, Stage } from "../../engine/index.ts";
import { DataPicture } from "../../pictures/DataPicture.tsx";
import { fitInto, useStagePicture } from "../../pictures/StageDrawing.ts";
import styles from "./FirstStage.module.css";

const PICTURE_WIDTH = 320;
const PICTURE_SPACE = { width: 160, height: 110 };

export interface FirstStageProps {
  /** As players meet it: at its Start. */
  readonly stage: Stage;
  readonly characters: Characters;
  /** What can be done about it. */
  readonly children: ReactNode;
}

/** Says where players of a game begin, with a picture. */
export function FirstStage({ stage, characters, children }: FirstStageProps) {
  const picture = useStagePicture(stage, characters, PICTURE_WIDTH);
  return (
    <section className={styles.start} aria-label="How players begin">
      <span className={styles.picture}>
        <DataPicture url={picture} {...fitInto(stage, PICTURE_SPACE)} />
      </span>
      <div className={styles.words}>
        <p>
          Players begin here, on <strong>{stage.name || "Untitled Stage"}</strong>.
        </p>
        {children}
      </div>
    </section>
  );
}
