import { lazy, type ReactNode, Suspense } from "react";
import { acceptsText } from "../browser/keyboard.ts";
import { useEditor } from "../editor/EditorProvider.tsx";
import type { DrawingTarget } from "../editor/index.ts";
import { Button } from "../widgets/Button.tsx";
import { Dialog, DialogTitle } from "../widgets/Dialog.tsx";
import { leaveField } from "./leaveField.ts";
import type { PixelEditor } from "./model/PixelEditor.ts";
import styles from "./PixelEditorDialog.module.css";
import { useOpenedPixelEditor } from "./useOpenedPixelEditor.ts";

const PixelEditorPanel = lazy(async () => ({
  default: (await import("./panel/PixelEditorPanel.tsx")).PixelEditorPanel,
}));

export interface PixelEditorDialogProps {
  readonly target: DrawingTarget;
  readonly onClose: () => void;
}

/** The dialog with the pixel editor, which is loaded with the first drawing. */
export function PixelEditorDialog({ target, onClose }: PixelEditorDialogProps) {
  const { drawings } = useEditor();
  return (
    <Dialog
      open
      isStatic
      fills="window"
      onClose={onClose}
      onEscape={() => drawings.pixelEditor !== null && escapePixelEditor(drawings.pixelEditor)}
    >
      <Opening target={target} onClose={onClose} />
    </Dialog>
  );
}

function Opening({ target, onClose }: PixelEditorDialogProps) {
  const opened = useOpenedPixelEditor(target);
  const loading = <Waiting>Loading...</Waiting>;
  switch (opened.status) {
    case "loading":
      return loading;
    case "failed":
      return (
        <Waiting>
          <span role="alert">We couldn't open this picture.</span>
          <span className={styles.ways}>
            <Button variant="primary" onClick={opened.retry}>
              Try again
            </Button>
            <Button onClick={opened.startOver}>Start over</Button>
            <Button onClick={onClose}>Cancel</Button>
          </span>
        </Waiting>
      );
    case "ready":
      return (
        <Suspense fallback={loading}>
          <PixelEditorPanel pixelEditor={opened.pixelEditor} target={target} onClose={onClose} />
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

/** Leaves a text field, or else cancels the stroke or the selection. Returns false if there was nothing to leave or cancel, so the dialog closes. */
function escapePixelEditor(pixelEditor: PixelEditor): boolean {
  const focused = document.activeElement;
  if (!acceptsText(focused)) return pixelEditor.escape();
  leaveField(focused);
  return true;
}
