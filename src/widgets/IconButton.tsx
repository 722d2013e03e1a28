import type { ComponentProps, ReactNode } from "react";
import styles from "./IconButton.module.css";
import { Tooltip } from "./Tooltip.tsx";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "className" | "name" | "children"> {
  readonly icon: ReactNode;
  /** What it does: its accessible name and tooltip. */
  readonly name: string;
  readonly shortcut?: string;
  /** Goes on after the name in its tooltip, and is its description: what to do next, or why it is disabled. */
  readonly hint?: string | undefined;
  /** For a toggle button, such as a tool. */
  readonly pressed?: boolean;
  readonly raised?: boolean;
  readonly size?: "small" | "medium";
  /** Ignores presses and leaves the Tab order, but unlike the native attribute does not lose the focus. */
  readonly disabled?: boolean;
  readonly tooltipSide?: "top" | "bottom" | "left" | "right";
}

/** A square button with an icon. */
export function IconButton({
  icon,
  name,
  shortcut,
  hint,
  pressed,
  raised = false,
  size = "medium",
  tooltipSide,
  disabled = false,
  onClick,
  tabIndex,
  ...rest
}: IconButtonProps) {
  const className = [styles.icon, raised && styles.raised, size === "small" && styles.small].filter(Boolean).join(" ");
  return (
    <Tooltip text={hint ? `${name}. ${hint}` : name} shortcut={shortcut} side={tooltipSide}>
      <button
        type="button"
        aria-disabled={disabled || undefined}
        tabIndex={disabled ? -1 : tabIndex}
        {...rest}
        className={className}
        aria-label={name}
        aria-description={hint}
        aria-pressed={pressed}
        onClick={disabled ? undefined : onClick}
      >
        {icon}
      </button>
    </Tooltip>
  );
}
