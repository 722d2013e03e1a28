import { ArrowDown, ArrowUp, CopyPlus, Minus, Plus } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { useEditor } from "../../../editor/EditorProvider.tsx";
import type { Id } from "../../../engine/index.ts";
import { IconButton } from "../../../widgets/IconButton.tsx";
import styles from "./StagesDialog.module.css";

export interface StageListButtonsProps {
  /** All stages in order. */
  readonly ids: readonly Id[];
  readonly shownId: Id;
  readonly list: RefObject<HTMLElement | null>;
}

/** Buttons that change the list and the stage chosen in it. */
export function StageListButtons({ ids, shownId, list }: StageListButtonsProps) {
  const { stages } = useEditor();
  const index = ids.indexOf(shownId);
  const isLast = index === ids.length - 1;
  return (
    <fieldset className={styles.buttons} aria-label="Change the list">
      <ListButton name="Add a stage" icon={<Plus size={20} />} onPress={() => stages.add()} />
      <ListButton
        name="Remove this stage"
        icon={<Minus size={20} />}
        disabled={ids.length === 1}
        onPress={() => {
          stages.remove(shownId);
          if (!stages.canRemove()) list.current?.querySelector("input")?.focus();
        }}
      />
      <ListButton name="Duplicate this stage" icon={<CopyPlus size={20} />} onPress={() => stages.duplicate(shownId)} />
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
