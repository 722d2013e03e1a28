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
  const isLike = colorMatcher(image, start.y * width + start.x);
  const isFree = (index: number): boolean => mask.bits[index] === 0 && isLike(index);
  const waiting = [start.y * width + start.x];
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    if (!isFree(index)) continue;
    const y = Math.floor(index / width);
    const row = y * width;
    let left = index - row;
    let right = left;
    while (left > 0 && isFree(row + left - 1)) left--;
    while (right < width - 1 && isFree(row + right + 1)) right++;
    mask.markRow(left, right, y);
    if (y > 0) addStarts(waiting, row - width + left, row - width + right, isFree);
    if (y < height - 1) addStarts(waiting, row + width + left, row + width + right, isFree);
  }
}

/** Adds the first pixel of each run of free pixels between two indices of a row. */
function addStarts(waiting: number[], from: number, to: number, isFree: (index: number) => boolean): void {
  let wasFree = false;
  for (let index = from; index <= to; index++) {
    const free = isFree(index);
    if (free && !wasFree) waiting.push(index);
    wasFree = free;
  }
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
