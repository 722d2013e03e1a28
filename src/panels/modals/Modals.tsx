import { lazy, type ReactNode, Suspense } from "react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import type { ModalState } from "../../editor/index.ts";
import { PixelEditorDialog } from "../../paint/PixelEditorDialog.tsx";
import { Button } from "../../widgets/Button.tsx";
import { ErrorBoundary } from "../../widgets/ErrorBoundary.tsx";
import { OpeningSign } from "../../widgets/OpeningSign.tsx";
import { useTimelyDeferredValue } from "../../widgets/useTimelyDeferredValue.ts";
import styles from "./Modals.module.css";

// What few visits of the editor need, and a first character or picture does not.
const ExploreCharacters = lazy(async () => ({ default: (await import("./ExploreCharacters.tsx")).ExploreCharacters }));
const KeyPicker = lazy(async () => ({ default: (await import("./KeyPicker.tsx")).KeyPicker }));
const KeysDialog = lazy(async () => ({ default: (await import("./KeysDialog.tsx")).KeysDialog }));
const RepairsDialog = lazy(async () => ({ default: (await import("./RepairsDialog.tsx")).RepairsDialog }));
const StagesDialog = lazy(async () => ({ default: (await import("./stages/StagesDialog.tsx")).StagesDialog }));
const DoorDialog = lazy(async () => ({ default: (await import("./door/DoorDialog.tsx")).DoorDialog }));
const GiveRuleDialog = lazy(async () => ({ default: (await import("./give/GiveRuleDialog.tsx")).GiveRuleDialog }));
const SoundsDialog = lazy(async () => ({ default: (await import("./sounds/SoundsDialog.tsx")).SoundsDialog }));

const VEIL = (
  <div className={styles.veil}>
    <OpeningSign />
  </div>
);

/** The open modal of the editor, if any. */
export function Modals() {
  const modal = useEditorState((state) => state.ui.modal);
  const isReady = useTimelyDeferredValue(modal) === modal;
  if (modal === null) return null;
  // Until the modal is ready, a veil covers the page, because the second press of a double-click would land there.
  return isReady ? <Modal modal={modal} /> : VEIL;
}

function Modal({ modal }: { readonly modal: ModalState }) {
  const editor = useEditor();
  const close = () => editor.closeModal();
  const toStages = () => editor.openModal({ id: "stages", at: "music" });
  switch (modal.id) {
    case "exploreCharacters":
      return (
        <Loaded onClose={close}>
          <ExploreCharacters onClose={close} />
        </Loaded>
      );
    case "keyPicker":
      return (
        <Loaded onClose={close}>
          <KeyPicker characterId={modal.characterId} containerId={modal.containerId} onClose={close} />
        </Loaded>
      );
    case "keys":
      return (
        <Loaded onClose={close}>
          <KeysDialog onClose={close} />
        </Loaded>
      );
    case "repairs":
      return (
        <Loaded onClose={close}>
          <RepairsDialog notes={modal.notes} onClose={close} />
        </Loaded>
      );
    case "stages":
      return (
        <Loaded onClose={close}>
          <StagesDialog isAtMusic={modal.at === "music"} onClose={close} />
        </Loaded>
      );
    case "door":
      return (
        <Loaded onClose={close}>
          <DoorDialog door={modal} onClose={close} />
        </Loaded>
      );
    case "giveRule":
      return (
        <Loaded onClose={close}>
          <GiveRuleDialog gift={modal} onClose={close} />
        </Loaded>
      );
    case "sounds":
      return (
        <Loaded onClose={close}>
          <SoundsDialog use={modal.use} onClose={modal.use?.kind === "music" ? toStages : close} />
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
      <Suspense fallback={VEIL}>{children}</Suspense>
    </ErrorBoundary>
  );
}
