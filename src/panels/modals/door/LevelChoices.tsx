import { Check, Plus } from "lucide-react";
import { useId } from "react";
import { useEditorState } from "../../../editor/EditorProvider.tsx";
import type { Id, Stage } from "../../../engine/index.ts";
import { DataPicture } from "../../../pictures/DataPicture.tsx";
import { fitInto } from "../../../pictures/StageDrawing.ts";
import styles from "./DoorDialog.module.css";
import { useStartPicture } from "./useStartPicture.ts";

/** Drawn at twice the size shown, for sharp screens. */
const DRAWN_WIDTH = 320;
const PICTURE_SPACE = { width: 158, height: 104 };

export interface LevelChoicesProps {
  readonly stages: readonly Stage[];
  readonly chosenId: Id;
  readonly onChoose: (stage: Stage) => void;
  readonly onAdd: () => void;
}

/** The levels of the game with their pictures, and a new one. */
export function LevelChoices({ stages, chosenId, onChoose, onAdd }: LevelChoicesProps) {
  const group = useId();
  return (
    <div className={styles.levels}>
      <fieldset className={styles.list} aria-label="Levels">
        {stages.map((stage) => (
          <LevelChoice
            key={stage.id}
            stage={stage}
            group={group}
            isChosen={stage.id === chosenId}
            onChoose={() => onChoose(stage)}
          />
        ))}
      </fieldset>
      <button type="button" className={styles.newLevel} onClick={onAdd}>
        <Plus size={20} strokeWidth={3} aria-hidden="true" /> New level
      </button>
    </div>
  );
}

interface LevelChoiceProps {
  readonly stage: Stage;
  readonly group: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function LevelChoice({ stage, group, isChosen, onChoose }: LevelChoiceProps) {
  const characters = useEditorState(({ document }) => document.characters);
  const picture = useStartPicture(stage, characters, DRAWN_WIDTH);
  return (
    <label className={styles.level}>
      <input type="radio" name={group} checked={isChosen} onChange={onChoose} />
      <span className={styles.levelPicture}>
        <DataPicture url={picture} {...fitInto(stage, PICTURE_SPACE)} />
      </span>
      <span className={styles.levelName}>{stage.name || "Untitled"}</span>
      {isChosen && (
        <span className={styles.tick}>
          <Check size={15} strokeWidth={4} aria-hidden="true" />
        </span>
      )}
    </label>
  );
}
