import type { KeyboardEvent } from "react";
import { keyCodeOf } from "../../browser/keyboard.ts";
import { nameOfKey } from "../../recording/nameOfKey.ts";
import styles from "./KeyPicker.module.css";
import { isChoosable } from "./keyboardLayout.ts";

export interface KeyFieldProps {
  readonly chosen: number | null;
  readonly onChoose: (code: number) => void;
}

/** Names the chosen key and, while it has the focus, chooses the next key pressed on the keyboard. */
export function KeyField({ chosen, onChoose }: KeyFieldProps) {
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Tab" || event.key === "Escape" || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const code = keyCodeOf(event.nativeEvent);
    if (isChoosable(code)) onChoose(code);
  }
  return (
    <input
      data-first=""
      className={styles.field}
      readOnly
      aria-label="Key"
      aria-live="polite"
      placeholder="Press a key, or choose one in the picture"
      value={chosen === null ? "" : nameOfKey(chosen)}
      onKeyDown={onKeyDown}
    />
  );
}
