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
  /** As it looks now, if that is another picture: then both are shown. */
  readonly now?: Stage | undefined;
  /** What can be done about it; null if all is well. */
  readonly children: ReactNode;
}

/** Says where players of a game begin: a quiet line, or a card with a picture if there is something to do about it. */
export function FirstStage({ stage, characters, now, children }: FirstStageProps) {
  return (
    <section className={children ? styles.start : styles.quiet} aria-label="How players begin">
      {children && <StagePicture stage={stage} characters={characters} />}
      {now && <StagePicture stage={now} characters={characters} />}
      <div className={styles.words}>
        <p>
          Players begin {now ? "with the first picture" : "here"}, on <strong>{stage.name || "Untitled Stage"}</strong>.
        </p>
        {children}
      </div>
    </section>
  );
}

function StagePicture({ stage, characters }: Pick<FirstStageProps, "stage" | "characters">) {
  const picture = useStagePicture(stage, characters, PICTURE_WIDTH);
  return (
    <span className={styles.picture}>
      <DataPicture url={picture} {...fitInto(stage, PICTURE_SPACE)} />
    </span>
  );
}
