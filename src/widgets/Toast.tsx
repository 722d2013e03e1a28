import { X } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { after } from "../browser/timers.ts";
import { announce } from "./announcement.ts";
import styles from "./Toast.module.css";

const SHOWN_MS = 10_000;
const SHOWN_BRIEFLY_MS = 6_000;

export interface ToastButton {
  /** Stays the same when the label changes, so that the button keeps the focus. */
  readonly key: string;
  readonly label: string;
  readonly onPress: () => void;
}

export interface ToastProps {
  readonly text: string;
  readonly buttons?: readonly ToastButton[];
  /** Stays until it is closed. */
  readonly stays?: boolean;
  /** Goes sooner than others: what it offers is seldom wanted. */
  readonly isBrief?: boolean;
  /** Called when its time is over or it is closed. */
  readonly onGone: () => void;
}

/** A short message with buttons, read aloud and shown for ten seconds, or six if it is brief, unless it stays. A new message needs a new `key`. */
export function Toast({ text, buttons = [], stays = false, isBrief = false, onGone }: ToastProps) {
  // A pointer or the focus on it means that it is still being read.
  const [held, setHeld] = useState(false);
  const gone = useEffectEvent(onGone);
  useEffect(() => announce(text), [text]);
  const time = isBrief ? SHOWN_BRIEFLY_MS : SHOWN_MS;
  useEffect(() => (held || stays ? undefined : after(time, () => gone())), [held, stays, time]);
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
