/** What a chunky button looks like, shared by real buttons and by links that look like one. */
import styles from "./Button.module.css";

export interface ButtonStyle {
  /** `primary` the main thing to do, `sunny` an invitation, `go` a start, `danger` something is lost, `quiet` an aside. */
  readonly variant?: "plain" | "primary" | "sunny" | "go" | "danger" | "quiet";
  readonly size?: "small" | "medium" | "large";
  /** Takes the whole width of its place. */
  readonly wide?: boolean;
}

export function buttonClass({ variant = "plain", size = "medium", wide = false }: ButtonStyle): string {
  return [styles.button, styles[variant], styles[size], wide && styles.wide].filter(Boolean).join(" ");
}
