/** Words for screen readers alone. */
import type { HTMLAttributes } from "react";
import styles from "./Unseen.module.css";

export function Unseen(props: HTMLAttributes<HTMLSpanElement>) {
  return <span {...props} className={styles.unseen} />;
}
