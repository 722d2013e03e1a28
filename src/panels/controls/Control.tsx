import type { ComponentProps, ReactNode } from "react";
import { Tooltip } from "../../widgets/Tooltip.tsx";
import styles from "./StageControls.module.css";

/** For a button that repeats while it is held. */
type HoldHandlers = "onPointerDown" | "onPointerUp" | "onPointerCancel" | "onPointerLeave" | "onContextMenu";

export interface ControlProps extends Pick<ComponentProps<"button">, HoldHandlers> {
  readonly name: string;
  readonly hint: string;
  /** The key that does the same, as printed on a keyboard. */
  readonly shortcut?: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
  readonly lit?: boolean;
  readonly variant?: "play" | "stop" | "quiet";
  /** Ignores presses but stays focusable, so that the focus is not lost when the button switches off under it. */
  readonly disabled?: boolean;
  /** A press while it is disabled. */
  readonly onRefused?: () => void;
  /** Tab leads to it from outside of its row, because it is what comes next. */
  readonly isTabStop?: boolean;
}

/** A button of the row under the stage; `lit` marks the current state, as Play while the game plays. */
export function Control(props: ControlProps) {
  const { name, hint, shortcut, onPress, children, lit, variant, disabled, onRefused, isTabStop, ...holding } = props;
  const classes = [styles.control, variant && styles[variant]].filter(Boolean).join(" ");
  return (
    <Tooltip text={hint} shortcut={shortcut} side="top">
      <button
        type="button"
        className={classes}
        aria-label={name}
        aria-pressed={lit}
        aria-keyshortcuts={shortcut?.replace("Ctrl", "Control").replace("Esc", "Escape")}
        aria-disabled={disabled || undefined}
        data-tab-stop={isTabStop || undefined}
        onClick={disabled ? onRefused : onPress}
        {...holding}
      >
        {children}
      </button>
    </Tooltip>
  );
}
