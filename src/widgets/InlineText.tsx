import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from "react";
import styles from "./InlineText.module.css";

const DEFAULT_LENGTH_MAX = 60;

export interface InlineTextProps {
  readonly value: string;
  /** Called only if the text has changed; it is trimmed and not empty. */
  readonly onCommit: (text: string) => void;
  /** For screen readers: "Name of the world". */
  readonly name: string;
  /** If false, it is plain text. */
  readonly editable?: boolean;
  /** What an emptied field is set to; by default the old text. */
  readonly emptyValue?: string;
  /** For a new thing that is to be named at once. */
  readonly startsEditing?: boolean;
  /** Shown in the empty field of a thing that has no name of its own yet. With it, nothing is there to type over. */
  readonly placeholder?: string;
  /** Shown in place of a value that tells nothing, which the field still has. */
  readonly standIn?: string;
  /** Shows up to two lines instead of one. */
  readonly wraps?: boolean;
  readonly maxLength?: number;
}

/** A name that turns into a text field when it is pressed. */
export function InlineText(props: InlineTextProps) {
  const { value, name, editable = true, startsEditing = false, standIn: shown = value, wraps = false } = props;
  const [editing, setEditing] = useState(startsEditing && editable);
  const endedByKey = useRef(false);
  const isPressed = useRef(false);
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
  // Once, after a key ended the editing. A press elsewhere ended it by taking the focus, and keeps it.
  const takeFocusBack = (label: HTMLButtonElement | null) => {
    if (label && endedByKey.current) label.focus();
    endedByKey.current = false;
  };
  // A finger that picked a tile has let go where its name is a button only since then: that press is not meant for the name.
  const press = ({ detail }: MouseEvent) => {
    if (detail === 0 || isPressed.current) setEditing(true);
    isPressed.current = false;
  };
  const className = [styles.label, wraps && styles.wrap].filter(Boolean).join(" ");
  if (!editable)
    return (
      <span className={className} title={shown}>
        {shown}
      </span>
    );
  return (
    <button
      ref={takeFocusBack}
      type="button"
      className={className}
      title={shown}
      aria-label={`${name}: ${shown}`}
      onPointerDown={() => {
        isPressed.current = true;
      }}
      onClick={press}
    >
      {shown}
    </button>
  );
}

interface InlineFieldProps extends InlineTextProps {
  readonly onEnd: (byKey: boolean) => void;
}

function InlineField(props: InlineFieldProps) {
  const { value, onCommit, name, emptyValue, placeholder, maxLength = DEFAULT_LENGTH_MAX, onEnd } = props;
  const field = useRef<HTMLInputElement>(null);
  // Escape and Enter remove the field, which fires a blur event as well; only the first of them counts.
  const isOver = useRef(false);
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  function end(text: string, byKey: boolean) {
    if (isOver.current) return;
    isOver.current = true;
    const next = text.trim() || emptyValue || value;
    if (next !== value) onCommit(next);
    onEnd(byKey);
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // A shortcut of the page, which moves the focus where it leads; what is typed is kept.
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      end(event.currentTarget.value, false);
      return;
    }
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key !== "Enter" && event.key !== "Escape") return;
    // The label gets the focus at once, and the keypress that follows this event would activate it.
    event.preventDefault();
    end(event.key === "Enter" ? event.currentTarget.value : value, true);
  }
  return (
    <input
      ref={field}
      className={styles.field}
      aria-label={name}
      defaultValue={placeholder === undefined ? value : ""}
      placeholder={placeholder}
      maxLength={maxLength}
      onKeyDown={onKeyDown}
      onBlur={(event) => end(event.currentTarget.value, false)}
    />
  );
}
