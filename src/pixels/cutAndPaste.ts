import { type Box, type Pixel, type Size, sharedBox, wholeBox } from "./Box.ts";
import type { Mask } from "./Mask.ts";
import { clearImage, copyImage, type PixelImage, wordsOf } from "./PixelImage.ts";

/** The part of an image in a box, which may reach beyond the image: there it is transparent. Crops and extends images. */
export function cropImage(image: PixelImage, box: Box): PixelImage {
  const framed = clearImage(box);
  const shared = sharedBox(box, wholeBox(image));
  if (!shared) return framed;
  for (let y = shared.y; y < shared.y + shared.height; y++) {
    const from = (y * image.width + shared.x) * 4;
    const to = ((y - box.y) * box.width + shared.x - box.x) * 4;
    framed.data.set(image.data.subarray(from, from + shared.width * 4), to);
  }
  return framed;
}

/** The marks as the smallest mask that holds them, and its position; null if nothing is marked. */
export function trimMask(mask: Mask): { readonly mask: Mask; readonly at: Pixel } | null {
  const { box } = mask;
  if (!box) return null;
  return { mask: mask.croppedTo(box), at: { x: box.x, y: box.y } };
}

/** The marked pixels as an image of the size of the mask, which lies at `at`; transparent elsewhere. */
export function copyMarked(image: PixelImage, mask: Mask, at: Pixel): PixelImage {
  const piece = cropImage(image, { ...at, width: mask.width, height: mask.height });
  const words = wordsOf(piece);
  mask.bits.forEach((bit, index) => {
    if (!bit) words[index] = 0;
  });
  return piece;
}

/** The image with the marked pixels made transparent; the mask lies at `at`. */
export function eraseMarked(image: PixelImage, mask: Mask, at: Pixel): PixelImage {
  const rest = copyImage(image);
  const words = wordsOf(rest);
  const shared = sharedBox({ ...at, width: mask.width, height: mask.height }, wholeBox(image));
  if (!shared) return rest;
  for (let y = shared.y; y < shared.y + shared.height; y++) {
    for (let x = shared.x; x < shared.x + shared.width; x++) {
      if (mask.bits[(y - at.y) * mask.width + x - at.x]) words[y * image.width + x] = 0;
    }
  }
  return rest;
}

/** The image with a piece blended over it; what overhangs is cut off. */
export function pasteOver(image: PixelImage, piece: PixelImage, at: Pixel): PixelImage {
  const laid = copyImage(image);
  const shared = sharedBox({ ...at, width: piece.width, height: piece.height }, wholeBox(image));
  if (!shared) return laid;
  for (let y = shared.y; y < shared.y + shared.height; y++) {
    for (let x = shared.x; x < shared.x + shared.width; x++) {
      blendPixel(laid.data, (y * image.width + x) * 4, piece.data, ((y - at.y) * piece.width + x - at.x) * 4);
    }
  }
  return laid;
}

/** Blends one pixel over another by its alpha; exact if the upper one is opaque or either is transparent. */
function blendPixel(under: Uint8ClampedArray, at: number, over: Uint8ClampedArray, from: number): void {
  const alpha = over[from + 3] ?? 0;
  const below = under[at + 3] ?? 0;
  if (alpha === 0) return;
  if (alpha === 255 || below === 0) {
    for (let channel = 0; channel < 4; channel++) under[at + channel] = over[from + channel] ?? 0;
    return;
  }
  const left = (below * (255 - alpha)) / 255;
  const whole = alpha + left;
  for (let channel = 0; channel < 3; channel++) {
    const mixed = (over[from + channel] ?? 0) * alpha + (under[at + channel] ?? 0) * left;
    under[at + channel] = Math.round(mixed / whole);
  }
  under[at + 3] = Math.round(whole);
}

/** The image scaled down to fit `bounds` by nearest pixels, with its proportions kept; an image that fits is returned as it is. */
export function shrinkToFit(image: PixelImage, bounds: Size): PixelImage {
  const scale = Math.min(bounds.width / image.width, bounds.height / image.height);
  if (scale >= 1) return image;
  const width = Math.max(1, Math.floor(image.width * scale));
  const height = Math.max(1, Math.floor(image.height * scale));
  const shrunk = clearImage({ width, height });
  const from = wordsOf(image);
  const to = wordsOf(shrunk);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(((y + 0.5) * image.height) / height) * image.width;
    for (let x = 0; x < width; x++) {
      to[y * width + x] = from[row + Math.floor(((x + 0.5) * image.width) / width)] ?? 0;
    }
  }
  return shrunk;
}
