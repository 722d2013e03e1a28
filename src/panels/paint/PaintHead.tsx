/** The top of the pixel editor: the name of the look, undo, redo, and the menu with everything else. */
import { Redo2, Undo2, X } from "lucide-react";
import type { DrawingTarget } from "../../editor/actions/DrawingActions.ts";
import { DialogTitle } from "../../widgets/Dialog.tsx";
import { IconButton } from "../../widgets/IconButton.tsx";
import { usePaint, usePaintDesk } from "./PaintDeskContext.ts";
import { PaintMenu } from "./PaintMenu.tsx";
import styles from "./PaintTable.module.css";
import type { PictureClipboard } from "./usePictureClipboard.ts";

const LETTERS_MAX = 60;

export interface PaintHeadProps {
  readonly target: DrawingTarget;
  readonly clipboard: PictureClipboard;
  readonly onPictureFile: (file: File) => void;
  readonly onClose: () => void;
}

export function PaintHead({ target, clipboard, onPictureFile, onClose }: PaintHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.title}>
        <DialogTitle>Edit Appearance</DialogTitle>
      </div>
      <NameField label={target.characterId === null ? "Name of the character" : "Name of the look"} />
      <UndoButtons />
      <PaintMenu target={target} clipboard={clipboard} onPictureFile={onPictureFile} />
      <span className={styles.close}>
        <IconButton icon={<X size={20} aria-hidden="true" />} name="Close" tooltipSide="left" onClick={onClose} />
      </span>
    </div>
  );
}

function NameField({ label }: { readonly label: string }) {
  const desk = usePaintDesk();
  const name = usePaint((state) => state.name);
  return (
    <input
      className={styles.name}
      aria-label={label}
      placeholder={label}
      maxLength={LETTERS_MAX}
      value={name}
      onChange={(event) => desk.setName(event.currentTarget.value)}
      onKeyDown={(event) => event.key === "Enter" && !event.nativeEvent.isComposing && event.currentTarget.blur()}
    />
  );
}

/** They stay where the focus is when there is nothing left to undo. */
function UndoButtons() {
  const desk = usePaintDesk();
  const canUndo = usePaint((state) => state.canUndo);
  const canRedo = usePaint((state) => state.canRedo);
  return (
    <div className={styles.undo}>
      <IconButton
        icon={<Undo2 size={22} aria-hidden="true" />}
        name="Undo"
        shortcut="Ctrl+Z"
        aria-disabled={!canUndo}
        onClick={() => desk.undo()}
      />
      <IconButton
        icon={<Redo2 size={22} aria-hidden="true" />}
        name="Redo"
        shortcut="Ctrl+Y"
        aria-disabled={!canRedo}
        onClick={() => desk.redo()}
      />
    </div>
  );
}
