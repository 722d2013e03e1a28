import { onPageHidden } from "../../browser/page.ts";
import { loadText, removeText, storeText } from "../../browser/storage.ts";
import { after } from "../../browser/timers.ts";
import type { Editor } from "../../editor/Editor.ts";
import type { DrawingWork } from "../../editor/index.ts";
import { serializeDrawing } from "../../paint/storedDrawing.ts";
import { encodePngUrl } from "../../pictures/pixels.ts";
import type { PixelImage } from "../../pixels/PixelImage.ts";

/** How long after a stroke the drawing is stored. */
const STORE_DELAY_MS = 200;

export function keyOfDrawing(worldId: string): string {
  return `gridlings-drawing-${worldId}`;
}

/** Whether the unfinished drawing of this game is stored, and survives closing the page. */
export function isDrawingStored(worldId: string): boolean {
  return loadText(keyOfDrawing(worldId)) !== null;
}

/**
 * Stores the unfinished drawing in this browser, so that the child can continue it after the page was closed, and removes it when it is
 * saved or discarded. Returns a function that stops this.
 */
export function storeDrawing({ drawings }: Editor, worldId: string): () => void {
  const key = keyOfDrawing(worldId);
  let following: Following | null = null;
  const unsubscribe = drawings.store.subscribe(({ work }) => {
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
  const { store } = work.pixelEditor;
  let cancelTimer: (() => void) | null = null;
  const keep = () => {
    cancelTimer?.();
    cancelTimer = null;
    if (store.getState().isChanged) keepWork(work, key);
    else removeText(key);
  };
  const unsubscribe = store.subscribe(({ drawing, name, overlay }, before) => {
    if (drawing === before.drawing && name === before.name && overlay === before.overlay) return;
    cancelTimer ??= after(STORE_DELAY_MS, keep);
  });
  const unwatch = onPageHidden(keep);
  if (store.getState().isChanged) cancelTimer = after(0, keep);
  const stop = () => {
    cancelTimer?.();
    unsubscribe();
    unwatch();
  };
  return { keep, stop };
}

/** Never throws: drawing goes on without the copy. */
function keepWork({ target, pixelEditor }: DrawingWork, key: string): void {
  try {
    storeText(key, serializeDrawing(target, pixelEditor, pngUrlOnce));
  } catch (fault) {
    console.warn("The unfinished drawing could not be stored", fault);
  }
}

/** Images are immutable, and a stroke changes one frame only, so the others are not encoded again. */
const known = new WeakMap<PixelImage, string>();

function pngUrlOnce(image: PixelImage): string {
  const url = known.get(image) ?? encodePngUrl(image);
  known.set(image, url);
  return url;
}
