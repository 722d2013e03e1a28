import type { Point, VariableOverlay } from "../../engine/index.ts";
import type { PixelImage } from "../../pixels/PixelImage.ts";
import type { DrawingTarget } from "../actions/DrawingActions.ts";
import type { PaintDesk } from "./PaintDesk.ts";
import { seenImage } from "./selecting.ts";

export interface KeptDrawing {
  readonly target: DrawingTarget;
  readonly pictures: readonly string[];
  readonly anchor: Point;
  readonly name: string;
  readonly overlay: VariableOverlay | null;
}

/** Increased when the format changes; drawings in an older format are dropped. */
const FORM = 1;

/** A drawing as text for the recovery after the page was closed, with all frames as they would be saved. `pngUrlOf` is called once for each image. */
export function textOfDrawing(
  target: DrawingTarget,
  { store }: PaintDesk,
  pngUrlOf: (image: PixelImage) => string,
): string {
  const { drawing, name, overlay } = store.getState();
  const frames = drawing.frames.with(drawing.frame, seenImage(drawing));
  const drawn: KeptDrawing = { target, pictures: frames.map(pngUrlOf), anchor: drawing.anchor, name, overlay };
  return JSON.stringify({ form: FORM, drawn });
}

/** Null if the text has another format or is damaged. */
export function drawingOfText(text: string): KeptDrawing | null {
  try {
    const { form, drawn } = JSON.parse(text) as { readonly form: unknown; readonly drawn: KeptDrawing };
    return form === FORM && isWhole(drawn) ? drawn : null;
  } catch (fault) {
    console.warn("A kept drawing could not be read", fault);
    return null;
  }
}

/** Checks the format only: a part may be missing all the same. Throws if it is badly damaged. */
function isWhole({ target, pictures, anchor, name }: KeptDrawing): boolean {
  const isSomewhere = Number.isInteger(anchor.x) && Number.isInteger(anchor.y);
  const isMeant = target.characterId === null || typeof target.characterId === "string";
  const isDrawn = pictures.length > 0 && pictures.every((url) => typeof url === "string");
  return isSomewhere && isMeant && isDrawn && typeof name === "string";
}
