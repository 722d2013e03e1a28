import type { ReactNode } from "react";
import styles from "./ClassDoor.module.css";

interface ClassHeadProps {
  readonly picture: ReactNode;
  readonly words: string;
  /** At the other end. */
  readonly children?: ReactNode;
}

/** The bar of a class's pages: which class, or which child. */
export function ClassHead({ picture, words, children }: ClassHeadProps) {
  return (
    <header className={styles.head}>
      <p className={styles.who}>
        {picture}
        <span>{words}</span>
      </p>
      {children}
    </header>
  );
}
