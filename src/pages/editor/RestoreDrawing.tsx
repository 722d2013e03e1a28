import { useEffect, useState } from "react";
import { loadText, removeText } from "../../browser/storage.ts";
import type { Editor } from "../../editor/Editor.ts";
import type { DrawingTarget } from "../../editor/index.ts";
import type { UnsavedDrawing } from "../../paint/model/PixelEditor.ts";
import { PixelPicture } from "../../paint/PixelPicture.tsx";
import { parseDrawing } from "../../paint/storedDrawing.ts";
import { loadPicture } from "../../pictures/cache.ts";
import { readPixels } from "../../pictures/pixels.ts";
import styles from "./EditorDialogs.module.css";
import { RestoreQuestion } from "./question/RestoreQuestion.tsx";
import { keyOfDrawing, storeDrawing } from "./storeDrawing.ts";

const SIDE = 96;

export interface RestoreDrawingProps {
  readonly editor: Editor;
  readonly worldId: string;
}

interface StoredDrawing {
  readonly target: DrawingTarget;
  readonly drawing: UnsavedDrawing;
}

/** Offers to continue the drawing that was unfinished when the page was last closed. */
export function RestoreDrawing({ editor, worldId }: RestoreDrawingProps) {
  const [stored, setStored] = useState<StoredDrawing | null>(null);
  useEffect(() => {
    let isWanted = true;
    void readStoredDrawing(keyOfDrawing(worldId)).then((read) => isWanted && setStored(read));
    const stop = storeDrawing(editor, worldId);
    return () => {
      isWanted = false;
      stop();
    };
  }, [editor, worldId]);
  if (!stored) return null;
  const throwAway = () => {
    removeText(keyOfDrawing(worldId));
    setStored(null);
  };
  const goOn = () => {
    setStored(null);
    editor.drawings.goOnWith(stored.target, stored.drawing);
  };
  const [picture] = stored.drawing.pictures;
  return (
    <RestoreQuestion title="Go on drawing?" onGoOn={goOn} onThrowAway={throwAway} onClose={() => setStored(null)}>
      <div className={styles.drawn}>
        {picture && <PixelPicture image={picture} side={SIDE} />}
        <p>You were drawing {drawingName(editor, stored)} when you left. Your drawing is still here.</p>
      </div>
    </RestoreQuestion>
  );
}

/** Null if nothing is stored. Removes what cannot be read. */
async function readStoredDrawing(key: string): Promise<StoredDrawing | null> {
  const text = loadText(key);
  if (text === null) return null;
  try {
    const drawn = parseDrawing(text);
    if (!drawn) throw new Error("This is not a drawing.");
    const pictures = await Promise.all(drawn.pictures.map(async (url) => readPixels(await loadPicture(url))));
    return { target: drawn.target, drawing: { ...drawn, pictures } };
  } catch (fault) {
    console.warn("A stored drawing could not be read", fault);
    removeText(key);
    return null;
  }
}

function drawingName({ store }: Editor, { target, drawing }: StoredDrawing): string {
  const known = store.getState().document.characters[target.characterId ?? ""]?.name;
  return known || drawing.name || "a new character";
}
