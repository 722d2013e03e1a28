/** Pixels that are selected: marked on the canvas, or lifted off it. */
import type { Pixel } from "../../pixels/Box.ts";
import type { Mask } from "../../pixels/Mask.ts";
import type { PixelImage } from "../../pixels/PixelImage.ts";
import {
  type ImageTransform,
  transformedPosition,
  transformImage,
  transformMask,
} from "../../pixels/transformImage.ts";

/** Nothing draws into the mask of a selection: it is as large as its marks. */
export interface MarkedSelection {
  readonly kind: "marked";
  readonly mask: Mask;
  /** Where its top left pixel lies on the canvas. */
  readonly at: Pixel;
}

export interface FloatingSelection {
  readonly kind: "floating";
  readonly mask: Mask;
  /** Its pixels, which the canvas does not have; as large as the mask. */
  readonly image: PixelImage;
  /** Where its top left pixel floats; it may lie outside. */
  readonly at: Pixel;
  /** Where it was lifted; null for what was pasted or copied: it goes back to nowhere. */
  readonly home: { readonly image: PixelImage; readonly at: Pixel } | null;
}

export type Selection = MarkedSelection | FloatingSelection;

export function isInSelection({ mask, at }: Selection, { x, y }: Pixel): boolean {
  return mask.has({ x: x - at.x, y: y - at.y });
}

/** Turned about its middle; it may overhang (details §11 "Transforms"). */
export function transformedSelection(selection: FloatingSelection, turn: ImageTransform): FloatingSelection {
  const { mask, image, at } = selection;
  return {
    ...selection,
    mask: transformMask(mask, turn),
    image: transformImage(image, turn),
    at: transformedPosition(at, mask, turn),
  };
}
