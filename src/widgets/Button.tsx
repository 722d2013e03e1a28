import type { ComponentProps } from "react";
import styles from "./Button.module.css";
import { type ButtonStyle, buttonClass } from "./buttonClass.ts";

export interface ButtonProps extends ButtonStyle, Omit<ComponentProps<"button">, "className"> {
  /** Shows a spinner, and ignores presses meanwhile. */
  readonly busy?: boolean;
}

export function Button({ variant, size, wide, busy = false, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, wide })}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}
