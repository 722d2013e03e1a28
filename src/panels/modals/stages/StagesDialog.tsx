import { ArrowDown, ArrowUp, CopyPlus, Minus, Plus } from "lucide-react";
import { type ReactNode, type RefObject, useId, useRef } from "react";
import { useEditor, useEditorState } from "../../../editor/EditorProvider.tsx";
import { currentStage, firstStage, type Id, type Stage, stagesInOrder } from "../../../engine/index.ts";
import { Button } from "../../../widgets/Button.tsx";
import { Dialog } from "../../../widgets/Dialog.tsx";
import { IconButton } from "../../../widgets/IconButton.tsx";
import { useEdgeScroll } from "../../../widgets/useEdgeScroll.ts";
import { gapBeside, useListDrag } from "../../../widgets/useListDrag.ts";
import { NoticeBar } from "../../notice/NoticeBar.tsx";
import { StageForm } from "./StageForm.tsx";
import styles from "./StagesDialog.module.css";
import { StageTile } from "./StageTile.tsx";

const WIDTH = 780;

export interface StagesDialogProps {
  /** The dialog of sounds comes back to it. */
  readonly isAtMusic: boolean;
  readonly onClose: () => void;
}

/** The stages of the game: their list, and the settings of the shown one. */
export function StagesDialog({ isAtMusic, onClose }: StagesDialogProps) {
  const stages = useEditorState(({ document }) => stagesInOrder(document.world));
  const shown = useEditorState(({ document }) => currentStage(document.world));
  const footer = (
    <>
      <NoticeBar inDialog />
      <Button variant="primary" onClick={onClose}>
        Done
      </Button>
    </>
  );
  return (
    <Dialog open isStatic title="Stages" width={WIDTH} onClose={onClose} footer={footer}>
      <div className={styles.content}>
        {shown && <StageList stages={stages} shown={shown} />}
        {shown && <StageForm key={shown.id} stage={shown} isAtMusic={isAtMusic} />}
      </div>
    </Dialog>
  );
}

interface StageListProps {
  readonly stages: readonly Stage[];
  readonly shown: Stage;
}

/** The stages in order, each with its picture. The chosen one is shown on the stage, and all buttons act on it. */
function StageList({ stages, shown }: StageListProps) {
  const editor = useEditor();
  const group = useId();
  const list = useRef<HTMLFieldSetElement>(null);
  const characters = useEditorState(({ document }) => document.characters);
  const firstId = useEditorState(({ document }) => firstStage(document.world)?.id);
  const ids = stages.map(({ id }) => id);
  const drag = useListDrag({ list, ids, axis: "y", drop: (stageId, index) => editor.stages.move(stageId, index) });
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

interface StageListButtonsProps {
  /** All stages in order. */
  readonly ids: readonly Id[];
  readonly shownId: Id;
  readonly list: RefObject<HTMLElement | null>;
}

/** Buttons that change the list and the stage chosen in it. */
function StageListButtons({ ids, shownId, list }: StageListButtonsProps) {
  const { stages } = useEditor();
  const index = ids.indexOf(shownId);
  const isLast = index === ids.length - 1;
  return (
    <fieldset className={styles.buttons} aria-label="Change the list">
      <ListButton name="Add a level" icon={<Plus size={20} />} onPress={() => stages.add()} />
      <ListButton
        name="Remove this level"
        icon={<Minus size={20} />}
        disabled={ids.length === 1}
        onPress={() => {
          stages.remove(shownId);
          if (!stages.canRemove()) list.current?.querySelector("input")?.focus();
        }}
      />
      <ListButton name="Duplicate this level" icon={<CopyPlus size={20} />} onPress={() => stages.duplicate(shownId)} />
      <ListButton
        name="Move up"
        icon={<ArrowUp size={20} />}
        disabled={index === 0}
        onPress={() => stages.move(shownId, index - 1)}
      />
      <ListButton
        name="Move down"
        icon={<ArrowDown size={20} />}
        disabled={isLast}
        onPress={() => stages.move(shownId, index + 1)}
      />
    </fieldset>
  );
}

interface ListButtonProps {
  readonly name: string;
  readonly icon: ReactNode;
  readonly onPress: () => void;
  readonly disabled?: boolean;
}

function ListButton({ name, icon, onPress, disabled }: ListButtonProps) {
  return (
    <IconButton
      raised
      name={name}
      icon={<span aria-hidden="true">{icon}</span>}
      tooltipSide="top"
      disabled={disabled}
      onClick={onPress}
    />
  );
}
