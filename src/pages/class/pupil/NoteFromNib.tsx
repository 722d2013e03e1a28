import type { ReactNode } from "react";
import { Button } from "../../../widgets/Button.tsx";
import styles from "./InLesson.module.css";

/** A corner of the stage. */
export interface Corner {
  readonly isLeft: boolean;
  readonly isLow: boolean;
}

interface NoteFromNibProps {
  /** Who says it. */
  readonly from: string;
  readonly text: string;
  /** Of the stage of the editor. On other pages, Nib is smaller, at the top right. */
  readonly corner?: Corner;
  readonly onClose: () => void;
  /** More to do than to close it. */
  readonly children?: ReactNode;
}

/** What Nib says for the teacher, in a corner. */
export function NoteFromNib({ from, text, corner, onClose, children }: NoteFromNibProps) {
  return (
    <aside className={styles.nib} data-left={corner?.isLeft} data-low={corner?.isLow ?? "page"} aria-label={from}>
      <div className={styles.bubble} role="status">
        <p className={styles.from}>{from}</p>
        <p className={styles.text}>{text}</p>
        <div className={styles.answers}>
          {children}
          <Button variant="sunny" onClick={onClose}>
            OK
          </Button>
        </div>
      </div>
      <span className={styles.nibPicture} aria-hidden="true" />
    </aside>
  );
}
