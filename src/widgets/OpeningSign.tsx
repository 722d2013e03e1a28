import styles from "./OpeningSign.module.css";

/** In the middle of its place, a moment after a press: what the press opens is on its way. On a slow machine that takes seconds. */
export function OpeningSign() {
  return <div className={styles.sign} aria-hidden="true" />;
}
