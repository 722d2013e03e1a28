/** The value of a variable as text to type: it counts on Enter, or when the hand goes elsewhere (details §9). */
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { VARIABLE_TEXT_MAX } from "../../../engine/index.ts";
import styles from "./Variables.module.css";

export interface ValueFieldProps {
  /** Of the variable. */
  readonly name: string;
  /** All that a screen reader says of it, where it is no plain value of a variable. */
  readonly label?: string;
  /** As it is right now; while it is edited, what was there as the editing began is kept. */
  readonly value: string;
  readonly disabled: boolean;
  /** Called with a text that is another one than before. */
  readonly onCommit: (text: string) => void;
}

interface Draft {
  readonly from: string;
  readonly text: string;
}

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
      onFocus={() => setDraft(unchanged(value))}
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

/** A field that is taken away while it is edited (another actor was chosen) tells of no blur: what was typed counts all the same. */
function useLeaving(commit: () => void): void {
  const last = useRef(commit);
  useEffect(() => {
    last.current = commit;
  });
  useEffect(() => () => last.current(), []);
}
