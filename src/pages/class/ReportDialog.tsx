import { REASONS } from "../../api/classLimits.ts";
import type { Reason } from "../../api/operations.ts";
import { shownName } from "../../player/shownName.ts";
import { Button } from "../../widgets/Button.tsx";
import { Dialog } from "../../widgets/Dialog.tsx";
import { REASON_WORDS } from "./ReportedGame.tsx";
import styles from "./WallDialogs.module.css";

interface ReportDialogProps {
  readonly name: string;
  /** Who looks at it: "your teacher". */
  readonly to: string;
  readonly onReport: (reason: Reason) => void;
  readonly onClose: () => void;
}

/** Asks what is wrong with a game. One press sends it. */
export function ReportDialog({ name, to, onReport, onClose }: ReportDialogProps) {
  return (
    <Dialog open title={`Report ${shownName(name)}`} width={440} onClose={onClose}>
      <div className={styles.stack}>
        <p>You won't see it any more, and {to} looks at it. What is wrong?</p>
        {REASONS.map((reason) => (
          <Button key={reason} wide onClick={() => onReport(reason)}>
            {REASON_WORDS[reason]}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
