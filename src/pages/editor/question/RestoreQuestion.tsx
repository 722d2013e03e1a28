import type { ReactNode } from "react";
import { Button } from "../../../widgets/Button.tsx";
import { Dialog } from "../../../widgets/Dialog.tsx";

export interface RestoreQuestionProps {
  readonly title: string;
  /** Describes the unfinished work. */
  readonly children: ReactNode;
  readonly onGoOn: () => void;
  readonly onThrowAway: () => void;
  /** Closed without an answer. The question comes back the next time. */
  readonly onClose: () => void;
}

/** Asks whether to continue or discard what was unfinished when the page was last closed. */
export function RestoreQuestion({ title, children, onGoOn, onThrowAway, onClose }: RestoreQuestionProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      width={440}
      isStatic
      isQuestion
      footer={
        <>
          <Button onClick={onThrowAway}>Throw it away</Button>
          <Button variant="primary" onClick={onGoOn}>
            Go on
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
