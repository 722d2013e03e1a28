/** A short line with a way on, shown for ten seconds and read aloud (details, top). Give a new notice a new `key`. */
import { X } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { after } from "../browser/after.ts";
import { announce } from "./announcement.ts";
import styles from "./Notice.module.css";

const SHOWN_MS = 10_000;

export interface NoticeProps {
  readonly text: string;
  readonly button?: { readonly label: string; readonly onPress: () => void } | null;
  /** Its time is over, or it was sent away. */
  readonly onGone: () => void;
}

export function Notice({ text, button, onGone }: NoticeProps) {
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
      {button && (
        <button type="button" className={styles.button} onClick={button.onPress}>
          {button.label}
        </button>
      )}
      <button type="button" className={styles.close} aria-label="Close the notice" onClick={onGone}>
        <X size={18} aria-hidden="true" />
      </button>
    </section>
  );
}
