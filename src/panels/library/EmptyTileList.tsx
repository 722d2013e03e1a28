import { ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./Library.module.css";

export interface EmptyTileListProps {
  readonly children: ReactNode;
  /** Adds an arrow that points to the list's add button. */
  readonly pointsToButton?: boolean;
}

/** The message of an empty list in the library, beside a friendly face. */
export function EmptyTileList({ children, pointsToButton = false }: EmptyTileListProps) {
  return (
    <li className={styles.empty}>
      <img src="/ui/empty-library.png" alt="" width={80} height={60} />
      <p>{children}</p>
      {pointsToButton && <ArrowUpRight className={styles.toAdd} size={40} strokeWidth={3} aria-hidden="true" />}
    </li>
  );
}
