/** Something was begun when this page went away: the child goes on with it, or throws it away. */
import type { ReactNode } from "react";
import { Button } from "../../../widgets/Button.tsx";
import { Dialog } from "../../../widgets/Dialog.tsx";

export interface RestoreQuestionProps {
  readonly title: string;
  /** What it is. */
  readonly children: ReactNode;
  readonly onGoOn: () => void;
  readonly onThrowAway: () => void;
  /** Closed without a choice it is asked again the next time. */
  readonly onClose: () => void;
}

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
