/** A drawing as a text that outlives the page, and back (product §8). Pictures in it are PNGs as data URLs. */

import type { DrawingTarget } from "../editor/edits/DrawingEdits.ts";
import type { Point, VariableOverlay } from "../engine/index.ts";
import type { PixelImage } from "../pixels/PixelImage.ts";
import type { PixelEditor } from "./model/PixelEditor.ts";
import { seenImage } from "./model/selecting.ts";

export interface StoredDrawing {
  readonly target: DrawingTarget;
  readonly pictures: readonly string[];
  readonly anchor: Point;
  readonly name: string;
  readonly overlay: VariableOverlay | null;
}

/** Grows when the shape changes; older texts are then forgotten. */
const FORM = 1;

/** All frames as they would be saved: with what floats laid down. `pngUrlOf` is asked once for each picture. */
export function serializeDrawing(
  target: DrawingTarget,
  { store }: PixelEditor,
  pngUrlOf: (image: PixelImage) => string,
): string {
  const { drawing, name, overlay } = store.getState();
  const frames = drawing.frames.with(drawing.frame, seenImage(drawing));
  const drawn: StoredDrawing = { target, pictures: frames.map(pngUrlOf), anchor: drawing.anchor, name, overlay };
  return JSON.stringify({ form: FORM, drawn });
}

/** Null where the text is none of ours, or damaged. */
export function parseDrawing(text: string): StoredDrawing | null {
  try {
    const { form, drawn } = JSON.parse(text) as { readonly form: unknown; readonly drawn: StoredDrawing };
    return form === FORM && isWhole(drawn) ? drawn : null;
  } catch (fault) {
    console.warn("A kept drawing could not be read", fault);
    return null;
  }
}

/** The form says that this product wrote it; a part of it may have been lost all the same. Throws where much of it was. */
function isWhole({ target, pictures, anchor, name }: StoredDrawing): boolean {
  const isSomewhere = Number.isInteger(anchor.x) && Number.isInteger(anchor.y);
  const isMeant = target.characterId === null || typeof target.characterId === "string";
  const isDrawn = pictures.length > 0 && pictures.every((url) => typeof url === "string");
  return isSomewhere && isMeant && isDrawn && typeof name === "string";
}
