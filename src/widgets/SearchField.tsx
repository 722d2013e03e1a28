import { Search } from "lucide-react";
import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import { isTouchScreen } from "../browser/screen.ts";
import styles from "./SearchField.module.css";

export interface SearchFieldProps {
  /** The label and, unless there is a shorter one, the placeholder. */
  readonly name: string;
  readonly placeholder?: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** Filters a list that is already shown. Escape clears the text, and only reaches a dialog around it if there is none. */
export function SearchField({ name, placeholder = name, value, onChange }: SearchFieldProps) {
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
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

/**
 * Focuses the field of a list that appears after its dialog has opened, unless the focus has moved on from the dialog. On a touch screen
 * it would raise the keyboard over the list.
 */
function useFirstInDialog() {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (isTouchScreen()) return;
    if (document.activeElement?.matches("[role=dialog]")) field.current?.focus();
  }, []);
  return field;
}
