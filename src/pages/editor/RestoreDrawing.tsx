/** Something was being drawn when this page went away: the child goes on with it, or throws it away (product §8). */
import { useEffect, useState } from "react";
import { loadPicture } from "../../browser/pictures.ts";
import { readPixels } from "../../browser/pixels.ts";
import { loadText, removeText } from "../../browser/storage.ts";
import type { Editor } from "../../editor/Editor.ts";
import type { DrawingTarget } from "../../editor/edits/DrawingEdits.ts";
import { drawingOfText } from "../../editor/paint/keptDrawing.ts";
import type { UnsavedDrawing } from "../../editor/paint/PaintParts.ts";
import { PixelPicture } from "../../panels/paint/PixelPicture.tsx";
import styles from "./EditorDialogs.module.css";
import { RestoreQuestion } from "./question/RestoreQuestion.tsx";
import { storeDrawing, keyOfDrawing } from "./storeDrawing.ts";

const SIDE = 96;

export interface RestoreDrawingProps {
  readonly editor: Editor;
  readonly worldId: string;
}

interface Kept {
  readonly target: DrawingTarget;
  readonly drawing: UnsavedDrawing;
}

export function RestoreDrawing({ editor, worldId }: RestoreDrawingProps) {
  const [kept, setKept] = useState<Kept | null>(null);
  useEffect(() => {
    let isWanted = true;
    void readKept(keyOfDrawing(worldId)).then((read) => isWanted && setKept(read));
    const stop = storeDrawing(editor, worldId);
    return () => {
      isWanted = false;
      stop();
    };
  }, [editor, worldId]);
  if (!kept) return null;
  const throwAway = () => {
    removeText(keyOfDrawing(worldId));
    setKept(null);
  };
  const goOn = () => {
    setKept(null);
    editor.drawings.goOnWith(kept.target, kept.drawing);
  };
  const [picture] = kept.drawing.pictures;
  return (
    <RestoreQuestion title="Go on drawing?" onGoOn={goOn} onThrowAway={throwAway} onClose={() => setKept(null)}>
      <div className={styles.drawn}>
        {picture && <PixelPicture image={picture} side={SIDE} />}
        <p>You were drawing {nameOf(editor, kept)} when you left. Your drawing is still here.</p>
      </div>
    </RestoreQuestion>
  );
}

/** Null where nothing was kept; what cannot be read any more is forgotten. */
async function readKept(key: string): Promise<Kept | null> {
  const text = loadText(key);
  if (text === null) return null;
  try {
    const drawn = drawingOfText(text);
    if (!drawn) throw new Error("It is none.");
    const pictures = await Promise.all(drawn.pictures.map(async (url) => readPixels(await loadPicture(url))));
    return { target: drawn.target, drawing: { ...drawn, pictures } };
  } catch (fault) {
    console.warn("A kept drawing could not be shown", fault);
    removeText(key);
    return null;
  }
}

function nameOf({ store }: Editor, { target, drawing }: Kept): string {
  const known = store.getState().document.characters[target.characterId ?? ""]?.name;
  return known || drawing.name || "a new character";
}
