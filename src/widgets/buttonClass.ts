/** What a chunky button looks like, shared by real buttons and by links that look like one. */
import styles from "./Button.module.css";

export interface ButtonLook {
  /** `primary` the main thing to do, `sunny` an invitation, `go` a start, `danger` something is lost, `quiet` an aside. */
  readonly look?: "plain" | "primary" | "sunny" | "go" | "danger" | "quiet";
  readonly size?: "small" | "medium" | "large";
  /** Takes the whole width of its place. */
  readonly wide?: boolean;
}

export function buttonClass({ look = "plain", size = "medium", wide = false }: ButtonLook): string {
  return [styles.button, styles[look], styles[size], wide && styles.wide].filter(Boolean).join(" ");
}
