/** A few words that wait for an answer, in place of the browser's own boxes: those stop a game that plays and look like nothing of ours. */
import { type ReactNode, useId } from "react";
import styles from "./Dialog.module.css";
import { Dialog } from "./Dialog.tsx";

export interface AlertDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The buttons; the one with `data-first` has the focus. */
  readonly answers: ReactNode;
  /** Closed by Escape or the cross. */
  readonly onClose: () => void;
}

export function AlertDialog({ title, children, answers, onClose }: AlertDialogProps) {
  const words = useId();
  return (
    <Dialog open isStatic isQuestion describedBy={words} width={480} title={title} onClose={onClose} footer={answers}>
      <div id={words} className={styles.words}>
        {children}
      </div>
    </Dialog>
  );
}
