import type { Box, Pixel, Size } from "./Box.ts";
import { cropImage } from "./cutAndPaste.ts";
import { clearImage, isBlank, type PixelImage } from "./PixelImage.ts";

/** The tiles, row by row, on which at least one of the images is not transparent. All images have the same size. */
export function filledTiles(images: readonly PixelImage[], tile: number): Pixel[] {
  const { width = 0, height = 0 } = images[0] ?? {};
  const filled: Pixel[] = [];
  for (let y = 0; y * tile < height; y++) {
    for (let x = 0; x * tile < width; x++) {
      const part = tileBox({ x, y }, tile);
      if (images.some((image) => !isBlank(image, part))) filled.push({ x, y });
    }
  }
  return filled;
}

/** The smallest box around some tiles, in tiles; the top left tile if there are none. */
export function boxOfTiles(tiles: readonly Pixel[]): Box {
  if (tiles.length === 0) return { x: 0, y: 0, width: 1, height: 1 };
  const xs = tiles.map(({ x }) => x);
  const ys = tiles.map(({ y }) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x + 1, height: Math.max(...ys) - y + 1 };
}

/** Converts a box of tiles to pixels. */
export function boxInPixels({ x, y, width, height }: Box, tile: number): Box {
  return { x: x * tile, y: y * tile, width: width * tile, height: height * tile };
}

/** The tile nearest to a position, the first of several; the position itself if there are no tiles. */
export function nearestTile(place: Pixel, tiles: readonly Pixel[]): Pixel {
  const distance = ({ x, y }: Pixel): number => (x - place.x) ** 2 + (y - place.y) ** 2;
  return (
    tiles.reduce<Pixel | null>((best, each) => (best && distance(best) <= distance(each) ? best : each), null) ?? place
  );
}

function tileBox({ x, y }: Pixel, tile: number): Box {
  return boxInPixels({ x, y, width: 1, height: 1 }, tile);
}

/** The frames of an animation side by side in one image, from left to right. */
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

/** The frames of a strip, if it consists of at least two frames of that size; else none. */
export function framesOfStrip(strip: PixelImage, { width, height }: Size): PixelImage[] {
  const count = strip.width / width;
  if (strip.height !== height || count < 2 || !Number.isInteger(count)) return [];
  return Array.from({ length: count }, (_, place) => cropImage(strip, { x: place * width, y: 0, width, height }));
}
