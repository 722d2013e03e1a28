import { Dialog } from "../../widgets/Dialog.tsx";
import { DoneButton } from "../../widgets/DoneButton.tsx";
import styles from "./RepairsDialog.module.css";

export interface RepairsDialogProps {
  readonly notes: readonly string[];
  readonly onClose: () => void;
}

/** What was changed or left out when an old or foreign game was opened. */
export function RepairsDialog({ notes, onClose }: RepairsDialogProps) {
  return (
    <Dialog
      open
      isStatic
      title="What was fixed"
      width={560}
      onClose={onClose}
      footer={<DoneButton onClick={onClose} />}
    >
      <p>This game is older than your Gridlings, or from another tool. Here is what changed:</p>
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Dialog>
  );
}
