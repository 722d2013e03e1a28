import { ChevronDown, ChevronRight } from "lucide-react";
import styles from "./ContainerBlock.module.css";

export interface FoldButtonProps {
  readonly title: string;
  readonly folded: boolean;
  readonly onFold: (folded: boolean) => void;
  readonly tabIndex: 0 | -1;
}

/** The arrow that folds and unfolds a container. */
export function FoldButton({ title, folded, onFold, tabIndex }: FoldButtonProps) {
  const Arrow = folded ? ChevronRight : ChevronDown;
  return (
    <button
      type="button"
      className={styles.fold}
      aria-expanded={!folded}
      aria-label={folded ? `Open: ${title}` : `Fold: ${title}`}
      tabIndex={tabIndex}
      onClick={() => onFold(!folded)}
    >
      <Arrow size={18} strokeWidth={3} aria-hidden="true" />
    </button>
  );
}
