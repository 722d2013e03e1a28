import type { PixelImage } from "../../src/pixels/PixelImage.ts";

type Rgb = readonly [number, number, number];

/**
 * The picture in at most `most` colours; clear pixels stay clear. Boxes of similar colours are halved until there are enough of them, and
 * each becomes its mean.
 */
export function withFewerColours(image: PixelImage, most: number): PixelImage {
  const pixels = Array.from({ length: image.data.length / 4 }, (_, pixel) => pixel).filter(
    (pixel) => image.data[pixel * 4 + 3] !== 0,
  );
  const data = image.data.slice();
  for (const box of boxesOf(pixels, image, most)) {
    const mean = meanOf(box, image);
    for (const pixel of box) data.set(mean, pixel * 4);
  }
  return { width: image.width, height: image.height, data };
}

function boxesOf(pixels: number[], image: PixelImage, most: number): number[][] {
  const boxes = [pixels];
  while (boxes.length < most) {
    const widest = boxes
      .map((box) => spreadOf(box, image))
      .reduce((best, spread, index, all) => (spread.size > (all[best]?.size ?? 0) ? index : best), 0);
    const box = boxes[widest] ?? [];
    const { size, channel } = spreadOf(box, image);
    if (size === 0) break;
    box.sort((a, b) => (image.data[a * 4 + channel] ?? 0) - (image.data[b * 4 + channel] ?? 0));
    boxes.splice(widest, 1, box.slice(0, box.length >> 1), box.slice(box.length >> 1));
  }
  return boxes.filter((box) => box.length > 0);
}

/** The channel in which a box reaches farthest, and how far. */
function spreadOf(box: readonly number[], { data }: PixelImage): { readonly size: number; readonly channel: number } {
  const spreads = [0, 1, 2].map((channel) => {
    let [least, greatest] = [255, 0];
    for (const pixel of box) {
      const value = data[pixel * 4 + channel] ?? 0;
      [least, greatest] = [Math.min(least, value), Math.max(greatest, value)];
    }
    return { size: Math.max(0, greatest - least), channel };
  });
  return spreads.sort((a, b) => b.size - a.size)[0] ?? { size: 0, channel: 0 };
}

function meanOf(box: readonly number[], { data }: PixelImage): Rgb {
  const sum = (channel: number): number => box.reduce((total, pixel) => total + (data[pixel * 4 + channel] ?? 0), 0);
  return [Math.round(sum(0) / box.length), Math.round(sum(1) / box.length), Math.round(sum(2) / box.length)];
}
