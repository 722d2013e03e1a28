import { randomBytes } from "node:crypto";

const HEADER = Buffer.from("89504e470d0a1a0a0000000d4948445200000028000000280806000000deadbeef", "hex");
const END = Buffer.from("0000000049454e44ae426082", "hex");

/** A PNG of 40 by 40 as far as a server reads it, with pixels that hardly any packing makes smaller. */
export function noisePicture(bytes: number): string {
  return pictureOf(randomBytes(bytes));
}

/** The same with these packed pixels. */
export function pictureOf(pixels: Uint8Array): string {
  const frame = Buffer.from("0000000049444154", "hex");
  frame.writeUInt32BE(pixels.length);
  const picture = Buffer.concat([HEADER, frame, pixels, Buffer.alloc(4), END]);
  return `data:image/png;base64,${picture.toString("base64")}`;
}
