/** A line to look for something in a list that is shown anyway. */
import { Search } from "lucide-react";
import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import styles from "./SearchField.module.css";

export interface SearchFieldProps {
  /** What is looked for: label and hint. */
  readonly name: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** Escape empties it first; what is around it (a dialog) hears only the next one. */
export function SearchField({ name, value, onChange }: SearchFieldProps) {
  const field = useFirstInDialog();
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape" || value === "") return;
    event.preventDefault();
    event.stopPropagation();
    onChange("");
  }
  return (
    <div className={styles.search}>
      <Search className={styles.glass} size={16} aria-hidden="true" />
      <input
        ref={field}
        type="search"
        className={styles.field}
        aria-label={name}
        placeholder={name}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

/** A list that comes into an open dialog only after a while: its field has the focus, unless something in the dialog has it already. */
function useFirstInDialog() {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement?.matches("[role=dialog]")) field.current?.focus();
  }, []);
  return field;
}
