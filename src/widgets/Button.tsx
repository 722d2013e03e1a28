import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
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

export interface ButtonLinkProps extends ButtonStyle {
  readonly to: string;
  readonly children: ReactNode;
  /** The accessible name, if the text alone does not tell this link from others. */
  readonly name?: string;
}

/** A link to another page of this site that looks like a button. */
export function ButtonLink({ to, children, name, ...style }: ButtonLinkProps) {
  return (
    <Link to={to} className={buttonClass(style)} aria-label={name}>
      {children}
    </Link>
  );
}
