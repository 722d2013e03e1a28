/** A short line with a way on, shown for ten seconds and read aloud (details, top). Give a new notice a new `key`. */
import { X } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { after } from "../browser/timers.ts";
import { announce } from "./announcement.ts";
import styles from "./Toast.module.css";

const SHOWN_MS = 10_000;

export interface ToastButton {
  /** Stays the same while its label changes, so that it keeps the focus. */
  readonly key: string;
  readonly label: string;
  readonly onPress: () => void;
}

export interface ToastProps {
  readonly text: string;
  readonly buttons?: readonly ToastButton[];
  /** Its time is over, or it was sent away. */
  readonly onGone: () => void;
}

export function Toast({ text, buttons = [], onGone }: ToastProps) {
  // A hand or the focus on it is a sign that it is still being read.
  const [held, setHeld] = useState(false);
  const gone = useEffectEvent(onGone);
  useEffect(() => announce(text), [text]);
  useEffect(() => (held ? undefined : after(SHOWN_MS, () => gone())), [held]);
  return (
    <section
      className={styles.notice}
      aria-label="Notice"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span>{text}</span>
      {buttons.map(({ key, label, onPress }) => (
        <button key={key} type="button" className={styles.button} onClick={onPress}>
          {label}
        </button>
      ))}
      <button type="button" className={styles.close} aria-label="Close the notice" onClick={onGone}>
        <X size={18} aria-hidden="true" />
      </button>
    </section>
  );
}
