import type { DrawingTarget } from "../editor/index.ts";
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

/** Must grow when the format changes: stored drawings of older formats are discarded. */
const FORM = 1;

/** A drawing as text that survives the page. Floating pixels are merged, as in saving. `pngUrlOf` is called once for each frame. */
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

/** Null if the text is damaged or of another format. */
export function parseDrawing(text: string): StoredDrawing | null {
  try {
    const { form, drawn } = JSON.parse(text) as { readonly form: unknown; readonly drawn: StoredDrawing };
    return form === FORM && isWhole(drawn) ? drawn : null;
  } catch (fault) {
    console.warn("A kept drawing could not be read", fault);
    return null;
  }
}

/** The format number says that we wrote it, but parts may be missing. May throw. */
function isWhole({ target, pictures, anchor, name }: StoredDrawing): boolean {
  const isSomewhere = Number.isInteger(anchor.x) && Number.isInteger(anchor.y);
  const isMeant = target.characterId === null || typeof target.characterId === "string";
  const isDrawn = pictures.length > 0 && pictures.every((url) => typeof url === "string");
  return isSomewhere && isMeant && isDrawn && typeof name === "string";
}
