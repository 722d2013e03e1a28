import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { acceptsText } from "../../browser/keyboard.ts";
import { isTouchScreen } from "../../browser/screen.ts";
import { useEditor } from "../../editor/EditorProvider.tsx";
import type { DrawingTarget } from "../../editor/index.ts";
import { spriteFromWords } from "../../panels/words/drawnPictures.ts";
import { useDrawnWords } from "../../panels/words/useDrawnWords.ts";
import { WordsForm } from "../../panels/words/WordsForm.tsx";
import { ErrorBoundary } from "../../widgets/ErrorBoundary.tsx";
import { useEscapeFirst } from "../../widgets/useEscapeFirst.ts";
import { usePictureDrop } from "../../widgets/usePictureDrop.ts";
import type { PixelEditor } from "../model/PixelEditor.ts";
import { pressPaintKey } from "../tools/paintKeys.ts";
import { newCursorText } from "./cursorText.ts";
import { DrawingStatus } from "./DrawingStatus.tsx";
import { DrawingView } from "./DrawingView.tsx";
import { FrameStrip } from "./FrameStrip.tsx";
import { Palette } from "./Palette.tsx";
import { PictureQuestion } from "./PictureQuestion.tsx";
import { PixelEditorContext, usePixelEditor } from "./PixelEditorContext.ts";
import { PixelEditorHeader } from "./PixelEditorHeader.tsx";
import styles from "./PixelEditorPanel.module.css";
import { usePaintRoom } from "./paintLayout.ts";
import { usePictureImport } from "./pictureImport.ts";
import { saveDrawing } from "./saveDrawing.ts";
import { ToolPanel } from "./ToolPanel.tsx";
import { usePictureClipboard } from "./usePictureClipboard.ts";

const NOT_SAVED = "We couldn't save this. Your drawing is still here.";

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
  const table = useRef<HTMLDivElement>(null);
  const { layout, isShort } = usePaintRoom(table);
  const words = useWordsForm();
  const frames = useFramesDrawer();
  const pictures = usePictureImport(pixelEditor);
  const clipboard = usePictureClipboard(pixelEditor, pictures.take);
  const isDropping = usePictureDrop(pictures.take);
  const { save, hasFailed } = useSaving(target, pixelEditor, onClose);
  usePaintKeys(pixelEditor);
  return (
    <div
      ref={table}
      className={styles.table}
      data-layout={layout}
      data-short={isShort}
      data-touch={isTouchScreen()}
      data-dropping={isDropping}
    >
      <PixelEditorHeader
        {...{ target, clipboard, layout, onClose }}
        button={words.menu}
        words={{ isOpen: words.isOpen, onToggle: () => words.toggle(words.button), button: words.button }}
        onPictureFile={pictures.take}
        onWords={() => words.toggle(words.menu)}
        onSave={save}
      />
      <ToolPanel frames={frames} />
      <FrameStrip id={frames.listId} isColumn={layout === "wide"} isOpen={frames.isOpen} />
      <div className={styles.middle}>
        {words.isOpen && <DrawWithWords onClose={words.close} />}
        <ErrorBoundary>
          <DrawingView characterId={target.characterId} onCursor={cursor.say} />
        </ErrorBoundary>
        <DrawingStatus message={hasFailed ? NOT_SAVED : pictures.message} cursor={cursor} />
        <div className={styles.lesson} data-lesson-row="" />
        {pictures.question && <PictureQuestion image={pictures.question} onAnswer={pictures.answer} />}
      </div>
      <Palette />
    </div>
  );
}

function useSaving(target: DrawingTarget, pixelEditor: PixelEditor, onSaved: () => void) {
  const editor = useEditor();
  const [hasFailed, setFailed] = useState(false);
  const save = () => {
    if (saveDrawing(editor, target, pixelEditor)) onSaved();
    else setFailed(true);
  };
  return { save, hasFailed };
}

/** The form for drawing with words. The button that opened it gets the focus back. */
function useWordsForm() {
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLButtonElement>(null);
  const [opener, setOpener] = useState<RefObject<HTMLButtonElement | null> | null>(null);
  const close = () => {
    opener?.current?.focus();
    setOpener(null);
  };
  const toggle = (from: typeof button) => (opener ? close() : setOpener(from));
  return { isOpen: opener !== null, button, menu, close, toggle };
}

/** Where the frames are behind a button: whether they are shown. Escape closes them. */
function useFramesDrawer() {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  useEscapeFirst(() => {
    setOpen(false);
    return isOpen;
  });
  return { listId, isOpen, onToggle: () => setOpen(!isOpen) };
}

/** Above the drawing, which becomes smaller and is never covered. */
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
      <WordsForm label="What should I draw?" example="a green dragon with wings" drawn={drawn} onClose={onClose} />
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
      if (OWN_KEYS.test(key) && isIn(target, "button, input")) return;
      if (pressPaintKey(pixelEditor, { key, shift, command: event.ctrlKey || event.metaKey })) event.preventDefault();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [pixelEditor]);
}

function isIn(place: EventTarget | null, selector: string): boolean {
  return place instanceof Element && place.closest(selector) !== null;
}
