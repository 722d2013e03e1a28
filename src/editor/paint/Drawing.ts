import { type Point, samePoint, TILE } from "../../engine/index.ts";
import type { Size } from "../../pixels/Box.ts";
import { clearImage, type PixelImage } from "../../pixels/PixelImage.ts";
import type { Selection } from "./Selection.ts";

/** The content of the pixel editor as an immutable value; every undo step is one. */
export interface Drawing {
  /** At least one frame, all of the same size in whole tiles. */
  readonly frames: readonly PixelImage[];
  /** The index of the shown frame. */
  readonly frame: number;
  /** The anchor tile, in tiles from the top left of the canvas. */
  readonly anchor: Point;
  readonly selection: Selection | null;
}

/** The image of the shown frame, without the floating selection. */
export function imageIn({ frames, frame }: Drawing): PixelImage {
  return frames[frame] ?? clearImage({ width: TILE, height: TILE });
}

/** The size of the canvas in tiles. */
export function tilesIn(drawing: Drawing): Size {
  const { width, height } = imageIn(drawing);
  return { width: width / TILE, height: height / TILE };
}

/** The drawing with another image in the shown frame; the same drawing if it is the same image. */
export function withImage(drawing: Drawing, image: PixelImage): Drawing {
  if (image === imageIn(drawing)) return drawing;
  return { ...drawing, frames: drawing.frames.with(drawing.frame, image) };
}

/** The drawing with each image changed; all must stay of the same size. */
export function withEveryImage(drawing: Drawing, change: (image: PixelImage) => PixelImage): Drawing {
  return { ...drawing, frames: drawing.frames.map(change) };
}

/** Whether two states of a drawing show the same, regardless of the selection marks and the shown frame. */
export function isDrawnAlike(a: Drawing, b: Drawing): boolean {
  return (
    samePoint(a.anchor, b.anchor) &&
    a.frames.length === b.frames.length &&
    a.frames.every((image, index) => image === b.frames[index]) &&
    floatingIn(a) === floatingIn(b)
  );
}

function floatingIn({ selection }: Drawing): Selection | null {
  return selection?.kind === "floating" ? selection : null;
}
