import { Minus, Plus, WandSparkles } from "lucide-react";
import { type Ref, useLayoutEffect, useRef, useState } from "react";
import type { Editor } from "../../editor/Editor.ts";
import { useEditor } from "../../editor/EditorProvider.tsx";
import { type DrawingTarget, FIRST_APPEARANCE } from "../../editor/index.ts";
import { encodePngUrl } from "../../pictures/pixels.ts";
import { isBlank } from "../../pixels/PixelImage.ts";
import { Button } from "../../widgets/Button.tsx";
import { IconButton } from "../../widgets/IconButton.tsx";
import type { FinishedDrawing, PixelEditor } from "../model/PixelEditor.ts";
import { ZOOM_MAX } from "../model/paintLimits.ts";
import type { CursorText } from "./cursorText.ts";
import { nameOfDrawing } from "./drawnName.ts";
import { usePixelEditor, usePixelEditorState } from "./PixelEditorContext.ts";
import styles from "./PixelEditorPanel.module.css";

const NOT_SAVED = "This could not be saved. Your drawing is still here.";

export interface PixelEditorFooterProps {
  readonly target: DrawingTarget;
  /** An urgent message for screen readers, or null. */
  readonly message: string | null;
  readonly cursor: CursorText;
  /** The form for drawing with words, which opens over the drawing. */
  readonly words: {
    readonly isOpen: boolean;
    readonly onToggle: () => void;
    /** Gets the focus back when the form closes. */
    readonly button: Ref<HTMLButtonElement>;
  };
  readonly onClose: () => void;
}

/** Zoom, the position of the pointer, Cancel and Save. */
export function PixelEditorFooter({ target, message, cursor, words, onClose }: PixelEditorFooterProps) {
  const editor = useEditor();
  const pixelEditor = usePixelEditor();
  const [failed, setFailed] = useState(false);
  const save = () => {
    if (saveDrawing(editor, target, pixelEditor)) onClose();
    else setFailed(true);
  };
  return (
    <div className={styles.foot}>
      <ZoomButtons />
      <IconButton
        ref={words.button}
        icon={<WandSparkles size={20} aria-hidden="true" />}
        name="Draw with words"
        tooltipSide="top"
        aria-expanded={words.isOpen}
        raised
        onClick={words.onToggle}
      />
      <Said message={failed ? NOT_SAVED : message} cursor={cursor} />
      <Button onClick={onClose}>Cancel</Button>
      <Button variant="primary" onClick={save}>
        Save
      </Button>
    </div>
  );
}

function Said({ message, cursor }: Pick<PixelEditorFooterProps, "message" | "cursor">) {
  const isUrgent = message !== null;
  return (
    <p className={styles.said} data-urgent={isUrgent} role={isUrgent ? "alert" : "status"}>
      {message ?? <Place cursor={cursor} />}
    </p>
  );
}

/** Bypasses React, which would take longer than the stroke: the text changes with every pixel the pointer crosses. */
function Place({ cursor }: Pick<PixelEditorFooterProps, "cursor">) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const write = () => {
      if (place.current) place.current.textContent = cursor.store.getState().text;
    };
    write();
    return cursor.store.subscribe(write);
  }, [cursor]);
  return <span ref={place} />;
}

function ZoomButtons() {
  const pixelEditor = usePixelEditor();
  const { zoom } = usePixelEditorState((state) => state.view);
  return (
    <fieldset className={styles.zoom} aria-label="Zoom">
      <IconButton
        icon={<Minus size={18} aria-hidden="true" />}
        name="Smaller"
        shortcut="-"
        size="small"
        aria-disabled={zoom === 1}
        onClick={() => pixelEditor.viewport.zoomBy(-1)}
      />
      <button
        type="button"
        className={styles.zoomValue}
        title="See all of it"
        onClick={() => pixelEditor.viewport.fit()}
      >
        {zoom}×
      </button>
      <IconButton
        icon={<Plus size={18} aria-hidden="true" />}
        name="Larger"
        shortcut="+"
        size="small"
        aria-disabled={zoom === ZOOM_MAX}
        onClick={() => pixelEditor.viewport.zoomBy(1)}
      />
    </fieldset>
  );
}

/**
 * Saves a drawing in the game, as one undo step. For a new character, the name is that of the character; without one, a name is generated.
 * If the character was deleted in the meantime, the drawing becomes a new character. Returns false if it could not be saved.
 */
function saveDrawing(editor: Editor, target: DrawingTarget, pixelEditor: PixelEditor): boolean {
  const finished = pixelEditor.finish();
  const isSaved = save(editor, target, finished);
  const [image] = finished.images;
  if (isSaved && image && !isBlank(image)) nameLater(editor, () => nameOfDrawing(image));
  return isSaved;
}

function save({ drawings }: Editor, target: DrawingTarget, { images, info, name }: FinishedDrawing): boolean {
  const drawn = { pictures: images.map(encodePngUrl), info, name };
  if (target.characterId === null) return drawings.save(target, { ...drawn, name: FIRST_APPEARANCE }, name);
  return drawings.save(target, drawn) || drawings.save({ characterId: null }, drawn);
}

/** The saved character is selected now. Its name is generated in the background; if the child types one first, that wins. */
function nameLater({ drawings, store }: Editor, makeName: () => Promise<string>): void {
  const characterId = store.getState().ui.selectedCharacterId;
  if (characterId === null || !drawings.isUnnamed(characterId)) return;
  makeName().then(
    (name) => drawings.nameUnnamed(characterId, name),
    (failure) => console.warn("No name came for what was drawn", failure),
  );
}
