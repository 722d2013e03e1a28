import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import type { ModalState } from "../../editor/state/EditorState.ts";
import { PixelEditorDialog } from "../../paint/PixelEditorDialog.tsx";
import { useTimelyDeferredValue } from "../../widgets/useTimelyDeferredValue.ts";
import { ExploreCharacters } from "./ExploreCharacters.tsx";
import { KeyPicker } from "./KeyPicker.tsx";
import { KeysDialog } from "./keys/KeysDialog.tsx";
import { MendedDialog } from "./MendedDialog.tsx";
import styles from "./Modals.module.css";
import { StagesDialog } from "./stages/StagesDialog.tsx";
import { VideosDialog } from "./VideosDialog.tsx";

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
    case "mended":
      return <MendedDialog notes={modal.notes} onClose={close} />;
    case "stages":
      return <StagesDialog onClose={close} />;
    case "editAppearance":
      return <PixelEditorDialog target={modal} onClose={close} />;
    case "videos":
      return <VideosDialog onClose={close} />;
    default:
      return null;
  }
}
