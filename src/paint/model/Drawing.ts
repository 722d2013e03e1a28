/** What is drawn, as one value: every step of undo is one of these. */
import { type Point, samePoint, TILE } from "../../engine/index.ts";
import type { Size } from "../../pixels/Box.ts";
import { clearImage, type PixelImage } from "../../pixels/PixelImage.ts";
import type { Selection } from "./Selection.ts";

export interface Drawing {
  /** One at least, all of one size in whole tiles. */
  readonly frames: readonly PixelImage[];
  /** Which of them is drawn on, from 0. */
  readonly frame: number;
  /** In tiles from the top left of the canvas. */
  readonly anchor: Point;
  readonly selection: Selection | null;
}

/** The image that is drawn on, without what floats over it. */
export function imageIn({ frames, frame }: Drawing): PixelImage {
  return frames[frame] ?? clearImage({ width: TILE, height: TILE });
}

/** Its size in tiles. */
export function tilesIn(drawing: Drawing): Size {
  const { width, height } = imageIn(drawing);
  return { width: width / TILE, height: height / TILE };
}

/** The drawing with another image drawn on; the same drawing where it is the same image. */
export function withImage(drawing: Drawing, image: PixelImage): Drawing {
  if (image === imageIn(drawing)) return drawing;
  return { ...drawing, frames: drawing.frames.with(drawing.frame, image) };
}

/** The drawing with each image changed; all keep one size. */
export function withEveryImage(drawing: Drawing, change: (image: PixelImage) => PixelImage): Drawing {
  return { ...drawing, frames: drawing.frames.map(change) };
}

/** Whether two states of one drawing show the same, wherever marks and the shown frame are. */
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
