import { Check, Redo2, Undo2, WandSparkles, X } from "lucide-react";
import { type Ref, useId } from "react";
import { useEditorState } from "../../editor/EditorProvider.tsx";
import type { DrawingTarget } from "../../editor/index.ts";
import { Button } from "../../widgets/Button.tsx";
import { DialogTitle } from "../../widgets/Dialog.tsx";
import { IconButton } from "../../widgets/IconButton.tsx";
import { leaveField } from "../leaveField.ts";
import { usePixelEditor, usePixelEditorState } from "./PixelEditorContext.ts";
import styles from "./PixelEditorHeader.module.css";
import { PixelEditorMenu, type PixelEditorMenuProps } from "./PixelEditorMenu.tsx";
import { ZoomButtons } from "./ZoomButtons.tsx";

const LETTERS_MAX = 60;

export interface PixelEditorHeaderProps extends PixelEditorMenuProps {
  readonly target: DrawingTarget;
  /** The button for drawing with words. It gets the focus back when the form closes. */
  readonly words: {
    readonly isOpen: boolean;
    readonly onToggle: () => void;
    readonly button: Ref<HTMLButtonElement>;
  };
  readonly onSave: () => void;
  readonly onClose: () => void;
}

/** The name, undo, zoom, the menu with everything else, and the ways out. */
export function PixelEditorHeader({ words, onSave, onClose, ...menu }: PixelEditorHeaderProps) {
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <DialogTitle>Edit Appearance</DialogTitle>
      </div>
      <img className={styles.brush} src="/ui/tools/paint.png" alt="" width={32} height={32} draggable={false} />
      <NameField target={menu.target} />
      <div className={styles.middle}>
        <UndoButtons />
        <ZoomButtons />
      </div>
      <div className={styles.words}>
        <Button ref={words.button} aria-label="Draw with words" aria-expanded={words.isOpen} onClick={words.onToggle}>
          <WandSparkles size={20} aria-hidden="true" />
          <span className={styles.longWords}>Draw with words</span>
          <span className={styles.shortWords}>With words</span>
        </Button>
      </div>
      <PixelEditorMenu {...menu} />
      <div className={styles.ways}>
        <Button aria-label="Cancel" onClick={onClose}>
          <X className={styles.cross} size={20} aria-hidden="true" />
          <span className={styles.cancel}>Cancel</span>
        </Button>
        <Button variant="primary" onClick={onSave}>
          <Check className={styles.check} size={20} aria-hidden="true" />
          Save
        </Button>
      </div>
    </header>
  );
}

function NameField({ target: { characterId } }: { readonly target: DrawingTarget }) {
  const pixelEditor = usePixelEditor();
  const id = useId();
  const name = usePixelEditorState((state) => state.name);
  const character = useEditorState(({ document }) => document.characters[characterId ?? ""]?.name);
  const label = characterId === null ? "Name of the character" : "Name of the look";
  return (
    <>
      <label className={styles.label} htmlFor={id}>
        {characterId === null ? "Character" : "Look"}
      </label>
      <input
        id={id}
        className={styles.name}
        aria-label={label}
        placeholder={characterId === null ? "Name it" : undefined}
        maxLength={LETTERS_MAX}
        value={name}
        onChange={(event) => pixelEditor.setName(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !event.nativeEvent.isComposing) leaveField(event.currentTarget);
        }}
      />
      {character !== undefined && <span className={styles.owner}>of {character}</span>}
    </>
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
        icon={<Undo2 size={24} aria-hidden="true" />}
        name="Undo"
        shortcut="Ctrl+Z"
        aria-disabled={!canUndo}
        onClick={() => pixelEditor.undo()}
      />
      <IconButton
        icon={<Redo2 size={24} aria-hidden="true" />}
        name="Redo"
        shortcut="Ctrl+Y"
        aria-disabled={!canRedo}
        onClick={() => pixelEditor.redo()}
      />
    </div>
  );
}
