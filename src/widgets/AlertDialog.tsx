import { type ReactNode, useId } from "react";
import { Button } from "./Button.tsx";
import styles from "./Dialog.module.css";
import { Dialog } from "./Dialog.tsx";

export interface AlertDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The buttons; the one with `data-first` gets the focus. */
  readonly answers: ReactNode;
  /** Called for Escape and the Close button. */
  readonly onClose: () => void;
}

/** A short question or message. Replaces the browser's own `confirm` and `alert`, which would freeze a running game. */
export function AlertDialog({ title, children, answers, onClose }: AlertDialogProps) {
  const textId = useId();
  return (
    <Dialog open isStatic isQuestion describedBy={textId} width={480} title={title} onClose={onClose} footer={answers}>
      <div id={textId} className={styles.words}>
        {children}
      </div>
    </Dialog>
  );
}

export interface MessageDialogProps {
  readonly title: string;
  readonly message: string;
  readonly onClose: () => void;
}

/** An important message with nothing to decide. */
export function MessageDialog({ title, message, onClose }: MessageDialogProps) {
  const answer = (
    <Button variant="primary" data-first="" onClick={onClose}>
      OK
    </Button>
  );
  return (
    <AlertDialog title={title} answers={answer} onClose={onClose}>
      <p>{message}</p>
    </AlertDialog>
  );
}
