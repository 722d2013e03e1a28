import { X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../../widgets/IconButton.tsx";
import styles from "./hints.module.css";

export interface PillProps {
  readonly picture: ReactNode;
  readonly words: string;
  /** The name of its closing button. */
  readonly closing: string;
  readonly onClose: () => void;
  /** Buttons after the words. */
  readonly children?: ReactNode;
}

/** One line over the stage: what to do next. Presses beside its buttons reach the stage. */
export function Pill({ picture, words, closing, onClose, children }: PillProps) {
  return (
    <div className={styles.pill}>
      {picture}
      <p role="status">{words}</p>
      {children}
      <IconButton icon={<X size={22} strokeWidth={2.6} aria-hidden="true" />} name={closing} onClick={onClose} />
    </div>
  );
}
