import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useEditorState } from "../../../editor/EditorProvider.tsx";
import { stagesInOrder, VARIABLE_TEXT_MAX } from "../../../engine/index.ts";
import styles from "./Variables.module.css";

export interface ValueFieldProps {
  /** The name of the variable. */
  readonly name: string;
  /** Replaces the accessible name if the field is not simply the value of a variable. */
  readonly label?: string;
  /** The live value. During editing the field shows the draft instead. */
  readonly value: string;
  readonly disabled: boolean;
  /** Called only with a changed text. */
  readonly onCommit: (text: string) => void;
}

interface Draft {
  readonly from: string;
  readonly text: string;
}

/** The value of a variable as a text field, committed on Enter and on blur. */
export function ValueField({ name, label, value, disabled, onCommit }: ValueFieldProps) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const commit = () => {
    if (draft && draft.text.trim() !== draft.from) onCommit(draft.text);
  };
  useLeaving(commit);
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    event.stopPropagation();
    if (!draft || event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      commit();
      setDraft(unchanged(draft.text.trim()));
    }
    if (event.key === "Escape") setDraft(unchanged(draft.from));
  }
  return (
    <input
      className={styles.field}
      aria-label={label ?? `Value of ${name}`}
      value={draft?.text ?? value}
      disabled={disabled}
      maxLength={VARIABLE_TEXT_MAX}
      autoComplete="off"
      spellCheck={false}
      onFocus={({ target }) => {
        // What is typed replaces it.
        target.select();
        setDraft(unchanged(value));
      }}
      onChange={(event) => setDraft({ from: draft?.from ?? value, text: event.target.value })}
      onKeyDown={onKeyDown}
      onBlur={() => {
        commit();
        setDraft(null);
      }}
    />
  );
}

function unchanged(text: string): Draft {
  return { from: text, text };
}

/** Commits the draft when the field unmounts during editing, because another actor was selected: no blur event follows then. */
function useLeaving(commit: () => void): void {
  const last = useRef(commit);
  useEffect(() => {
    last.current = commit;
  });
  useEffect(() => () => last.current(), []);
}

interface VariableValueProps extends Omit<ValueFieldProps, "disabled"> {
  /** With `stage`, the value is one of the stages. */
  readonly type: string | undefined;
}

/** The value of a variable in the field for its type, disabled with any tool but the pointer. */
export function VariableValue({ type, ...field }: VariableValueProps) {
  const disabled = useEditorState((state) => state.ui.toolId !== "pointer");
  return type === "stage" ? (
    <StageField {...field} disabled={disabled} />
  ) : (
    <ValueField {...field} disabled={disabled} />
  );
}

/** The value of a variable that holds a stage: one of the stages of the game. */
function StageField({ name, value, disabled, onCommit }: ValueFieldProps) {
  const stages = useEditorState(({ document }) => stagesInOrder(document.world));
  const isGone = !stages.some(({ id }) => id === value);
  return (
    <select
      className={styles.field}
      aria-label={`Value of ${name}`}
      value={value}
      disabled={disabled}
      onChange={(event) => onCommit(event.target.value)}
    >
      {isGone && (
        <option value={value} disabled>
          No stage
        </option>
      )}
      {stages.map((stage) => (
        <option key={stage.id} value={stage.id}>
          {stage.name || "Untitled Stage"}
        </option>
      ))}
    </select>
  );
}
