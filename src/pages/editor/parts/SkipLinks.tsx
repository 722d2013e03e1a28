import { focusPart } from "./partFocus.ts";
import styles from "./SkipLinks.module.css";

export interface SkipLinksProps {
  /** Opens the inspector if it is a sheet, and focuses it. */
  readonly onInspector: () => void;
}

/** Links that let keyboard users skip the toolbar. Visible only while one of them has the focus. */
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
