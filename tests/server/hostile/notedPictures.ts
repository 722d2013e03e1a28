/** Small whole pictures of each format, and ways to put something into them that nobody sees. */
import { crc32, deflateSync } from "node:zlib";

export function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/** One dot, with what stands before its pixels and after its end. */
export function png(notes: readonly Buffer[] = [], rest = "", end = chunk("IEND", Buffer.alloc(0))): string {
  const header = chunk("IHDR", Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0]));
  const pixels = chunk("IDAT", deflateSync(Buffer.from([0, 255, 0, 0, 255])));
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  const bytes = Buffer.concat([signature, header, ...notes, pixels, end, Buffer.from(rest)]);
  return dataUrl("image/png", bytes);
}

/** 64 by 48 pixels, as an encoder writes them. */
const JPEG = Buffer.from(
  "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYWICwgIyYnKSopGR8tMC0oMCUoKSj/" +
    "2wBDAQcHBwoIChMKChMoGhYaKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCj/wAARCAAwAEADASIAAhEBAxEB/8QA" +
    "FgABAQEAAAAAAAAAAAAAAAAAAAQH/8QAFRABAQAAAAAAAAAAAAAAAAAAABP/xAAXAQEBAQEAAAAAAAAAAAAAAAAABwYF/8QAFhEAAwAAAAAAAAAAAAAAAAAA" +
    "ABVh/9oADAMBAAIRAxEAPwDNaFElCjmrIXdhSuhRJQoLIGFK6FElCgsgYUroUSUKCyBhSWhRJQooSyGFYUroUSUKCyBhSuhRJQoLIGFK6FElCgsgYUkoUS0K" +
    "KGshhWFKqFEtCgsgYUqoUS0KCyBhSqhRLQoLIGFP/9k=",
  "base64",
);
const SCAN = JPEG.indexOf(Buffer.from([0xff, 0xda]));

export function segment(marker: number, content: string | Buffer): Buffer {
  const bytes = Buffer.from(content as string, "latin1");
  return Buffer.concat([Buffer.from([0xff, marker, 0, bytes.length + 2]), bytes]);
}

/** With what stands before the first segment, before the pixels, before the end and after it. */
export function jpegWith({
  first = "",
  beforeScan = "",
  beforeEnd = "",
  rest = "",
}: Record<string, Buffer | string> = {}) {
  const bytes = Buffer.concat([
    JPEG.subarray(0, 2),
    Buffer.from(first as string),
    JPEG.subarray(2, SCAN),
    Buffer.from(beforeScan as string),
    JPEG.subarray(SCAN, -2),
    Buffer.from(beforeEnd as string),
    JPEG.subarray(-2),
    Buffer.from(rest as string),
  ]);
  return dataUrl("image/jpeg", bytes);
}

/** The chunk of the same 64 by 48 pixels. */
const VP8 = Buffer.from(
  "VlA4IIwAAADQBQCdASpAADAAPpE6mUmloyIhKBVdULASCWYAxqvW+V/jNwrOv+uZ//gCTt/hJvuLSXc/YCkAAP7vwta/V2fpu0bC4//aTDUmGQCakwQsckPO" +
    "Oz4naaX5sQ66eOAT4qh79Gy19F2qMRu2M7A4k0dCGuavxRcT3KbDV/LVX8i0iLwaRMW1/BGXaNWAAAA=",
  "base64",
).subarray(0, 148);

export function riffChunk(name: string, content: string | Buffer): Buffer {
  const bytes = Buffer.from(content as string, "latin1");
  const size = Buffer.alloc(4);
  size.writeUInt32LE(bytes.length);
  return Buffer.concat([Buffer.from(name), size, bytes, Buffer.alloc(bytes.length % 2)]);
}

/** The chunk that says what others there are: 2 for frames, 4 and 8 for notes. */
export function extended(flags: number): Buffer {
  return riffChunk("VP8X", Buffer.from([flags, 0, 0, 0, 63, 0, 0, 47, 0, 0]));
}

export function animationFrame(...notes: readonly Buffer[]): Buffer {
  return riffChunk(
    "ANMF",
    Buffer.concat([Buffer.from([0, 0, 0, 0, 0, 0, 63, 0, 0, 47, 0, 0, 200, 0, 0, 0]), VP8, ...notes]),
  );
}

export const ANIMATION = riffChunk("ANIM", Buffer.alloc(6));

/** Without parts, the pixels alone. */
export function webp(parts: readonly Buffer[] = [VP8], rest = ""): string {
  const bytes = Buffer.concat([riffChunk("RIFF", Buffer.concat([Buffer.from("WEBP"), ...parts])), Buffer.from(rest)]);
  return dataUrl("image/webp", bytes);
}

export const PIXELS = VP8;

export function dataUrl(type: string, bytes: Buffer): string {
  return `data:${type};base64,${bytes.toString("base64")}`;
}
