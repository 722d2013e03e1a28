import type { ReactNode } from "react";
import styles from "./NibSays.module.css";

export interface NibSaysProps {
  readonly pose: "rest" | "cheer" | "oops";
  readonly title: string;
  readonly children?: ReactNode;
}

/** Nib says in large letters what happens, which is read aloud, and below it what to mind. */
export function NibSays({ pose, title, children }: NibSaysProps) {
  return (
    <div className={styles.says}>
      <span className={styles.nib} data-pose={pose} aria-hidden="true" />
      <div>
        <p className={styles.title} role="status">
          {title}
        </p>
        {children && <p className={styles.note}>{children}</p>}
      </div>
    </div>
  );
}
