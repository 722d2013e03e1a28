import { lazy, type ReactNode, Suspense } from "react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import type { ModalState } from "../../editor/index.ts";
import { PixelEditorDialog } from "../../paint/PixelEditorDialog.tsx";
import { Button } from "../../widgets/Button.tsx";
import { Dialog } from "../../widgets/Dialog.tsx";
import { DoneButton } from "../../widgets/DoneButton.tsx";
import { ErrorBoundary } from "../../widgets/ErrorBoundary.tsx";
import { useTimelyDeferredValue } from "../../widgets/useTimelyDeferredValue.ts";
import { ExploreCharacters } from "./ExploreCharacters.tsx";
import { KeyPicker } from "./KeyPicker.tsx";
import { KeysDialog } from "./KeysDialog.tsx";
import styles from "./Modals.module.css";
import repairsStyles from "./RepairsDialog.module.css";

// Few visits of the editor have more than one stage.
const StagesDialog = lazy(async () => ({ default: (await import("./stages/StagesDialog.tsx")).StagesDialog }));
const DoorDialog = lazy(async () => ({ default: (await import("./door/DoorDialog.tsx")).DoorDialog }));
const SoundsDialog = lazy(async () => ({ default: (await import("./sounds/SoundsDialog.tsx")).SoundsDialog }));

/** The open modal of the editor, if any. */
export function Modals() {
  const modal = useEditorState((state) => state.ui.modal);
  const isReady = useTimelyDeferredValue(modal) === modal;
  if (modal === null) return null;
  // Until the modal is ready, a veil covers the page, because the second press of a double-click would land there.
  return isReady ? <Modal modal={modal} /> : <div className={styles.veil} />;
}

function Modal({ modal }: { readonly modal: ModalState }) {
  const editor = useEditor();
  const close = () => editor.closeModal();
  switch (modal.id) {
    case "exploreCharacters":
      return <ExploreCharacters onClose={close} />;
    case "keyPicker":
      return <KeyPicker characterId={modal.characterId} containerId={modal.containerId} onClose={close} />;
    case "keys":
      return <KeysDialog onClose={close} />;
    case "repairs":
      return <RepairsDialog notes={modal.notes} onClose={close} />;
    case "stages":
      return (
        <Loaded onClose={close}>
          <StagesDialog onClose={close} />
        </Loaded>
      );
    case "door":
      return (
        <Loaded onClose={close}>
          <DoorDialog door={modal} onClose={close} />
        </Loaded>
      );
    case "sounds":
      return (
        <Loaded onClose={close}>
          <SoundsDialog use={modal.use} onClose={close} />
        </Loaded>
      );
    case "editAppearance":
      return <PixelEditorDialog target={modal} onClose={close} />;
    default:
      return null;
  }
}

interface LoadedProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A veil until the dialog is loaded; without a network, a message in its place. */
function Loaded({ onClose, children }: LoadedProps) {
  return (
    <ErrorBoundary layout="card" actions={<Button onClick={onClose}>Close</Button>}>
      <Suspense fallback={<div className={styles.veil} />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

interface RepairsDialogProps {
  readonly notes: readonly string[];
  readonly onClose: () => void;
}

/** What was changed or left out when an old or foreign game was opened. */
function RepairsDialog({ notes, onClose }: RepairsDialogProps) {
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
      <ul className={repairsStyles.notes}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Dialog>
  );
}
