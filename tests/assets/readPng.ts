import { inflateSync } from "node:zlib";

export interface ReadPicture {
  readonly width: number;
  readonly height: number;
  readonly bits: number;
  /** The color of each pixel in rows from the top left; `clear` if it is transparent. */
  readonly pixels: readonly string[];
}

/** Reads a PNG with a palette, as the drawing scripts write them. Throws on anything else. */
export function readPng(bytes: Buffer): ReadPicture {
  if (bytes.toString("latin1", 1, 4) !== "PNG") throw new Error("Not a PNG");
  const parts = chunksOf(bytes);
  const header = parts.get("IHDR") ?? Buffer.alloc(13);
  if (header.readUInt8(9) !== 3) throw new Error("Not a palette picture");
  const [width, height, bits] = [header.readUInt32BE(0), header.readUInt32BE(4), header.readUInt8(8)];
  const colors = colorsOf(parts.get("PLTE") ?? Buffer.alloc(0), parts.get("tRNS") ?? Buffer.alloc(0));
  const rows = inflateSync(parts.get("IDAT") ?? Buffer.alloc(0));
  const pixels = Array.from(
    { length: width * height },
    (_, place) => colors[indexAt(rows, width, bits, place)] ?? "none",
  );
  return { width, height, bits, pixels };
}

export function readDataUrl(url: string): ReadPicture {
  return readPng(bytesOf(url));
}

/** The uncompressed content of a picture, because its compression differs between versions of zlib. */
export function unpackedPng(bytes: Buffer): string {
  const parts = chunksOf(bytes);
  const unpacked = inflateSync(parts.get("IDAT") ?? Buffer.alloc(0));
  return [parts.get("IHDR"), parts.get("PLTE"), parts.get("tRNS"), unpacked]
    .map((part) => part?.toString("base64"))
    .join();
}

export function unpackedDataUrl(url: string): string {
  return unpackedPng(bytesOf(url));
}

function bytesOf(url: string): Buffer {
  return Buffer.from(url.replace("data:image/png;base64,", ""), "base64");
}

function chunksOf(bytes: Buffer): Map<string, Buffer> {
  const parts = new Map<string, Buffer>();
  for (let at = 8; at < bytes.length; at += bytes.readUInt32BE(at) + 12) {
    parts.set(bytes.toString("latin1", at + 4, at + 8), bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)));
  }
  return parts;
}

function colorsOf(palette: Buffer, clearness: Buffer): string[] {
  return Array.from({ length: palette.length / 3 }, (_, place) =>
    clearness[place] === 0 ? "clear" : palette.toString("hex", place * 3, place * 3 + 3),
  );
}

function indexAt(rows: Buffer, width: number, bits: number, place: number): number {
  const x = place % width;
  const stride = Math.ceil((width * bits) / 8) + 1;
  const byte = rows[Math.floor(place / width) * stride + 1 + Math.floor((x * bits) / 8)] ?? 0;
  return (byte >> (8 - bits - ((x * bits) % 8))) & (2 ** bits - 1);
}
