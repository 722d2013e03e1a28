import { Flag, GripVertical } from "lucide-react";
import { type PointerEvent, useEffect, useId, useRef } from "react";
import { untilPainted } from "../../../browser/screen.ts";
import type { Characters, Stage } from "../../../engine/index.ts";
import { DataPicture } from "../../../pictures/DataPicture.tsx";
import { fitInto, useStagePicture } from "../../../pictures/StageDrawing.ts";
import marks from "../../../widgets/listMarks.module.css";
import styles from "./StagesDialog.module.css";

/** Drawn at twice the size shown, for sharp screens. */
const DRAWN_WIDTH = 320;
const PICTURE_SPACE = { width: 160, height: 120 };

export interface StageTileProps {
  readonly stage: Stage;
  readonly characters: Characters;
  /** The name of its group of radio buttons. */
  readonly group: string;
  readonly isShown: boolean;
  /** Whether players begin here, if there are several stages. */
  readonly isFirst: boolean;
  readonly isDragged: boolean;
  readonly gap: "before" | "after" | undefined;
  readonly onChoose: () => void;
  readonly onGrip: (event: PointerEvent<HTMLElement>) => void;
}

/** One stage of the list: its picture, its name, and a grip to drag it by. */
export function StageTile(props: StageTileProps) {
  const { stage, characters, group, isShown, isFirst, isDragged, gap, onChoose, onGrip } = props;
  const tile = useRef<HTMLDivElement>(null);
  const flag = useId();
  const picture = useStagePicture(stage, characters, DRAWN_WIDTH);
  useEffect(() => {
    if (isShown) void untilPainted().then(() => tile.current?.scrollIntoView?.({ block: "nearest" }));
  }, [isShown]);
  return (
    <div
      ref={tile}
      className={`${styles.tile} ${marks.down}`}
      data-stage={stage.id}
      data-dragged={isDragged}
      data-gap={gap}
    >
      <label className={styles.choice}>
        <input
          type="radio"
          name={group}
          checked={isShown}
          aria-describedby={isFirst ? flag : undefined}
          onChange={onChoose}
        />
        <span className={styles.picture}>
          <DataPicture url={picture ?? (stage.thumbnail || null)} {...fitInto(stage, PICTURE_SPACE)} />
        </span>
        <span className={styles.name}>{stage.name || "Untitled"}</span>
      </label>
      {isFirst && (
        <span id={flag} className={styles.flag}>
          <Flag size={14} fill="currentColor" aria-hidden="true" /> Starts here
        </span>
      )}
      <span className={styles.grip} onPointerDown={onGrip} data-grip>
        <GripVertical size={18} aria-hidden="true" />
      </span>
    </div>
  );
}
