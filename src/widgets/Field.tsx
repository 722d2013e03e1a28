/** A labelled line to type in, with a hint before and a message after something went wrong. */
import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./Field.module.css";

export interface FieldProps extends Omit<ComponentProps<"input">, "className" | "id"> {
  readonly label: string;
  readonly hint?: string;
  /** What is wrong with this field; marks it and is read with it. */
  readonly message?: string | null;
  /** Marks it without a message of its own, where the form has said what is wrong. */
  readonly isWrong?: boolean;
  /** A button that belongs to the field, at its end. */
  readonly button?: ReactNode;
}

export function Field({ label, hint, message, isWrong = false, button, ...input }: FieldProps) {
  const id = useId();
  const notes = [hint && `${id}-hint`, message && `${id}-message`].filter(Boolean).join(" ");
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
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {message && (
        <p id={`${id}-message`} className={styles.message}>
          {message}
        </p>
      )}
    </div>
  );
}
