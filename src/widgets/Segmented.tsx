import { type ReactNode, useId } from "react";
import styles from "./Segmented.module.css";

export interface SegmentedChoice<Value> {
  readonly value: Value;
  readonly label: string;
  /** The key that chooses it, as printed on a keyboard. */
  readonly shortcut?: string;
  /** Shown instead of the label, which remains the accessible name. */
  readonly picture?: ReactNode;
}

export interface SegmentedProps<Value> {
  /** The label of the group: "Speed". */
  readonly name: string;
  readonly choices: readonly SegmentedChoice<Value>[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
  /** Pictures as square tiles, which wrap into rows; otherwise one row. */
  readonly look?: "row" | "tiles";
}

/** A choice between a few options, side by side. */
export function Segmented<Value extends string | number>(props: SegmentedProps<Value>) {
  const { name, choices, chosen, onChoose, look = "row" } = props;
  const group = useId();
  return (
    <fieldset className={styles.group} data-look={look} aria-label={name}>
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
