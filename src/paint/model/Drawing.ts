import { type Point, samePoint, TILE } from "../../engine/index.ts";
import type { Pixel, Size } from "../../pixels/Box.ts";
import type { Mask } from "../../pixels/Mask.ts";
import { clearImage, type PixelImage } from "../../pixels/PixelImage.ts";
import {
  type ImageTransform,
  transformedPosition,
  transformImage,
  transformMask,
} from "../../pixels/transformImage.ts";

/** What is drawn, as one immutable value. Undo steps are values of this type. */
export interface Drawing {
  /** At least one. All have the same size, in whole tiles. */
  readonly frames: readonly PixelImage[];
  /** The index of the frame that is drawn on. */
  readonly frame: number;
  /** In tiles, from the top left of the canvas. */
  readonly anchor: Point;
  readonly selection: Selection | null;
}

/** The image of the current frame, without a floating selection. */
export function imageIn({ frames, frame }: Drawing): PixelImage {
  return frames[frame] ?? clearImage({ width: TILE, height: TILE });
}

/** The size of the canvas in tiles. */
export function tilesIn(drawing: Drawing): Size {
  const { width, height } = imageIn(drawing);
  return { width: width / TILE, height: height / TILE };
}

/** Replaces the image of the current frame. The same image gives the same drawing. */
export function withImage(drawing: Drawing, image: PixelImage): Drawing {
  if (image === imageIn(drawing)) return drawing;
  return { ...drawing, frames: drawing.frames.with(drawing.frame, image) };
}

/** Changes the image of every frame. The results must all have the same size. */
export function withEveryImage(drawing: Drawing, change: (image: PixelImage) => PixelImage): Drawing {
  return { ...drawing, frames: drawing.frames.map(change) };
}

/** Whether two states of a drawing look the same, apart from marked selections and which frame is current. */
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

/** The mask of a selection is exactly as large as its marks and never changes. */
interface MarkedSelection {
  readonly kind: "marked";
  readonly mask: Mask;
  /** The top left pixel of the mask on the canvas. */
  readonly at: Pixel;
}

export interface FloatingSelection {
  readonly kind: "floating";
  readonly mask: Mask;
  /** The lifted pixels, no longer on the canvas. As large as the mask. */
  readonly image: PixelImage;
  /** The top left pixel of the mask. It may lie outside the canvas. */
  readonly at: Pixel;
  /** Where the pixels were lifted. Null if they were pasted or copied, so there is nowhere to put them back. */
  readonly home: { readonly image: PixelImage; readonly at: Pixel } | null;
}

/** Selected pixels are either marked on the canvas or lifted off it. */
type Selection = MarkedSelection | FloatingSelection;

export function isInSelection({ mask, at }: Selection, { x, y }: Pixel): boolean {
  return mask.has({ x: x - at.x, y: y - at.y });
}

/** Rotated or flipped about its middle. The result may extend beyond the canvas. */
export function transformedSelection(selection: FloatingSelection, turn: ImageTransform): FloatingSelection {
  const { mask, image, at } = selection;
  return {
    ...selection,
    mask: transformMask(mask, turn),
    image: transformImage(image, turn),
    at: transformedPosition(at, mask, turn),
  };
}
