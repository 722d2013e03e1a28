/** 'Loading...', with three squares that hop meanwhile. */
import styles from "./Page.module.css";

export function Loading() {
  return (
    <div className={styles.loading} role="status">
      <HoppingSquares />
      Loading...
    </div>
  );
}

export function HoppingSquares() {
  return (
    <span className={styles.hop} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
