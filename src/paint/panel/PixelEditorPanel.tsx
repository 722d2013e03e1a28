import { useRef, useState } from "react";
import { isTouchScreen } from "../../browser/screen.ts";
import type { DrawingTarget } from "../../editor/state/EditorState.ts";
import { useEscapeFirst } from "../../panels/input/useEscapeFirst.ts";
import { usePictureDrop } from "../../panels/input/usePictureDrop.ts";
import { spriteFromWords } from "../../panels/words/drawnPictures.ts";
import { useDrawnWords } from "../../panels/words/useDrawnWords.ts";
import { WordsForm } from "../../panels/words/WordsForm.tsx";
import { ErrorBoundary } from "../../widgets/ErrorBoundary.tsx";
import type { PixelEditor } from "../model/PixelEditor.ts";
import { newCursorText } from "./cursorText.ts";
import { DrawingView } from "./DrawingView.tsx";
import { FrameStrip } from "./FrameStrip.tsx";
import { PictureQuestion } from "./PictureQuestion.tsx";
import { PixelEditorContext, usePixelEditor } from "./PixelEditorContext.ts";
import { PixelEditorFooter } from "./PixelEditorFooter.tsx";
import { PixelEditorHeader } from "./PixelEditorHeader.tsx";
import styles from "./PixelEditorPanel.module.css";
import { ToolColumn } from "./ToolColumn.tsx";
import { usePaintKeys } from "./usePaintKeys.ts";
import { usePictureClipboard } from "./usePictureClipboard.ts";
import { usePictureImport } from "./usePictureImport.ts";

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
