import { type ComponentProps, useId } from "react";
import styles from "./Field.module.css";

export interface TextAreaProps extends Omit<ComponentProps<"textarea">, "className" | "id" | "onChange" | "value"> {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  /** The most characters it takes; it shows how many there are. */
  readonly lettersMax: number;
  /** What is counted, if not characters. */
  readonly count?: string;
  readonly onText: (text: string) => void;
}

/** A field for a few lines of text. */
export function TextArea({ label, hint, value, lettersMax, count, onText, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <div className={styles.labelRow}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <span id={`${id}-count`} className={styles.hint}>
          {count ?? `${[...value].length} of ${lettersMax}`}
        </span>
      </div>
      <textarea
        {...area}
        id={id}
        className={`${styles.input} ${styles.area}`}
        value={value}
        aria-describedby={hint ? `${id}-count ${id}-hint` : `${id}-count`}
        onChange={({ currentTarget }) => onText([...currentTarget.value].slice(0, lettersMax).join(""))}
      />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
