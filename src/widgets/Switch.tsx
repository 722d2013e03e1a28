import styles from "./Switch.module.css";

export interface SwitchProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly disabled?: boolean;
}

/** A switch that takes effect at once. */
export function Switch({ label, on, onChange, disabled }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      className={styles.row}
      aria-checked={on}
      disabled={disabled}
      onClick={() => onChange(!on)}
    >
      <span className={styles.track} aria-hidden="true" />
      {label}
    </button>
  );
}
