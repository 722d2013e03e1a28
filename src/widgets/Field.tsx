import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./Field.module.css";

export interface FieldProps extends Omit<ComponentProps<"input">, "className" | "id"> {
  readonly label: string;
  readonly hint?: string;
  /** What is wrong with this field, in place of the hint. Marks it as invalid. */
  readonly message?: string | null;
  /** Marks it as invalid without a message, if the form shows one. */
  readonly isWrong?: boolean;
  /** A button at the end of the field. */
  readonly button?: ReactNode;
}

/** A text field with its label, a hint and an error message. */
export function Field({ label, hint, message, isWrong = false, button, ...input }: FieldProps) {
  const id = useId();
  const note = message || hint;
  const notes = [input["aria-describedby"], note && `${id}-note`].filter(Boolean).join(" ");
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.line}>
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={message || isWrong ? true : undefined}
          aria-describedby={notes || undefined}
        />
        {button}
      </div>
      {note && (
        <p id={`${id}-note`} className={message ? styles.message : styles.hint} role={message ? "alert" : undefined}>
          {note}
        </p>
      )}
    </div>
  );
}

export interface SelectFieldProps extends Omit<ComponentProps<"select">, "className" | "id"> {
  readonly label: string;
}

/** A native select with its label. */
export function SelectField({ label, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select {...select} id={id} className={styles.input} />
    </div>
  );
}
