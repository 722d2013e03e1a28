import type { Pixel, Size } from "./Box.ts";
import { Mask } from "./Mask.ts";
import { clearImage, type PixelImage, wordsOf } from "./PixelImage.ts";

/** Named as the transforms of the engine; 90 is a quarter turn clockwise. */
export type ImageTransform = "90" | "270" | "flip-x" | "flip-y";

export function transformImage(image: PixelImage, transform: ImageTransform): PixelImage {
  const transformed = clearImage(transformedSize(image, transform));
  const from = wordsOf(image);
  const to = wordsOf(transformed);
  eachPixel(image, transform, (source, target) => {
    to[target] = from[source] ?? 0;
  });
  return transformed;
}

export function transformMask(mask: Mask, transform: ImageTransform): Mask {
  const { width, height } = transformedSize(mask, transform);
  const transformed = new Mask(width, height);
  eachPixel(mask, transform, (source, target) => {
    if (mask.bits[source]) transformed.markRow(target % width, target % width, Math.floor(target / width));
  });
  return transformed;
}

/** The position of a box of this size after it was transformed about its center; four quarter turns lead back. */
export function transformedPosition(place: Pixel, { width, height }: Size, transform: ImageTransform): Pixel {
  if (!swapsSides(transform)) return place;
  const shift = Math.trunc((width - height) / 2);
  return { x: place.x + shift, y: place.y - shift };
}

function transformedSize({ width, height }: Size, transform: ImageTransform): Size {
  return swapsSides(transform) ? { width: height, height: width } : { width, height };
}

function swapsSides(transform: ImageTransform): boolean {
  return transform === "90" || transform === "270";
}

/** Calls `put` for each pixel with its index and the index it goes to. */
function eachPixel(
  { width, height }: Size,
  transform: ImageTransform,
  put: (source: number, target: number) => void,
): void {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) put(y * width + x, transformedIndex(x, y, width, height, transform));
  }
}

function transformedIndex(x: number, y: number, width: number, height: number, transform: ImageTransform): number {
  switch (transform) {
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
