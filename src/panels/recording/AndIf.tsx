/** Switches a condition off and on again; what it asks is its name for those who do not see the row. */
import styles from "./ConditionRow.module.css";

export interface AndIfProps {
  readonly sentence: string;
  readonly on: boolean;
  readonly onChange: () => void;
}

export function AndIf({ sentence, on, onChange }: AndIfProps) {
  return (
    <button
      type="button"
      role="switch"
      className={styles.andIf}
      aria-checked={on}
      aria-label={`and if: ${sentence}`}
      onClick={onChange}
    >
      <span className={styles.track} aria-hidden="true" />
      and if
    </button>
  );
}
