/** Says aloud, once on every page, what `announce` was told. */
import { useStore } from "zustand";
import styles from "./Announcer.module.css";
import { announcement } from "./announcement.ts";

export function Announcer() {
  const { text, serial } = useStore(announcement);
  return (
    <div className={styles.unseen} role="status" aria-live="polite">
      <span key={serial}>{text}</span>
    </div>
  );
}
