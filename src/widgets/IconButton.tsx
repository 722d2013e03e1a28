/** A square button with a picture on it; its name is always there for a screen reader, and in a tooltip for the rest. */
import type { ComponentProps, ReactNode } from "react";
import styles from "./IconButton.module.css";
import { Tooltip } from "./Tooltip.tsx";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "className" | "name" | "children"> {
  readonly icon: ReactNode;
  /** What it does: label and tooltip. */
  readonly name: string;
  readonly shortcut?: string;
  /** On or off, for a button that stays down (a tool in hand). */
  readonly pressed?: boolean;
  readonly raised?: boolean;
  readonly size?: "small" | "medium";
  /** Takes no press and is no stop of the Tab key, but keeps the focus of whoever pressed it until now. */
  readonly disabled?: boolean;
  readonly tooltipSide?: "top" | "bottom" | "left" | "right";
}

export function IconButton({
  icon,
  name,
  shortcut,
  pressed,
  raised = false,
  size = "medium",
  tooltipSide,
  disabled = false,
  onClick,
  tabIndex,
  ...rest
}: IconButtonProps) {
  const look = [styles.icon, raised && styles.raised, size === "small" && styles.small].filter(Boolean).join(" ");
  return (
    <Tooltip text={name} shortcut={shortcut} side={tooltipSide}>
      <button
        type="button"
        aria-disabled={disabled || undefined}
        tabIndex={disabled ? -1 : tabIndex}
        {...rest}
        className={look}
        aria-label={name}
        aria-pressed={pressed}
        onClick={disabled ? undefined : onClick}
      >
        {icon}
      </button>
    </Tooltip>
  );
}
