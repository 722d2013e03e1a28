/** One choice of a few, all in view side by side. */
import { type ReactNode, useId } from "react";
import styles from "./Segmented.module.css";

export interface SegmentedChoice<Value> {
  readonly value: Value;
  readonly label: string;
  /** The key that chooses it, as printed on a keyboard. */
  readonly shortcut?: string;
  /** Drawn in place of the label, which stays its name. */
  readonly picture?: ReactNode;
}

export interface SegmentedProps<Value> {
  /** What is chosen here: "Speed". */
  readonly name: string;
  readonly choices: readonly SegmentedChoice<Value>[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

export function Segmented<Value extends string | number>({ name, choices, chosen, onChoose }: SegmentedProps<Value>) {
  const group = useId();
  return (
    <fieldset className={styles.group} aria-label={name}>
      {choices.map(({ value, label, shortcut, picture }) => (
        <label key={value} className={styles.choice} title={shortcut ? `${label} (${shortcut})` : label}>
          <input
            type="radio"
            name={group}
            aria-label={label}
            aria-keyshortcuts={shortcut}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {picture ?? label}
        </label>
      ))}
    </fieldset>
  );
}
