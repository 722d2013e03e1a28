import { type Box, type Pixel, sharedBox, wholeBox } from "../../pixels/Box.ts";
import { copyMarked, eraseMarked, pasteOver, shrinkToFit, trimMask } from "../../pixels/cutAndPaste.ts";
import { Mask } from "../../pixels/Mask.ts";
import { isBlank, type PixelImage } from "../../pixels/PixelImage.ts";
import type { ImageTransform } from "../../pixels/transformImage.ts";
import { type Drawing, type FloatingSelection, imageIn, transformedSelection, withImage } from "./Drawing.ts";
import type { PaintClip } from "./PaintState.ts";

/** Selects a box, clipped to the canvas. A box outside the canvas selects nothing. */
export function boxSelected(drawing: Drawing, box: Box): Drawing {
  const inside = sharedBox(box, wholeBox(imageIn(drawing)));
  if (!inside) return { ...drawing, selection: null };
  const at = { x: inside.x, y: inside.y };
  return { ...drawing, selection: { kind: "marked", mask: Mask.full(inside.width, inside.height), at } };
}

/** Selects what a mask of the size of the canvas marks. */
export function maskSelected(drawing: Drawing, mask: Mask): Drawing {
  const trimmed = trimMask(mask);
  return { ...drawing, selection: trimmed && { kind: "marked", ...trimmed } };
}

/** Turns a marked selection into a floating one. A floating or fully transparent selection stays as it is. */
export function lifted(drawing: Drawing): Drawing {
  const { selection } = drawing;
  if (selection?.kind !== "marked") return drawing;
  const { mask, at } = selection;
  const image = copyMarked(imageIn(drawing), mask, at);
  if (isBlank(image)) return drawing;
  const floating: FloatingSelection = { kind: "floating", mask, image, at, home: { image, at } };
  return { ...withImage(drawing, eraseMarked(imageIn(drawing), mask, at)), selection: floating };
}

/** Lifts a copy and leaves the original on the canvas, even if it was floating over it. */
export function liftedCopy(drawing: Drawing): Drawing {
  const floating = lifted(drawing);
  const { selection } = floating;
  if (selection?.kind !== "floating") return drawing;
  return withImage({ ...floating, selection: { ...selection, home: null } }, seenImage(drawing));
}

export function movedTo(drawing: Drawing, at: Pixel): Drawing {
  const { selection } = drawing;
  if (!selection || (selection.at.x === at.x && selection.at.y === at.y)) return drawing;
  return { ...drawing, selection: { ...selection, at } };
}

/** Deselects. Floating pixels are merged into the canvas where they are. */
export function dropped(drawing: Drawing): Drawing {
  const { selection } = drawing;
  if (!selection) return drawing;
  const still = { ...drawing, selection: null };
  if (selection.kind === "marked") return still;
  return withImage(still, pasteOver(imageIn(drawing), selection.image, selection.at));
}

/** Deselects. Floating pixels go back to where they were lifted; pasted ones are discarded. */
export function putBack(drawing: Drawing): Drawing {
  const { selection } = drawing;
  const still = { ...drawing, selection: null };
  if (selection?.kind !== "floating" || !selection.home) return still;
  return withImage(still, pasteOver(imageIn(drawing), selection.home.image, selection.home.at));
}

export function withoutSelected(drawing: Drawing): Drawing {
  const { selection } = drawing;
  const still = { ...drawing, selection: null };
  if (selection?.kind !== "marked" || isBlank(copyMarked(imageIn(drawing), selection.mask, selection.at))) return still;
  return withImage(still, eraseMarked(imageIn(drawing), selection.mask, selection.at));
}

export function withSelectionTransformed(drawing: Drawing, turn: ImageTransform): Drawing {
  const floating = lifted(drawing);
  const { selection } = floating;
  return selection?.kind === "floating" ? { ...floating, selection: transformedSelection(selection, turn) } : drawing;
}

/** The selected pixels, or the whole canvas if nothing is selected. Null if they are all transparent. */
export function clipOf(drawing: Drawing): PaintClip | null {
  const { selection } = drawing;
  const image = imageIn(drawing);
  if (!selection)
    return isBlank(image) ? null : { image, mask: Mask.full(image.width, image.height), at: { x: 0, y: 0 } };
  const { mask, at } = selection;
  const piece = selection.kind === "floating" ? selection.image : copyMarked(image, mask, at);
  return isBlank(piece) ? null : { image: piece, mask, at };
}

/** Pastes a clip at its old place, moved inside the canvas and shrunk if it is larger than the canvas. */
export function pasted(drawing: Drawing, clip: PaintClip): Drawing {
  const still = dropped(drawing);
  const canvas = imageIn(still);
  const image = shrinkToFit(clip.image, canvas);
  const mask = image === clip.image ? clip.mask : Mask.full(image.width, image.height);
  const at = {
    x: placeInside(clip.at.x, image.width, canvas.width),
    y: placeInside(clip.at.y, image.height, canvas.height),
  };
  return { ...still, selection: { kind: "floating", mask, image, at, home: null } };
}

/** A picture from elsewhere, to be pasted at the top left. */
export function foreignClip(image: PixelImage): PaintClip {
  return { image, mask: Mask.full(image.width, image.height), at: { x: 0, y: 0 } };
}

/** The image of the current frame as it would be saved, with floating pixels merged into it. */
export function seenImage(drawing: Drawing): PixelImage {
  return imageIn(dropped(drawing));
}

function placeInside(place: number, length: number, available: number): number {
  return Math.max(0, Math.min(place, available - length));
}
