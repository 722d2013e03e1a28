/** Something was being drawn when this page went away: the child goes on with it, or throws it away (product §8). */

import { useEffect, useState } from "react";
import { loadText, removeText } from "../../browser/storage.ts";
import type { DrawingTarget } from "../../editor/actions/DrawingActions.ts";
import type { Editor } from "../../editor/Editor.ts";
import type { UnsavedDrawing } from "../../paint/model/PixelEditor.ts";
import { PixelPicture } from "../../paint/PixelPicture.tsx";
import { parseDrawing } from "../../paint/storedDrawing.ts";
import { loadPicture } from "../../pictures/cache.ts";
import { readPixels } from "../../pictures/pixels.ts";
import styles from "./EditorDialogs.module.css";
import { GoOnQuestion } from "./GoOnQuestion.tsx";
import { keepDrawing, keyOfDrawing } from "./keepDrawing.ts";

const SIDE = 96;

export interface KeptDrawingProps {
  readonly editor: Editor;
  readonly worldId: string;
}

interface Kept {
  readonly target: DrawingTarget;
  readonly drawing: UnsavedDrawing;
}

export function KeptDrawing({ editor, worldId }: KeptDrawingProps) {
  const [kept, setKept] = useState<Kept | null>(null);
  useEffect(() => {
    let isWanted = true;
    void readKept(keyOfDrawing(worldId)).then((read) => isWanted && setKept(read));
    const stop = keepDrawing(editor, worldId);
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
    <GoOnQuestion title="Go on drawing?" onGoOn={goOn} onThrowAway={throwAway} onClose={() => setKept(null)}>
      <div className={styles.drawn}>
        {picture && <PixelPicture image={picture} side={SIDE} />}
        <p>You were drawing {nameOf(editor, kept)} when you left. Your drawing is still here.</p>
      </div>
    </GoOnQuestion>
  );
}

/** Null where nothing was kept; what cannot be read any more is forgotten. */
async function readKept(key: string): Promise<Kept | null> {
  const text = loadText(key);
  if (text === null) return null;
  try {
    const drawn = parseDrawing(text);
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
