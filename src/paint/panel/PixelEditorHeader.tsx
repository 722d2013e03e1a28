import { Redo2, Undo2, X } from "lucide-react";
import type { DrawingTarget } from "../../editor/index.ts";
import { DialogTitle } from "../../widgets/Dialog.tsx";
import { IconButton } from "../../widgets/IconButton.tsx";
import { usePixelEditor, usePixelEditorState } from "./PixelEditorContext.ts";
import { PixelEditorMenu } from "./PixelEditorMenu.tsx";
import styles from "./PixelEditorPanel.module.css";
import type { PictureClipboard } from "./usePictureClipboard.ts";

const LETTERS_MAX = 60;

export interface PixelEditorHeaderProps {
  readonly target: DrawingTarget;
  readonly clipboard: PictureClipboard;
  readonly onPictureFile: (file: File) => void;
  readonly onClose: () => void;
}

/** The name, undo, redo, and the menu with everything else. */
export function PixelEditorHeader({ target, clipboard, onPictureFile, onClose }: PixelEditorHeaderProps) {
  return (
    <div className={styles.head}>
      <div className={styles.title}>
        <DialogTitle>Edit Appearance</DialogTitle>
      </div>
      <NameField label={target.characterId === null ? "Name of the character" : "Name of the look"} />
      <UndoButtons />
      <PixelEditorMenu target={target} clipboard={clipboard} onPictureFile={onPictureFile} />
      <span>
        <IconButton icon={<X size={20} aria-hidden="true" />} name="Close" tooltipSide="left" onClick={onClose} />
      </span>
    </div>
  );
}

function NameField({ label }: { readonly label: string }) {
  const pixelEditor = usePixelEditor();
  const name = usePixelEditorState((state) => state.name);
  return (
    <input
      className={styles.name}
      aria-label={label}
      placeholder={label}
      maxLength={LETTERS_MAX}
      value={name}
      onChange={(event) => pixelEditor.setName(event.currentTarget.value)}
      onKeyDown={(event) => event.key === "Enter" && !event.nativeEvent.isComposing && event.currentTarget.blur()}
    />
  );
}

/** Never disabled, because a disabled button loses the focus. */
function UndoButtons() {
  const pixelEditor = usePixelEditor();
  const canUndo = usePixelEditorState((state) => state.canUndo);
  const canRedo = usePixelEditorState((state) => state.canRedo);
  return (
    <div className={styles.undo}>
      <IconButton
        icon={<Undo2 size={22} aria-hidden="true" />}
        name="Undo"
        shortcut="Ctrl+Z"
        aria-disabled={!canUndo}
        onClick={() => pixelEditor.undo()}
      />
      <IconButton
        icon={<Redo2 size={22} aria-hidden="true" />}
        name="Redo"
        shortcut="Ctrl+Y"
        aria-disabled={!canRedo}
        onClick={() => pixelEditor.redo()}
      />
    </div>
  );
}
