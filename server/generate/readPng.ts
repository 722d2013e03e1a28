import { inflateSync } from "node:zlib";
import type { PixelImage } from "../../src/pixels/PixelImage.ts";

const SIDE_MAX = 2048;
const SIGNATURE = "89504e470d0a1a0a";
/** The bytes of a pixel by the color type of the PNG: gray, colors, palette, gray and alpha, colors and alpha. */
const BYTES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

interface Header {
  readonly width: number;
  readonly height: number;
  readonly kind: number;
}

interface Parts {
  readonly palette: Buffer;
  readonly alphas: Buffer;
  readonly rows: Buffer;
}

/**
 * Reads the pixels of a PNG from any source, within limits: eight bits a channel, not interlaced, as image models and
 * browsers write them. Throws on anything else, and on a picture with a longer side.
 */
export function readPng(bytes: Uint8Array, sideMax = SIDE_MAX): PixelImage {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.toString("hex", 0, 8) !== SIGNATURE || file.length < 33) throw new Error("This is no PNG.");
  const header = headerOf(file, sideMax);
  const { width, height, kind } = header;
  const stride = width * (BYTES[kind] ?? 0);
  const parts = partsOf(file, (stride + 1) * height);
  const flat = unfiltered(parts.rows, stride, height, BYTES[kind] ?? 1);
  return { width, height, data: colorsOf(flat, header, parts) };
}

function headerOf(file: Buffer, sideMax: number): Header {
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const [bits, kind, interlace] = [file.readUInt8(24), file.readUInt8(25), file.readUInt8(28)];
  const isFit = width > 0 && height > 0 && Math.max(width, height) <= sideMax;
  if (!isFit || bits !== 8 || interlace !== 0 || !(kind in BYTES))
    throw new Error("This PNG is of a kind or a size that is not read.");
  return { width, height, kind };
}

function partsOf(file: Buffer, size: number): Parts {
  const packed: Buffer[] = [];
  let [palette, alphas] = [Buffer.alloc(0), Buffer.alloc(0)];
  for (let at = 8; at + 12 <= file.length; ) {
    const length = file.readUInt32BE(at);
    const [type, data] = [file.toString("latin1", at + 4, at + 8), file.subarray(at + 8, at + 8 + length)];
    if (type === "IDAT") packed.push(data);
    if (type === "PLTE") palette = Buffer.from(data);
    if (type === "tRNS") alphas = Buffer.from(data);
    at += length + 12;
  }
  const rows = inflateSync(Buffer.concat(packed), { maxOutputLength: size + 1 });
  if (rows.length < size) throw new Error("This PNG is cut off.");
  return { palette, alphas, rows };
}

/**
 * Undoes the filters of a PNG, which write each row as differences to what is left of it and above it. Bytes before the
 * first row and column count as 0.
 */
function unfiltered(rows: Buffer, stride: number, height: number, step: number): Uint8Array {
  // With a margin of zeros, the loop need not check for the edges.
  const wide = stride + step;
  const flat = new Uint8Array(wide * (height + 1));
  for (let y = 0; y < height; y++) {
    const filter = rows[y * (stride + 1)] ?? 0;
    const from = y * (stride + 1) + 1;
    const to = (y + 1) * wide + step;
    for (let x = 0; x < stride; x++) {
      const at = to + x;
      const [left, up, corner] = [flat[at - step] ?? 0, flat[at - wide] ?? 0, flat[at - wide - step] ?? 0];
      flat[at] = (rows[from + x] ?? 0) + guess(filter, left, up, corner);
    }
  }
  const bare = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++) {
    const start = (y + 1) * wide + step;
    bare.set(flat.subarray(start, start + stride), y * stride);
  }
  return bare;
}

function guess(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const [byLeft, byUp, byCorner] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}

/** Returns red, green, blue and alpha of each pixel. */
function colorsOf(flat: Uint8Array, { width, height, kind }: Header, { palette, alphas }: Parts) {
  const data = new Uint8ClampedArray(width * height * 4);
  const step = BYTES[kind] ?? 1;
  for (let from = 0, to = 0; to < data.length; from += step, to += 4) {
    const first = flat[from] ?? 0;
    const isGrey = kind === 0 || kind === 4;
    const source = kind === 3 ? palette : flat;
    const at = kind === 3 ? first * 3 : from;
    data[to] = source[at] ?? 0;
    data[to + 1] = isGrey ? first : (source[at + 1] ?? 0);
    data[to + 2] = isGrey ? first : (source[at + 2] ?? 0);
    data[to + 3] = alphaAt(flat, from, kind, alphas);
  }
  return data;
}

function alphaAt(flat: Uint8Array, from: number, kind: number, alphas: Uint8Array): number {
  if (kind === 6) return flat[from + 3] ?? 255;
  if (kind === 4) return flat[from + 1] ?? 255;
  return kind === 3 ? (alphas[flat[from] ?? 0] ?? 255) : 255;
}
