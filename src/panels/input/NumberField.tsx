import { type KeyboardEvent, useState } from "react";
import type { Bounds } from "../../engine/index.ts";
import styles from "./NumberField.module.css";

export interface NumberFieldProps {
  /** The accessible name. */
  readonly name: string;
  readonly value: number;
  readonly bounds: Bounds;
  /** Called only with another number within the bounds. */
  readonly onCommit: (value: number) => void;
  readonly tabIndex?: 0 | -1;
}

/** A whole number that is typed, committed on Enter and on blur. Escape, and what is no number, leave it as it was. */
export function NumberField({ name, value, bounds: { least, most }, onCommit, tabIndex }: NumberFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    setDraft(null);
    const typed = Number(draft);
    if (draft === null || draft.trim() === "" || !Number.isFinite(typed)) return;
    const bounded = Math.min(most, Math.max(least, Math.round(typed)));
    if (bounded !== value) onCommit(bounded);
  };
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") commit();
    if (event.key === "Escape") setDraft(null);
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(most, Math.max(least, value + step));
    setDraft(null);
    if (next !== value) onCommit(next);
  }
  return (
    <input
      className={styles.field}
      aria-label={name}
      inputMode="numeric"
      value={draft ?? String(value)}
      maxLength={String(most).length}
      autoComplete="off"
      tabIndex={tabIndex}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setDraft(target.value)}
      onKeyDown={onKeyDown}
      onBlur={commit}
    />
  );
}
