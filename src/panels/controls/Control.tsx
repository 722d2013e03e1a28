/** One friendly button of the control row; lit while it tells how things are. */
import type { ReactNode } from "react";
import { Tooltip } from "../../widgets/Tooltip.tsx";
import styles from "./StageControls.module.css";

export interface ControlProps {
  readonly name: string;
  readonly hint: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
  readonly lit?: boolean;
  readonly look?: "play" | "stop";
  readonly disabled?: boolean;
}

export function Control({ name, hint, onPress, children, lit, look, disabled }: ControlProps) {
  const classes = [styles.control, look && styles[look]].filter(Boolean).join(" ");
  return (
    <Tooltip text={hint} side="top">
      <button
        type="button"
        className={classes}
        aria-label={name}
        aria-pressed={lit}
        disabled={disabled}
        onClick={onPress}
      >
        {children}
      </button>
    </Tooltip>
  );
}
