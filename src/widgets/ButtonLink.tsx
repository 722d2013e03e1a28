/** A link to another page of ours that looks like a button. */
import type { ReactNode } from "react";
import { Link } from "react-router";
import { type ButtonStyle, buttonClass } from "./buttonClass.ts";

export interface ButtonLinkProps extends ButtonStyle {
  readonly to: string;
  readonly children: ReactNode;
  /** Names the link where its words alone would not tell it from others. */
  readonly name?: string;
}

export function ButtonLink({ to, children, name, ...variant }: ButtonLinkProps) {
  return (
    <Link to={to} className={buttonClass(variant)} aria-label={name}>
      {children}
    </Link>
  );
}
