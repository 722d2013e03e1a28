import { useId, useRef } from "react";
import { useEditor, useEditorState } from "../../../editor/EditorProvider.tsx";
import { firstStage, type Stage } from "../../../engine/index.ts";
import { gapBeside, useListDrag } from "../../input/useListDrag.ts";
import { useEdgeScroll } from "../../inspector/useEdgeScroll.ts";
import { StageListButtons } from "./StageListButtons.tsx";
import styles from "./StagesDialog.module.css";
import { StageTile } from "./StageTile.tsx";

export interface StageListProps {
  readonly stages: readonly Stage[];
  readonly shown: Stage;
}

/** The stages in order, each with its picture. The chosen one is shown on the stage, and all buttons act on it. */
export function StageList({ stages, shown }: StageListProps) {
  const editor = useEditor();
  const group = useId();
  const list = useRef<HTMLFieldSetElement>(null);
  const characters = useEditorState(({ document }) => document.characters);
  const firstId = useEditorState(({ document }) => firstStage(document.world)?.id);
  const ids = stages.map(({ id }) => id);
  const drag = useListDrag({ list, ids, axis: "y", drop: (stageId, place) => editor.stages.move(stageId, place) });
  useEdgeScroll(list, drag.draggedId !== null);
  return (
    <div className={styles.side}>
      <fieldset ref={list} className={styles.list} aria-label="Stages">
        {stages.map((stage, index) => (
          <StageTile
            key={stage.id}
            stage={stage}
            characters={characters}
            group={group}
            isShown={stage.id === shown.id}
            isFirst={stages.length > 1 && stage.id === firstId}
            isDragged={drag.draggedId === stage.id}
            gap={gapBeside(drag.gap, index, stages.length)}
            onChoose={() => editor.stages.show(stage.id)}
            onGrip={(event) => drag.grip(event, stage.id)}
          />
        ))}
      </fieldset>
      <StageListButtons ids={ids} shownId={shown.id} list={list} />
    </div>
  );
}
