import type { MouseEvent, ReactNode } from "react";
import { Link } from "react-router";
import { type ButtonStyle, buttonClass } from "./buttonClass.ts";

export interface ButtonLinkProps extends ButtonStyle {
  readonly to: string;
  readonly children: ReactNode;
  /** The accessible name, if the text alone does not tell this link from others. */
  readonly name?: string;
  /** It gets the focus when its dialog opens. */
  readonly isFirst?: boolean;
  /** Called before the page changes. */
  readonly onClick?: (event: MouseEvent) => void;
}

/** A link to another page of this site that looks like a button. Apart from Button, because not all parts of a page need the router. */
export function ButtonLink({ to, children, name, isFirst, onClick, ...style }: ButtonLinkProps) {
  return (
    <Link to={to} className={buttonClass(style)} aria-label={name} data-first={isFirst} onClick={onClick}>
      {children}
    </Link>
  );
}
