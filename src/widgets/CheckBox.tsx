import { type ReactNode, useId } from "react";
import styles from "./CheckBox.module.css";

export interface CheckBoxProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  /** What the choice means now, below the label. */
  readonly children?: ReactNode;
}

/** A choice that takes effect with the rest of its form. */
export function CheckBox({ label, on, onChange, children }: CheckBoxProps) {
  const meaning = useId();
  return (
    <div>
      <label className={styles.box}>
        <input
          type="checkbox"
          checked={on}
          aria-describedby={children ? meaning : undefined}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        {label}
      </label>
      {children && (
        <p id={meaning} className={styles.meaning}>
          {children}
        </p>
      )}
    </div>
  );
}
