import styles from "./Button.module.css";

export interface ButtonStyle {
  /** `primary`: the main action. `sunny`: an invitation. `go`: starts something. `danger`: loses something. `quiet`: a side action. */
  readonly variant?: "plain" | "primary" | "sunny" | "go" | "danger" | "quiet";
  readonly size?: "small" | "medium" | "large";
  /** As wide as its container. */
  readonly wide?: boolean;
}

/** The class of a button, for elements other than Button and ButtonLink that look like one. */
export function buttonClass({ variant = "plain", size = "medium", wide = false }: ButtonStyle): string {
  return [styles.button, styles[variant], styles[size], wide && styles.wide].filter(Boolean).join(" ");
}
