import type { Pixel } from "../../pixels/Box.ts";
import type { Mask } from "../../pixels/Mask.ts";
import type { PixelImage } from "../../pixels/PixelImage.ts";
import {
  type ImageTransform,
  transformedPosition,
  transformImage,
  transformMask,
} from "../../pixels/transformImage.ts";

/** The mask of a selection is as large as its marks and never drawn into. */
export interface MarkedSelection {
  readonly kind: "marked";
  readonly mask: Mask;
  /** The position of its top left pixel on the canvas. */
  readonly at: Pixel;
}

export interface FloatingSelection {
  readonly kind: "floating";
  readonly mask: Mask;
  /** Its pixels, which are not on the canvas; as large as the mask. */
  readonly image: PixelImage;
  /** The position of its top left pixel, which may be outside of the canvas. */
  readonly at: Pixel;
  /** Where it was lifted from; null if it was pasted or copied, and has nowhere to go back to. */
  readonly home: { readonly image: PixelImage; readonly at: Pixel } | null;
}

export type Selection = MarkedSelection | FloatingSelection;

export function isInSelection({ mask, at }: Selection, { x, y }: Pixel): boolean {
  return mask.has({ x: x - at.x, y: y - at.y });
}

/** The selection rotated or flipped about its middle; it may overhang the canvas. */
export function turnedSelection(selection: FloatingSelection, turn: ImageTransform): FloatingSelection {
  const { mask, image, at } = selection;
  return {
    ...selection,
    mask: transformMask(mask, turn),
    image: transformImage(image, turn),
    at: transformedPosition(at, mask, turn),
  };
}
