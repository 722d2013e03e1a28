/** A name that turns into a field when it is pressed (details §2 "Inline texts"). */
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import styles from "./InlineText.module.css";

const LETTERS_MAX = 60;

export interface InlineTextProps {
  readonly value: string;
  /** Called only with a new, trimmed, non-empty text (or `emptyValue`). */
  readonly onCommit: (text: string) => void;
  /** What it names, for a screen reader: "Name of the world". */
  readonly name: string;
  /** False: a plain text. The caller turns it on for the selected thing and the pointer tool. */
  readonly editable?: boolean;
  /** What an emptied field becomes; without it the old text returns. */
  readonly emptyValue?: string;
  /** Starts as a field (a rule just recorded). */
  readonly startsEditing?: boolean;
  /** Two lines at most instead of one with an ellipsis, while it is not edited. */
  readonly wraps?: boolean;
  readonly maxLength?: number;
}

export function InlineText(props: InlineTextProps) {
  const { value, name, editable = true, startsEditing = false, wraps = false } = props;
  const [editing, setEditing] = useState(startsEditing && editable);
  const endedByKey = useRef(false);
  if (editing) {
    return (
      <InlineField
        {...props}
        onEnd={(byKey) => {
          endedByKey.current = byKey;
          setEditing(false);
        }}
      />
    );
  }
  // A keyboard goes on where it was, once; a press elsewhere keeps the focus it took.
  const takeFocusBack = (label: HTMLButtonElement | null) => {
    if (label && endedByKey.current) label.focus();
    endedByKey.current = false;
  };
  const look = [styles.label, wraps && styles.wrap].filter(Boolean).join(" ");
  if (!editable) return <span className={look}>{value}</span>;
  return (
    <button
      ref={takeFocusBack}
      type="button"
      className={look}
      title={value}
      aria-label={`${name}: ${value}`}
      onClick={() => setEditing(true)}
    >
      {value}
    </button>
  );
}

interface InlineFieldProps extends InlineTextProps {
  readonly onEnd: (byKey: boolean) => void;
}

function InlineField({ value, onCommit, name, emptyValue, maxLength = LETTERS_MAX, onEnd }: InlineFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  // Escape and Enter take the field away, and a browser tells that as a blur too: only the first end counts.
  const over = useRef(false);
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  function end(text: string, byKey: boolean) {
    if (over.current) return;
    over.current = true;
    const next = text.trim() || emptyValue || value;
    if (next !== value) onCommit(next);
    onEnd(byKey);
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key !== "Enter" && event.key !== "Escape") return;
    // The label gets the focus at once, and the rest of this very key press would open it again.
    event.preventDefault();
    end(event.key === "Enter" ? event.currentTarget.value : value, true);
  }
  return (
    <input
      ref={field}
      className={styles.field}
      aria-label={name}
      defaultValue={value}
      maxLength={maxLength}
      onKeyDown={onKeyDown}
      onBlur={(event) => end(event.currentTarget.value, false)}
    />
  );
}
