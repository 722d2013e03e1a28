/** Keeps the drawing that is being made, by world, so that a page that goes away in the middle can go on with it (product §8). */
import { onPageHidden } from "../../browser/page.ts";
import { encodePngUrl } from "../../browser/pixels.ts";
import { loadText, removeText, storeText } from "../../browser/storage.ts";
import { after } from "../../browser/timers.ts";
import type { Editor } from "../../editor/Editor.ts";
import type { DrawingWork } from "../../editor/edits/DrawingEdits.ts";
import { textOfDrawing } from "../../editor/paint/keptDrawing.ts";
import type { PixelImage } from "../../pixels/PixelImage.ts";

/** From a stroke to its being kept. */
const KEEP_MS = 200;

export function keyOfDrawing(worldId: string): string {
  return `gridlings-drawing-${worldId}`;
}

/** Whether this browser has the drawing that is being made, so that a page that goes away loses nothing of it. */
export function isDrawingStored(worldId: string): boolean {
  return loadText(keyOfDrawing(worldId)) !== null;
}

/** Follows every drawing until the answer is called: what is not saved is kept, what was saved or put away is forgotten. */
export function storeDrawing({ drawings }: Editor, worldId: string): () => void {
  const key = keyOfDrawing(worldId);
  let following: Following | null = null;
  const unsubscribe = drawings.table.subscribe(({ work }) => {
    following?.stop();
    following = work && follow(work, key);
    if (!work) removeText(key);
  });
  return () => {
    unsubscribe();
    following?.keep();
    following?.stop();
  };
}

interface Following {
  readonly keep: () => void;
  readonly stop: () => void;
}

function follow(work: DrawingWork, key: string): Following {
  const { store } = work.desk;
  let cancel: (() => void) | null = null;
  const keep = () => {
    cancel?.();
    cancel = null;
    if (store.getState().isChanged) keepWork(work, key);
    else removeText(key);
  };
  const unsubscribe = store.subscribe(({ drawing, name, overlay }, before) => {
    if (drawing === before.drawing && name === before.name && overlay === before.overlay) return;
    cancel ??= after(KEEP_MS, keep);
  });
  const unwatch = onPageHidden(keep);
  if (store.getState().isChanged) cancel = after(0, keep);
  const stop = () => {
    cancel?.();
    unsubscribe();
    unwatch();
  };
  return { keep, stop };
}

/** A copy that cannot be made is no reason to disturb who draws. */
function keepWork({ target, desk }: DrawingWork, key: string): void {
  try {
    storeText(key, textOfDrawing(target, desk, pngUrlOnce));
  } catch (fault) {
    console.warn("The drawing could not be kept beside", fault);
  }
}

/** Images never change, and a stroke leaves all frames but one as they were. */
const known = new WeakMap<PixelImage, string>();

function pngUrlOnce(image: PixelImage): string {
  const url = known.get(image) ?? encodePngUrl(image);
  known.set(image, url);
  return url;
}
