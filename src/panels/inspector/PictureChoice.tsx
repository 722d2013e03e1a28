/** One of a few pictures, chosen by a press. */
import { type ReactNode, useId } from "react";
import styles from "./VariablesTab.module.css";

export interface PictureChoiceProps<Value extends string> {
  readonly title: string;
  readonly choices: readonly { readonly value: Value; readonly label: string; readonly picture: ReactNode }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

export function PictureChoice<Value extends string>({ title, choices, chosen, onChoose }: PictureChoiceProps<Value>) {
  const group = useId();
  return (
    <fieldset className={styles.box}>
      <legend className={styles.title}>{title}</legend>
      <div className={styles.choices}>
        {choices.map(({ value, label, picture }) => (
          <label key={value} className={styles.choice} title={label}>
            <input
              type="radio"
              name={group}
              aria-label={label}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {picture}
            <span className={styles.label}>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
