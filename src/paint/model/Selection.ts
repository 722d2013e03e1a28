import type { Pixel } from "../../pixels/Box.ts";
import type { Mask } from "../../pixels/Mask.ts";
import type { PixelImage } from "../../pixels/PixelImage.ts";
import {
  type ImageTransform,
  transformedPosition,
  transformImage,
  transformMask,
} from "../../pixels/transformImage.ts";

/** The mask of a selection is exactly as large as its marks and never changes. */
export interface MarkedSelection {
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
export type Selection = MarkedSelection | FloatingSelection;

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
