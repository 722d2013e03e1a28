import type { ReactNode } from "react";
import { Link } from "react-router";
import styles from "./ClassDoor.module.css";

interface ClassHeadProps {
  readonly picture: ReactNode;
  readonly words: string;
  readonly leadsHome?: boolean;
  /** At the other end. */
  readonly children?: ReactNode;
}

/** The bar of a class's pages: which class, or which child. */
export function ClassHead({ picture, words, leadsHome = false, children }: ClassHeadProps) {
  return (
    <header className={styles.head}>
      {leadsHome ? (
        <Link to="/" className={styles.who}>
          {picture}
          <span>{words}</span>
        </Link>
      ) : (
        <p className={styles.who}>
          {picture}
          <span>{words}</span>
        </p>
      )}
      {children}
    </header>
  );
}
