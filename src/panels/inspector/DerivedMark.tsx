import styles from "./DerivedMark.module.css";
import type { MadeFrom } from "./useMadeFrom.ts";
import { wayLook } from "./wayWords.ts";

/** In the corner of a card whose rule was made from another one: the direction. The card says it to screen readers. */
export function DerivedMark({ words, step }: MadeFrom) {
  const { Arrow } = wayLook(step);
  return (
    <span className={styles.mark} data-made-from title={words} aria-hidden="true">
      <Arrow size={14} strokeWidth={3} />
    </span>
  );
}
