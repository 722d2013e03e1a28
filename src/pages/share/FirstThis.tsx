import type { ReactNode } from "react";
import styles from "./FirstThis.module.css";

export interface FirstThisProps {
  readonly sign: ReactNode;
  /** What has to be done first. */
  readonly title: string;
  /** Why, and what does it. */
  readonly children: ReactNode;
}

/** In a pane, in the place of what is not possible yet. */
export function FirstThis({ sign, title, children }: FirstThisProps) {
  return (
    <div className={styles.first}>
      <span className={styles.sign} aria-hidden="true">
        {sign}
      </span>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
