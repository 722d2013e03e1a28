/** Ways for a keyboard past what it need not walk through; seen only while one of them has the focus. */
import { focusPart } from "./partFocus.ts";
import styles from "./SkipLinks.module.css";

export interface SkipLinksProps {
  /** Brings the inspector into sight, where it is a sheet. */
  readonly onInspector: () => void;
}

export function SkipLinks({ onInspector }: SkipLinksProps) {
  return (
    <nav className={styles.skips} aria-label="Skip">
      <button type="button" className={styles.skip} onClick={() => focusPart("Stage")}>
        Skip to the stage
      </button>
      <button type="button" className={styles.skip} onClick={() => focusPart("Characters")}>
        Skip to the characters
      </button>
      <button type="button" className={styles.skip} onClick={onInspector}>
        Skip to the inspector
      </button>
      <p className={styles.hint}>
        <kbd>F6</kbd> goes from part to part
      </p>
    </nav>
  );
}
