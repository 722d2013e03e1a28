/** Writes what shall be drawn, over the lower edge of the drawing; what comes takes its place as one step of undo (details §11 "Words"). */
import { useEscapeFirst } from "../hand/useEscapeFirst.ts";
import { spriteFromWords } from "../words/drawnPictures.ts";
import { useDrawnWords } from "../words/useDrawnWords.ts";
import { WordsForm } from "../words/WordsForm.tsx";
import { usePaintDesk } from "./PaintDeskContext.ts";
import styles from "./PaintTable.module.css";

export function PaintWords({ onClose }: { readonly onClose: () => void }) {
  const desk = usePaintDesk();
  const drawn = useDrawnWords(async (words, signal) => {
    const { image, name } = await spriteFromWords(words, signal);
    if (!signal.aborted) desk.replace(image, name);
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
