import styles from "./ConditionRow.module.css";

export interface AndIfProps {
  readonly sentence: string;
  readonly on: boolean;
  readonly onChange: () => void;
}

/** Switches a condition on and off. Its accessible name is the condition's sentence. */
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
