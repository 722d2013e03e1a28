import { crc32, deflateSync } from "node:zlib";

/** The bytes of each pixel: red, green, blue, alpha, not premultiplied. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const PALETTE = 3;
const TRUE_COLOR = 6;

/**
 * Writes pixels as a PNG: with a palette, which makes a small file, if there are few colors, and otherwise with full
 * colors.
 */
export function pngOf(pixels: Pixels): Buffer {
  const colors = colorsOf(pixels);
  const isFew = colors.size <= 256;
  const parts = [SIGNATURE, chunk("IHDR", header(pixels, isFew ? PALETTE : TRUE_COLOR))];
  if (isFew) parts.push(...paletteChunks([...colors.keys()]));
  const rows = isFew ? indexRows(pixels, colors) : plainRows(pixels);
  return Buffer.concat([...parts, chunk("IDAT", deflateSync(rows, { level: 9 })), chunk("IEND", Buffer.alloc(0))]);
}

/** Returns each color as one number, with its place in the order in which the colors appear. */
function colorsOf(pixels: Pixels): Map<number, number> {
  const places = new Map<number, number>();
  const words = wordsOf(pixels);
  for (const word of words) {
    if (!places.has(word)) places.set(word, places.size);
    if (places.size > 256) break;
  }
  return places;
}

function wordsOf({ data }: Pixels): Uint32Array {
  return new Uint32Array(Uint8Array.from(data).buffer);
}

function paletteChunks(colors: readonly number[]): Buffer[] {
  const bytes = Buffer.from(new Uint32Array(colors).buffer);
  const rgb = Buffer.alloc(colors.length * 3);
  const alpha = Buffer.alloc(colors.length);
  for (let n = 0; n < colors.length; n++) {
    bytes.copy(rgb, n * 3, n * 4, n * 4 + 3);
    alpha[n] = bytes[n * 4 + 3] ?? 255;
  }
  return [chunk("PLTE", rgb), chunk("tRNS", alpha)];
}

/** Returns the rows of a picture with a palette. Each begins with a byte for no filter and has one byte a pixel. */
function indexRows(pixels: Pixels, places: ReadonlyMap<number, number>): Buffer {
  const { width, height } = pixels;
  const words = wordsOf(pixels);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rows[y * (width + 1) + x + 1] = places.get(words[y * width + x] ?? 0) ?? 0;
  }
  return rows;
}

function plainRows({ width, height, data }: Pixels): Buffer {
  const rows = Buffer.alloc((width * 4 + 1) * height);
  for (let y = 0; y < height; y++) rows.set(data.subarray(y * width * 4, (y + 1) * width * 4), y * (width * 4 + 1) + 1);
  return rows;
}

function header({ width, height }: Pixels, kind: number): Buffer {
  const bytes = Buffer.alloc(13);
  bytes.writeUInt32BE(width, 0);
  bytes.writeUInt32BE(height, 4);
  bytes.writeUInt8(8, 8);
  bytes.writeUInt8(kind, 9);
  return bytes;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}
