/** Tells something that nobody should miss; there is nothing to decide. */
import { AlertDialog } from "./AlertDialog.tsx";
import { Button } from "./Button.tsx";

export interface MessageDialogProps {
  readonly title: string;
  readonly message: string;
  readonly onClose: () => void;
}

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
