/** Reads the pixels of a PNG, within limits, whoever wrote it: eight bits a channel, not interlaced, as image models and browsers write them. */
import { inflateSync } from "node:zlib";
import type { PixelImage } from "../../src/pixels/PixelImage.ts";

const SIDE_MAX = 2048;
const SIGNATURE = "89504e470d0a1a0a";
/** Bytes a pixel by the kind of PNG: grey, colours, palette, grey and alpha, colours and alpha. */
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

/** Throws on anything else. */
export function readPng(bytes: Uint8Array): PixelImage {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.toString("hex", 0, 8) !== SIGNATURE || file.length < 33) throw new Error("This is no PNG.");
  const header = headerOf(file);
  const { width, height, kind } = header;
  const stride = width * (BYTES[kind] ?? 0);
  const parts = partsOf(file, (stride + 1) * height);
  const flat = unfiltered(parts.rows, stride, height, BYTES[kind] ?? 1);
  const data = new Uint8ClampedArray(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel++) data.set(colourAt(flat, pixel, kind, parts), pixel * 4);
  return { width, height, data };
}

function headerOf(file: Buffer): Header {
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const [bits, kind, interlace] = [file.readUInt8(24), file.readUInt8(25), file.readUInt8(28)];
  const isFit = width > 0 && height > 0 && Math.max(width, height) <= SIDE_MAX;
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

/** Each row is written as differences to what is left of it and above it. */
function unfiltered(rows: Buffer, stride: number, height: number, step: number): Buffer {
  const flat = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = rows[y * (stride + 1)] ?? 0;
    for (let x = 0; x < stride; x++) {
      const left = x >= step ? (flat[y * stride + x - step] ?? 0) : 0;
      const up = y > 0 ? (flat[(y - 1) * stride + x] ?? 0) : 0;
      const corner = x >= step && y > 0 ? (flat[(y - 1) * stride + x - step] ?? 0) : 0;
      flat[y * stride + x] = (rows[y * (stride + 1) + 1 + x] ?? 0) + guess(filter, left, up, corner);
    }
  }
  return flat;
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

function colourAt(flat: Buffer, pixel: number, kind: number, { palette, alphas }: Parts): readonly number[] {
  const at = pixel * (BYTES[kind] ?? 1);
  const [a = 0, b = 0, c = 0, d = 255] = flat.subarray(at, at + 4);
  if (kind === 6) return [a, b, c, d];
  if (kind === 2) return [a, b, c, 255];
  if (kind === 3) return [palette[a * 3] ?? 0, palette[a * 3 + 1] ?? 0, palette[a * 3 + 2] ?? 0, alphas[a] ?? 255];
  return [a, a, a, kind === 4 ? b : 255];
}
