import { useStore } from "zustand";
import styles from "./Announcer.module.css";
import { announcement } from "./announcement.ts";

/** The live region in which screen readers find the texts of `announce`; there is one on every page. */
export function Announcer() {
  const { text, serial } = useStore(announcement);
  return (
    <div className={styles.unseen} role="status" aria-live="polite">
      <span key={serial}>{text}</span>
    </div>
  );
}
