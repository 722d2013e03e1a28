/** A labelled choice out of a list that the browser opens. */
import { type ComponentProps, useId } from "react";
import styles from "./Field.module.css";

export interface SelectFieldProps extends Omit<ComponentProps<"select">, "className" | "id"> {
  readonly label: string;
}

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
