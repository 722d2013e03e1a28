/** Writes what shall be drawn, over the lower edge of the drawing; what comes takes its place as one step of undo (details §11 "Words"). */
import { useEscapeFirst } from "../../panels/hand/useEscapeFirst.ts";
import { spriteFromWords } from "../../panels/words/drawnPictures.ts";
import { useDrawnWords } from "../../panels/words/useDrawnWords.ts";
import { WordsForm } from "../../panels/words/WordsForm.tsx";
import { usePixelEditor } from "./PixelEditorContext.ts";
import styles from "./PixelEditorPanel.module.css";

export function DrawWithWords({ onClose }: { readonly onClose: () => void }) {
  const pixelEditor = usePixelEditor();
  const drawn = useDrawnWords(async (words, signal) => {
    const { image, name } = await spriteFromWords(words, signal);
    if (!signal.aborted) pixelEditor.replace(image, name);
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
