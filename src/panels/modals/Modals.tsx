/** The one modal of the editor that is open, if any (spec §2 "Modals"). */
import { useEditor, useEditorState } from "../../editor/EditorContext.tsx";
import { PixelEditorDialog } from "../../paint/PixelEditorDialog.tsx";
import { ExploreCharacters } from "./ExploreCharacters.tsx";
import { KeyPicker } from "./KeyPicker.tsx";
import { KeysDialog } from "./keys/KeysDialog.tsx";
import { MendedDialog } from "./MendedDialog.tsx";
import { StagesDialog } from "./stages/StagesDialog.tsx";
import { VideosDialog } from "./VideosDialog.tsx";

export function Modals() {
  const editor = useEditor();
  const modal = useEditorState((state) => state.ui.modal);
  const close = () => editor.closeModal();
  switch (modal?.id) {
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
