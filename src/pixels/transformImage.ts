/** Flips and quarter turns, exact to the pixel: x goes to w-1-x (details §11 "Transforms"). */
import type { Pixel, Size } from "./Box.ts";
import { Mask } from "./Mask.ts";
import { clearImage, type PixelImage, wordsOf } from "./PixelImage.ts";

/** In the words of the engine's transforms; 90 is a quarter turn clockwise. */
export type ImageTransform = "90" | "270" | "flip-x" | "flip-y";

export function transformImage(image: PixelImage, turn: ImageTransform): PixelImage {
  const turned = clearImage(transformedSize(image, turn));
  const from = wordsOf(image);
  const to = wordsOf(turned);
  eachPixel(image, turn, (source, target) => {
    to[target] = from[source] ?? 0;
  });
  return turned;
}

export function transformMask(mask: Mask, turn: ImageTransform): Mask {
  const { width, height } = transformedSize(mask, turn);
  const turned = new Mask(width, height);
  eachPixel(mask, turn, (source, target) => {
    if (mask.bits[source]) turned.markRow(target % width, target % width, Math.floor(target / width));
  });
  return turned;
}

/** Where a box of this size lies once it is turned about its middle; four quarter turns lead back. */
export function transformedPosition(place: Pixel, { width, height }: Size, turn: ImageTransform): Pixel {
  if (!swapsSides(turn)) return place;
  const shift = Math.trunc((width - height) / 2);
  return { x: place.x + shift, y: place.y - shift };
}

function transformedSize({ width, height }: Size, turn: ImageTransform): Size {
  return swapsSides(turn) ? { width: height, height: width } : { width, height };
}

function swapsSides(turn: ImageTransform): boolean {
  return turn === "90" || turn === "270";
}

/** Tells of each pixel where it is and where it goes; both count row by row. */
function eachPixel({ width, height }: Size, turn: ImageTransform, put: (source: number, target: number) => void): void {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) put(y * width + x, transformedIndex(x, y, width, height, turn));
  }
}

function transformedIndex(x: number, y: number, width: number, height: number, turn: ImageTransform): number {
  switch (turn) {
    case "90":
      return x * height + (height - 1 - y);
    case "270":
      return (width - 1 - x) * height + y;
    case "flip-x":
      return y * width + (width - 1 - x);
    case "flip-y":
      return (height - 1 - y) * width + x;
  }
}
