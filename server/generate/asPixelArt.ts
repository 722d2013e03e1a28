import type { Box } from "../../src/pixels/Box.ts";
import { channelsOf } from "../../src/pixels/Color.ts";
import { clearImage, colorAt, type PixelImage } from "../../src/pixels/PixelImage.ts";

const SPRITE = { width: 40, height: 40 };
/** Each dot of a background is two by two pixels, as in the backgrounds that come with the product. */
const BACKGROUND = { width: 440, height: 260 };
const SPRITE_COLORS = 24;
const BACKGROUND_COLORS = 96;
/**
 * How much two pixels of a solid color may differ, all channels together. A model's solid color is never quite the same
 * everywhere.
 */
const ALIKE = 72;

/**
 * Turns a model's picture into a sprite: cut out of its background and scaled to one tile. Throws if nothing is left.
 */
export function asSprite(image: PixelImage): PixelImage {
  const cut = withoutBackground(image);
  const box = drawnBox(cut);
  if (!box) throw new Error("There is nothing in this picture.");
  return withFewerColors(shrunk(cut, squareAround(box), SPRITE), SPRITE_COLORS);
}

/** Turns a model's picture into a background: scaled to a stage, with few colors. */
export function asBackground(image: PixelImage): PixelImage {
  const wide = image.width / image.height > BACKGROUND.width / BACKGROUND.height;
  const width = wide ? Math.round((image.height * BACKGROUND.width) / BACKGROUND.height) : image.width;
  const height = wide ? image.height : Math.round((image.width * BACKGROUND.height) / BACKGROUND.width);
  const box = { x: (image.width - width) >> 1, y: (image.height - height) >> 1, width, height };
  return doubled(withFewerColors(shrunk(image, box, BACKGROUND), BACKGROUND_COLORS));
}

/**
 * Clears the pixels that are like the corners and connected to them. If the corners differ, there is no solid
 * background to clear.
 */
export function withoutBackground(image: PixelImage): PixelImage {
  const { width, height } = image;
  const corners = [0, width - 1, (height - 1) * width, height * width - 1];
  const first = corners[0] ?? 0;
  if (corners.some((corner) => difference(image, corner, first) >= ALIKE)) return image;
  const cut = { width, height, data: image.data.slice() };
  const seen = new Uint8Array(width * height);
  const waiting = [...corners];
  for (let pixel = waiting.pop(); pixel !== undefined; pixel = waiting.pop()) {
    if (seen[pixel] || difference(image, pixel, first) >= ALIKE) continue;
    seen[pixel] = 1;
    cut.data[pixel * 4 + 3] = 0;
    const x = pixel % width;
    if (x > 0) waiting.push(pixel - 1);
    if (x < width - 1) waiting.push(pixel + 1);
    if (pixel >= width) waiting.push(pixel - width);
    if (pixel < width * (height - 1)) waiting.push(pixel + width);
  }
  return cut;
}

function difference({ data }: PixelImage, one: number, other: number): number {
  const away = (channel: number): number => Math.abs((data[one * 4 + channel] ?? 0) - (data[other * 4 + channel] ?? 0));
  return away(0) + away(1) + away(2) + away(3);
}

function drawnBox({ width, height, data }: PixelImage): Box | null {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let pixel = 0; pixel < width * height; pixel++) {
    if ((data[pixel * 4 + 3] ?? 0) < 128) continue;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
  }
  return right < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** Returns a square around a box, which stands on its bottom edge, in the middle. */
function squareAround({ x, y, width, height }: Box): Box {
  const side = Math.max(width, height);
  return { x: x - ((side - width) >> 1), y: y + height - side, width: side, height: side };
}

/**
 * Scales a part of the picture. Each new pixel is the mean of those it stands for, and clear where most of them are.
 */
function shrunk(image: PixelImage, box: Box, size: { width: number; height: number }): PixelImage {
  const small = clearImage(size);
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++)
      small.data.set(meanOf(image, partOf(box, size, x, y)), (y * size.width + x) * 4);
  }
  return small;
}

function partOf(box: Box, size: { width: number; height: number }, x: number, y: number): Box {
  const [left, top] = [
    box.x + Math.floor((x * box.width) / size.width),
    box.y + Math.floor((y * box.height) / size.height),
  ];
  const right = Math.max(left + 1, box.x + Math.floor(((x + 1) * box.width) / size.width));
  const bottom = Math.max(top + 1, box.y + Math.floor(((y + 1) * box.height) / size.height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function meanOf(image: PixelImage, { x, y, width, height }: Box): readonly number[] {
  let [red, green, blue, drawn] = [0, 0, 0, 0];
  for (let row = y; row < y + height; row++) {
    for (let column = x; column < x + width; column++) {
      const [r, g, b, alpha] = channelsOf(colorAt(image, { x: column, y: row }));
      if (alpha < 128) continue;
      [red, green, blue, drawn] = [red + r, green + g, blue + b, drawn + 1];
    }
  }
  return drawn * 2 < width * height ? [0, 0, 0, 0] : [red / drawn, green / drawn, blue / drawn, 255];
}

function doubled(image: PixelImage): PixelImage {
  const large = clearImage({ width: image.width * 2, height: image.height * 2 });
  for (let y = 0; y < large.height; y++) {
    for (let x = 0; x < large.width; x++) {
      const from = ((y >> 1) * image.width + (x >> 1)) * 4;
      large.data.set(image.data.subarray(from, from + 4), (y * large.width + x) * 4);
    }
  }
  return large;
}

/**
 * Returns the picture with at most `most` colors; clear pixels stay clear. Boxes of similar colors are halved until
 * there are enough of them, and each becomes its mean.
 */
function withFewerColors(image: PixelImage, most: number): PixelImage {
  const pixels = Array.from({ length: image.data.length / 4 }, (_, pixel) => pixel).filter(
    (pixel) => image.data[pixel * 4 + 3] !== 0,
  );
  const data = image.data.slice();
  for (const box of boxesOf(pixels, image, most)) {
    const mean = meanColorOf(box, image);
    for (const pixel of box) data.set(mean, pixel * 4);
  }
  return { width: image.width, height: image.height, data };
}

function boxesOf(pixels: number[], image: PixelImage, most: number): number[][] {
  const boxes = [{ pixels, ...spreadOf(pixels, image) }];
  while (boxes.length < most) {
    const widest = boxes.reduce((best, { size }, index) => (size > (boxes[best]?.size ?? 0) ? index : best), 0);
    const box = boxes[widest];
    if (!box || box.size === 0) break;
    const { pixels: sorted, channel } = box;
    sorted.sort((a, b) => (image.data[a * 4 + channel] ?? 0) - (image.data[b * 4 + channel] ?? 0));
    const halves = [sorted.slice(0, sorted.length >> 1), sorted.slice(sorted.length >> 1)];
    boxes.splice(widest, 1, ...halves.map((half) => ({ pixels: half, ...spreadOf(half, image) })));
  }
  return boxes.map((box) => box.pixels).filter((box) => box.length > 0);
}

/** Returns the channel in which the colors of a box differ most, and by how much. */
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

function meanColorOf(box: readonly number[], { data }: PixelImage): readonly [number, number, number] {
  const sum = (channel: number): number => box.reduce((total, pixel) => total + (data[pixel * 4 + channel] ?? 0), 0);
  return [Math.round(sum(0) / box.length), Math.round(sum(1) / box.length), Math.round(sum(2) / box.length)];
}
