/** The modal "Edit Appearance": the pixel editor, loaded with the first drawing (spec §4 "Pixel editor", details §11). */
import { lazy, type ReactNode, Suspense } from "react";
import type { DrawingTarget } from "../../editor/actions/DrawingActions.ts";
import { useEditor } from "../../editor/EditorProvider.tsx";
import { Button } from "../../widgets/Button.tsx";
import { Dialog, DialogTitle } from "../../widgets/Dialog.tsx";
import styles from "./PaintDialog.module.css";
import { escapeFrom } from "./paintEscape.ts";
import { useOpenedDesk } from "./useOpenedDesk.ts";

const PaintTable = lazy(async () => ({ default: (await import("./PaintTable.tsx")).PaintTable }));

const WIDTH = 660;

export interface PaintDialogProps {
  readonly target: DrawingTarget;
  readonly onClose: () => void;
}

export function PaintDialog({ target, onClose }: PaintDialogProps) {
  const { drawings } = useEditor();
  return (
    <Dialog
      open
      isStatic
      isFullHeight
      width={WIDTH}
      onClose={onClose}
      onEscape={() => drawings.desk !== null && escapeFrom(drawings.desk)}
    >
      <Opening target={target} onClose={onClose} />
    </Dialog>
  );
}

function Opening({ target, onClose }: PaintDialogProps) {
  const opened = useOpenedDesk(target);
  const loading = <Waiting>Loading...</Waiting>;
  switch (opened.status) {
    case "loading":
      return loading;
    case "failed":
      return (
        <Waiting>
          <span role="alert">This picture could not be opened.</span>
          <span className={styles.ways}>
            <Button variant="primary" onClick={opened.retry}>
              Try again
            </Button>
            <Button onClick={opened.drawAnew}>Draw it anew</Button>
            <Button onClick={onClose}>Cancel</Button>
          </span>
        </Waiting>
      );
    case "ready":
      return (
        <Suspense fallback={loading}>
          <PaintTable desk={opened.desk} target={target} onClose={onClose} />
        </Suspense>
      );
  }
}

function Waiting({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.waiting}>
      <DialogTitle>Edit Appearance</DialogTitle>
      <div className={styles.message} role="status">
        {children}
      </div>
    </div>
  );
}
