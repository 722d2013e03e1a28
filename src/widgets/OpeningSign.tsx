import styles from "./OpeningSign.module.css";

/** Says, in the middle of its positioned parent, that what was pressed is opening, which takes seconds on a slow machine. */
export function OpeningSign() {
  return <div className={styles.sign} aria-hidden="true" />;
}
