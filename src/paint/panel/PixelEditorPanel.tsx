import { useEffect, useRef, useState } from "react";
import { acceptsText } from "../../browser/keyboard.ts";
import { isTouchScreen } from "../../browser/screen.ts";
import type { DrawingTarget } from "../../editor/index.ts";
import { TILE } from "../../engine/index.ts";
import { spriteFromWords } from "../../panels/words/drawnPictures.ts";
import { useDrawnWords } from "../../panels/words/useDrawnWords.ts";
import { WordsForm } from "../../panels/words/WordsForm.tsx";
import type { PixelImage } from "../../pixels/PixelImage.ts";
import { framesOfStrip } from "../../pixels/tiles.ts";
import { Button } from "../../widgets/Button.tsx";
import { ErrorBoundary } from "../../widgets/ErrorBoundary.tsx";
import { useEscapeFirst } from "../../widgets/useEscapeFirst.ts";
import { usePictureDrop } from "../../widgets/usePictureDrop.ts";
import { imageIn } from "../model/Drawing.ts";
import type { PixelEditor } from "../model/PixelEditor.ts";
import dialogStyles from "../PixelEditorDialog.module.css";
import { pressPaintKey } from "../tools/paintKeys.ts";
import { newCursorText } from "./cursorText.ts";
import { DrawingView } from "./DrawingView.tsx";
import { FrameStrip } from "./FrameStrip.tsx";
import { PixelEditorContext, usePixelEditor, usePixelEditorState } from "./PixelEditorContext.ts";
import { PixelEditorFooter } from "./PixelEditorFooter.tsx";
import { PixelEditorHeader } from "./PixelEditorHeader.tsx";
import styles from "./PixelEditorPanel.module.css";
import { type ImportMode, usePictureImport } from "./pictureImport.ts";
import { ToolColumn } from "./ToolColumn.tsx";
import { usePictureClipboard } from "./usePictureClipboard.ts";

export interface PixelEditorPanelProps {
  readonly pixelEditor: PixelEditor;
  readonly target: DrawingTarget;
  readonly onClose: () => void;
}

export function PixelEditorPanel(props: PixelEditorPanelProps) {
  return (
    <PixelEditorContext value={props.pixelEditor}>
      <Panel {...props} />
    </PixelEditorContext>
  );
}

function Panel({ pixelEditor, target, onClose }: PixelEditorPanelProps) {
  const [cursor] = useState(newCursorText);
  const [isWriting, setWriting] = useState(false);
  const wand = useRef<HTMLButtonElement>(null);
  const closeWords = () => {
    wand.current?.focus();
    setWriting(false);
  };
  const pictures = usePictureImport(pixelEditor);
  const clipboard = usePictureClipboard(pixelEditor, pictures.take);
  const isDropping = usePictureDrop(pictures.take);
  usePaintKeys(pixelEditor);
  return (
    <div className={styles.table} data-touch={isTouchScreen()} data-dropping={isDropping}>
      <PixelEditorHeader target={target} clipboard={clipboard} onPictureFile={pictures.take} onClose={onClose} />
      <div className={styles.work}>
        <ToolColumn characterId={target.characterId} />
        <div className={styles.middle}>
          <ErrorBoundary>
            <DrawingView characterId={target.characterId} onCursor={cursor.say} />
          </ErrorBoundary>
          {isWriting && <DrawWithWords onClose={closeWords} />}
          {pictures.question && <PictureQuestion image={pictures.question} onAnswer={pictures.answer} />}
        </div>
        <FrameStrip />
      </div>
      <PixelEditorFooter
        target={target}
        message={pictures.message}
        cursor={cursor}
        words={{ isOpen: isWriting, onToggle: () => setWriting(!isWriting), button: wand }}
        onClose={onClose}
      />
    </div>
  );
}

function DrawWithWords({ onClose }: { readonly onClose: () => void }) {
  const pixelEditor = usePixelEditor();
  const drawn = useDrawnWords(async (words, signal) => {
    const { image, name, remark } = await spriteFromWords(words, signal);
    if (!signal.aborted) pixelEditor.replace(image, name);
    return remark;
  });
  useEscapeFirst(() => {
    onClose();
    return true;
  });
  return (
    <div className={styles.words}>
      <WordsForm label="What shall it be?" example="a green dragon with wings" drawn={drawn} onClose={onClose} />
    </div>
  );
}

/** Keys that act on the focused element: Enter on a button, arrows in a choice, Delete on a frame. */
const OWN_KEYS = /^(?:Arrow|Enter$|Delete$|Backspace$)/;

/** The shortcuts of the pixel editor, unless the key types text. */
function usePaintKeys(pixelEditor: PixelEditor): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key, shiftKey: shift } = event;
      if (event.defaultPrevented || event.isComposing || event.altKey) return;
      if (acceptsText(target) || isIn(target, "[role=menu]")) return;
      if (OWN_KEYS.test(key) && isIn(target, "button, input, [role=grid]")) return;
      if (pressPaintKey(pixelEditor, { key, shift, command: event.ctrlKey || event.metaKey })) event.preventDefault();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [pixelEditor]);
}

function isIn(place: EventTarget | null, selector: string): boolean {
  return place instanceof Element && place.closest(selector) !== null;
}

interface PictureQuestionProps {
  readonly image: PixelImage;
  readonly onAnswer: (mode: ImportMode | null) => void;
}

/** Asks how to import a picture that is larger than the canvas. */
function PictureQuestion({ image, onAnswer }: PictureQuestionProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const count = usePixelEditorState(({ drawing }) => framesOfStrip(image, imageIn(drawing)).length);
  useEscapeFirst(() => {
    onAnswer(null);
    return true;
  });
  return (
    <fieldset className={dialogStyles.question} aria-label="A large picture">
      <p>This picture is larger than your drawing.</p>
      {count > 0 && (
        <Button ref={first} variant="primary" onClick={() => onAnswer("frames")}>
          As {count} frames
        </Button>
      )}
      <Button
        ref={count > 0 ? null : first}
        variant={count > 0 ? "plain" : "primary"}
        onClick={() => onAnswer("canvas")}
      >
        Fit in
      </Button>
      <Button onClick={() => onAnswer("grown")}>At its size: {squaresOf(image)} squares</Button>
      <Button variant="quiet" onClick={() => onAnswer(null)}>
        Not at all
      </Button>
    </fieldset>
  );
}

function squaresOf({ width, height }: PixelImage): string {
  return `${Math.ceil(width / TILE)} by ${Math.ceil(height / TILE)}`;
}
