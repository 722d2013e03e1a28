/** What happens to selected pixels (details §11 "Selection", "Clipboard"). */
import { type Box, type Pixel, sharedBox, wholeBox } from "../../pixels/Box.ts";
import { copyMarked, eraseMarked, pasteOver, shrinkToFit, trimMask } from "../../pixels/cutAndPaste.ts";
import { Mask } from "../../pixels/Mask.ts";
import { isBlank, type PixelImage } from "../../pixels/PixelImage.ts";
import type { ImageTransform } from "../../pixels/transformImage.ts";
import { type Drawing, imageIn, withImage } from "./Drawing.ts";
import type { PaintClip } from "./PaintState.ts";
import { type FloatingSelection, transformedSelection } from "./Selection.ts";

/** Marks a box, cut off at the sides of the canvas; nothing where it lies outside. */
export function boxSelected(drawing: Drawing, box: Box): Drawing {
  const inside = sharedBox(box, wholeBox(imageIn(drawing)));
  if (!inside) return { ...drawing, selection: null };
  const at = { x: inside.x, y: inside.y };
  return { ...drawing, selection: { kind: "marked", mask: Mask.full(inside.width, inside.height), at } };
}

/** Marks what a mask of the canvas's size marks. */
export function maskSelected(drawing: Drawing, mask: Mask): Drawing {
  const trimmed = trimMask(mask);
  return { ...drawing, selection: trimmed && { kind: "marked", ...trimmed } };
}

/** Lifts what is marked; what floats already stays so. Marks around nothing stay marks. */
export function lifted(drawing: Drawing): Drawing {
  const { selection } = drawing;
  if (selection?.kind !== "marked") return drawing;
  const { mask, at } = selection;
  const image = copyMarked(imageIn(drawing), mask, at);
  if (isBlank(image)) return drawing;
  const floating: FloatingSelection = { kind: "floating", mask, image, at, home: { image, at } };
  return { ...withImage(drawing, eraseMarked(imageIn(drawing), mask, at)), selection: floating };
}

/** Lifts a copy and leaves on the canvas what was there: the pixels, or what floated over them. */
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

/** Lays what floats on the canvas where it is; nothing is selected any more. */
export function dropped(drawing: Drawing): Drawing {
  const { selection } = drawing;
  if (!selection) return drawing;
  const still = { ...drawing, selection: null };
  if (selection.kind === "marked") return still;
  return withImage(still, pasteOver(imageIn(drawing), selection.image, selection.at));
}

/** Lays what floats where it was lifted; what was pasted goes. Nothing is selected any more. */
export function putBack(drawing: Drawing): Drawing {
  const { selection } = drawing;
  const still = { ...drawing, selection: null };
  if (selection?.kind !== "floating" || !selection.home) return still;
  return withImage(still, pasteOver(imageIn(drawing), selection.home.image, selection.home.at));
}

/** Takes the selected pixels away. */
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

/** What copying takes: the selected pixels, or the whole canvas; null where nothing is drawn there. */
export function clipOf(drawing: Drawing): PaintClip | null {
  const { selection } = drawing;
  const image = imageIn(drawing);
  if (!selection)
    return isBlank(image) ? null : { image, mask: Mask.full(image.width, image.height), at: { x: 0, y: 0 } };
  const { mask, at } = selection;
  const piece = selection.kind === "floating" ? selection.image : copyMarked(image, mask, at);
  return isBlank(piece) ? null : { image: piece, mask, at };
}

/** Floats a clip at its old place, moved inside the canvas; one that is too large is made smaller. */
export function pasted(drawing: Drawing, clip: PaintClip): Drawing {
  const still = dropped(drawing);
  const room = imageIn(still);
  const image = shrinkToFit(clip.image, room);
  const mask = image === clip.image ? clip.mask : Mask.full(image.width, image.height);
  const at = {
    x: placeInside(clip.at.x, image.width, room.width),
    y: placeInside(clip.at.y, image.height, room.height),
  };
  return { ...still, selection: { kind: "floating", mask, image, at, home: null } };
}

/** A picture from elsewhere as something to paste: at the top left. */
export function foreignClip(image: PixelImage): PaintClip {
  return { image, mask: Mask.full(image.width, image.height), at: { x: 0, y: 0 } };
}

/** The canvas as it would be saved: with what floats over it laid down. */
export function seenImage(drawing: Drawing): PixelImage {
  return imageIn(dropped(drawing));
}

function placeInside(place: number, length: number, room: number): number {
  return Math.max(0, Math.min(place, room - length));
}
