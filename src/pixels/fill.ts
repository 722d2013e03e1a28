import { isInside, type Pixel } from "./Box.ts";
import { type Color, TOLERANCE } from "./Color.ts";
import type { Mask } from "./Mask.ts";
import { copyImage, type PixelImage, wordOf, wordsOf } from "./PixelImage.ts";

/** The image with its marked pixels in one color; the same image if that changes nothing. The mask has the size of the image. */
export function paintMarked(image: PixelImage, mask: Mask, color: Color): PixelImage {
  const { box, bits } = mask;
  if (!box) return image;
  const painted = copyImage(image);
  const words = wordsOf(painted);
  const word = wordOf(color);
  let isChanged = false;
  for (let y = box.y; y < box.y + box.height; y++) {
    for (let index = y * image.width + box.x; index < y * image.width + box.x + box.width; index++) {
      if (!bits[index] || words[index] === word) continue;
      words[index] = word;
      isChanged = true;
    }
  }
  return isChanged ? painted : image;
}

/** Flood fill: marks `start` and the pixels of a matching color that are connected to it by their sides. */
export function markRegion(mask: Mask, image: PixelImage, start: Pixel): void {
  if (!isInside(start, image) || mask.has(start)) return;
  const { width, height } = image;
  const first = start.y * width + start.x;
  const free = matchingPixels(image, first);
  const waiting = [first];
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    if (!free[index]) continue;
    const y = Math.floor(index / width);
    const row = y * width;
    let left = index;
    let right = index;
    while (left > row && free[left - 1]) left--;
    while (right < row + width - 1 && free[right + 1]) right++;
    free.fill(0, left, right + 1);
    mask.markRow(left - row, right - row, y);
    if (y > 0) addStarts(waiting, left - width, right - width, free);
    if (y < height - 1) addStarts(waiting, left + width, right + width, free);
  }
}

/** Adds the first pixel of each run of free pixels between two indices of a row. */
function addStarts(waiting: number[], from: number, to: number, free: Uint8Array): void {
  let before = 0;
  for (let index = from; index <= to; index++) {
    const now = free[index] ?? 0;
    if (now > before) waiting.push(index);
    before = now;
  }
}

/** One byte a pixel: 1 if its color matches that of `start`. Neighbors mostly have the same color, so each run of one color is compared once. */
function matchingPixels(image: PixelImage, start: number): Uint8Array {
  const words = wordsOf(image);
  const isLike = colorMatcher(image, start);
  const matching = new Uint8Array(words.length);
  let word = words[start];
  let match = 1;
  for (let index = 0; index < words.length; index++) {
    if (words[index] !== word) {
      word = words[index];
      match = isLike(index) ? 1 : 0;
    }
    matching[index] = match;
  }
  return matching;
}

function colorMatcher(image: PixelImage, start: number): (index: number) => boolean {
  const { data } = image;
  const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(start * 4, start * 4 + 4);
  const words = wordsOf(image);
  const same = words[start];
  return (index) => {
    if (words[index] === same) return true;
    const at = index * 4;
    const other = data[at + 3] ?? 0;
    // Transparent pixels match, whatever color is left in them.
    if (alpha === 0 && other === 0) return true;
    const difference =
      Math.abs((data[at] ?? 0) - red) +
      Math.abs((data[at + 1] ?? 0) - green) +
      Math.abs((data[at + 2] ?? 0) - blue) +
      Math.abs(other - alpha);
    return difference < TOLERANCE;
  };
}
