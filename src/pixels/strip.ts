/** Several images of one size side by side as one: the frames of a look as a single picture file. */
import type { Size } from "./Box.ts";
import { clearImage, type PixelImage } from "./PixelImage.ts";
import { framedImage } from "./pieces.ts";

/** From left to right; one image is its own strip. */
export function stripOf(frames: readonly PixelImage[]): PixelImage {
  const [first = clearImage({ width: 1, height: 1 })] = frames;
  const { width, height } = first;
  const strip = clearImage({ width: width * frames.length, height });
  frames.forEach(({ data }, place) => {
    for (let y = 0; y < height; y++) {
      const row = data.subarray(y * width * 4, (y + 1) * width * 4);
      strip.data.set(row, (y * strip.width + place * width) * 4);
    }
  });
  return strip;
}

/** The frames of that size, two at least, that a strip is made of; none where it is no strip of such. */
export function framesOfStrip(strip: PixelImage, { width, height }: Size): PixelImage[] {
  const count = strip.width / width;
  if (strip.height !== height || count < 2 || !Number.isInteger(count)) return [];
  return Array.from({ length: count }, (_, place) => framedImage(strip, { x: place * width, y: 0, width, height }));
}
