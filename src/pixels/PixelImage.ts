import { type Box, isInside, type Pixel, type Size } from "./Box.ts";
import { CLEAR, type Color, channelsOf, colorFromChannels } from "./Color.ts";

/** An image of the pixel editor. Images are immutable: every change makes a new one. */
export interface PixelImage extends Size {
  /** Four bytes a pixel, row by row: red, green, blue and alpha, not premultiplied, as in the ImageData of a canvas. */
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

export function clearImage({ width, height }: Size): PixelImage {
  return { width, height, data: new Uint8ClampedArray(width * height * 4) };
}

/** A copy whose data may be written to before it is passed on. */
export function copyImage({ width, height, data }: PixelImage): PixelImage {
  return { width, height, data: data.slice() };
}

/** The color of a pixel, which is `CLEAR` outside the image. */
export function colorAt(image: PixelImage, pixel: Pixel): Color {
  if (!isInside(pixel, image)) return CLEAR;
  const at = (pixel.y * image.width + pixel.x) * 4;
  const [red = 0, green = 0, blue = 0, alpha = 0] = image.data.subarray(at, at + 4);
  return colorFromChannels(red, green, blue, alpha);
}

export function isSameImage(a: PixelImage, b: PixelImage): boolean {
  if (a === b) return true;
  if (a.width !== b.width || a.height !== b.height) return false;
  const words = wordsOf(b);
  return wordsOf(a).every((word, index) => word === words[index]);
}

/** Whether an image, or a part that lies within it, is completely transparent. */
export function isBlank({ width, height, data }: PixelImage, part: Box = { x: 0, y: 0, width, height }): boolean {
  for (let y = part.y; y < part.y + part.height; y++) {
    const row = (y * width + part.x) * 4;
    for (let at = row + 3; at < row + part.width * 4; at += 4) if (data[at] !== 0) return false;
  }
  return true;
}

/** The data of an image as one number a pixel, to move whole pixels at once. Writing to it writes to the image. */
export function wordsOf({ data }: PixelImage): Uint32Array {
  return new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
}

/** The number that `wordsOf` has for a color. Its byte order is that of the machine. */
export function wordOf(color: Color): number {
  const [word = 0] = new Uint32Array(Uint8Array.from(channelsOf(color)).buffer);
  return word;
}

/** The `most` frequent colors of some images, the most frequent first, without transparent pixels. */
export function colorsOf(images: readonly PixelImage[], most: number): Color[] {
  const counts = new Map<Color, number>();
  for (const { data } of images) {
    for (let at = 0; at < data.length; at += 4) {
      const color = colorFromChannels(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, data[at + 3] ?? 0);
      if (color !== CLEAR) counts.set(color, (counts.get(color) ?? 0) + 1);
    }
  }
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  return sorted.slice(0, most).map(([color]) => color);
}
