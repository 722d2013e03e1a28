import { ChevronDown } from "lucide-react";
import type { KeyboardEvent } from "react";
import { useEditorState, usePreview } from "../../editor/EditorProvider.tsx";
import type { RowsTarget } from "../../editor/index.ts";
import type { Actors, Operand } from "../../engine/index.ts";
import type { Recording, ValueKind } from "../../recording/index.ts";
import { type OperandGroup, operandName } from "../../recording/operands.ts";
import { IconButton } from "../../widgets/IconButton.tsx";
import { Menu } from "../../widgets/Menu.tsx";
import { usePressTarget } from "../input/usePressTarget.ts";
import { ValueField } from "../inspector/variables/ValueField.tsx";
import { useGameContext } from "../selection/useGameContext.ts";
import { OperandMenuItems } from "./OperandMenuItems.tsx";
import styles from "./OperandSlot.module.css";
import { PictureChoices } from "./PictureChoices.tsx";
import { RowActor } from "./RowActor.tsx";
import { useConstantChoices } from "./useConstantChoices.tsx";

export interface OperandSlotProps {
  readonly target: RowsTarget;
  /** The accessible name, which tells what the operand belongs to. */
  readonly name: string;
  /** The purpose of the menu of other values: a condition compares with them, an action uses them. */
  readonly otherValues: "Compare with" | "Use";
  readonly operand: Operand;
  readonly kind: ValueKind;
  /** What it can hold instead of a constant. */
  readonly groups: readonly OperandGroup[];
  readonly recording: Recording;
  /** The actors it may refer to, as they are before this row. */
  readonly actors: Actors;
  readonly onChoose: (operand: Operand) => void;
  /** Turns it back into a constant. */
  readonly onClear: () => void;
}

/** An operand: a constant that is typed or chosen, or a value of an actor in the picture or of the world. */
export function OperandSlot(props: OperandSlotProps) {
  const { target, operand, kind, groups } = props;
  const holdsTrash = useEditorState((state) => state.ui.toolId === "trash");
  const isOver = usePreview((preview) => isSame(preview.rowPlace, target));
  const isOpen = "constant" in operand && kind.kind !== "stage";
  return (
    <span className={styles.slot} data-slot={JSON.stringify(target)} data-over={isOver}>
      {isOpen ? <OpenValue {...props} constant={operand.constant} /> : <ChosenValue {...props} />}
      {isOpen && groups.length > 0 && <OtherValues {...props} />}
      {holdsTrash && !("constant" in operand) && <TrashCover {...props} />}
    </span>
  );
}

/** A constant that is changed in place: typed, or chosen among pictures. */
function OpenValue(props: OperandSlotProps & { readonly constant: string }) {
  const { name, kind, constant, onChoose } = props;
  const choices = useConstantChoices(kind);
  if (kind.kind === "text") return <TypedValue {...props} />;
  return (
    <PictureChoices
      name={name}
      choices={choices}
      chosen={constant}
      onChoose={(chosen) => onChoose({ constant: chosen })}
    />
  );
}

function TypedValue({ name, constant, onChoose }: OperandSlotProps & { readonly constant: string }) {
  return (
    <span className={styles.typed}>
      <ValueField
        name={name}
        label={name}
        value={constant}
        disabled={false}
        onCommit={(text) => onChoose({ constant: text.trim() })}
      />
    </span>
  );
}

/** What another character has of each kind of value. */
const NOUNS: Readonly<Record<ValueKind["kind"], string>> = {
  appearance: "look",
  direction: "facing",
  stage: "level",
  text: "number",
};

function OtherValues(props: OperandSlotProps) {
  const trigger = (
    <IconButton
      icon={<ChevronDown size={16} aria-hidden="true" />}
      name={`${props.otherValues} a character's ${NOUNS[props.kind.kind]}. ${props.name}`}
      size="small"
    />
  );
  return (
    <Menu trigger={trigger} align="end">
      <OperandMenuItems {...props} choices={[]} />
    </Menu>
  );
}

/** A button that opens the choice of operands; Backspace turns it back into a constant. */
function ChosenValue(props: OperandSlotProps) {
  const { name, operand, kind, onClear } = props;
  const choices = useConstantChoices(kind);
  const shown = useShown(props, choices);
  const trigger = (
    <button
      type="button"
      className={styles.chip}
      data-constant={"constant" in operand}
      aria-label={`${shown.full}. ${name}`}
      onKeyDown={(event) => clears(event) && onClear()}
    >
      {shown.picture}
      <span className={styles.words}>{shown.words}</span>
      <ChevronDown size={14} aria-hidden="true" />
    </button>
  );
  return (
    <Menu trigger={trigger}>
      <OperandMenuItems {...props} choices={choices} />
    </Menu>
  );
}

/** With the trash tool, a press removes the reference and leaves a constant. */
function TrashCover({ target, name }: OperandSlotProps) {
  const press = usePressTarget(target);
  return <button type="button" className={styles.cover} aria-label={`Take it out. ${name}`} {...press} />;
}

function useShown({ operand, recording, actors }: OperandSlotProps, choices: ReturnType<typeof useConstantChoices>) {
  const game = useGameContext();
  if ("constant" in operand) {
    const now = choices.find(({ value }) => value === operand.constant);
    const words = now?.label ?? "Gone";
    return { picture: now?.picture, words, full: words };
  }
  const { actor, shown, full } = operandName(recording, game, actors, operand);
  return { picture: actor && <RowActor actor={actor} />, words: shown, full };
}

function clears({ key }: KeyboardEvent): boolean {
  return key === "Backspace" || key === "Delete";
}

function isSame(place: unknown, target: RowsTarget): boolean {
  return JSON.stringify(place) === JSON.stringify(target);
}
