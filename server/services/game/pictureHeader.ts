/** Which kind of picture some bytes are and how large, read from their beginning: nothing is ever decoded here (product §15). */

export interface PictureHeader {
  readonly type: "image/png" | "image/jpeg" | "image/webp";
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** Null for everything that is no PNG, JPEG or WebP, whatever it calls itself. */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | null {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return readPng(view) ?? readWebp(view) ?? readJpeg(view);
}

const PNG_SIGNATURE = "89504e470d0a1a0a";

function readPng(bytes: Buffer): PictureHeader | null {
  const isPng = bytes.length >= 24 && bytes.toString("hex", 0, 8) === PNG_SIGNATURE && name(bytes, 12) === "IHDR";
  return isPng ? { type: "image/png", width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) } : null;
}

/** The first chunk tells how the rest is packed, and each of the three ways writes its size differently. */
function readWebp(bytes: Buffer): PictureHeader | null {
  if (bytes.length < 30 || name(bytes, 0) !== "RIFF" || name(bytes, 8) !== "WEBP") return null;
  const [width, height] = webpSize(bytes);
  return { type: "image/webp", width, height };
}

function webpSize(bytes: Buffer): readonly [number, number] {
  switch (name(bytes, 12)) {
    case "VP8 ":
      return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
    case "VP8L": {
      const sides = bytes.readUInt32LE(21);
      return [(sides & 0x3fff) + 1, ((sides >>> 14) & 0x3fff) + 1];
    }
    case "VP8X":
      return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
    default:
      return [0, 0];
  }
}

/** A JPEG is a row of segments; one of them, the frame, carries the size and comes before the picture's own data. */
function readJpeg(bytes: Buffer): PictureHeader | null {
  if (bytes.toString("hex", 0, 3) !== "ffd8ff") return null;
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    if (isFrame(marker)) {
      return { type: "image/jpeg", height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    // A marker may be filled up with any number of 0xff before it.
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

/** C4, C8 and CC lie among the frames but are tables. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function name(bytes: Buffer, at: number): string {
  return bytes.toString("latin1", at, at + 4);
}
