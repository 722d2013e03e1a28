/** The format and size of a picture file, read from its first bytes without decoding it. */
export interface PictureHeader {
  readonly type: "image/png" | "image/jpeg" | "image/webp";
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** Null for anything but a PNG, JPEG or WebP, whatever its name or type says. */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return readPng(view) ?? readWebp(view) ?? readJpeg(view);
}

const PNG_SIGNATURE = "\x89PNG\r\n\x1a\n";

function readPng(bytes: DataView): PictureHeader | null {
  const isPng = bytes.byteLength >= 24 && name(bytes, 0, 8) === PNG_SIGNATURE && name(bytes, 12) === "IHDR";
  return isPng ? { type: "image/png", width: bytes.getUint32(16), height: bytes.getUint32(20) } : null;
}

/** The first chunk names one of three encodings, each of which stores the size differently. */
function readWebp(bytes: DataView): PictureHeader | null {
  if (bytes.byteLength < 30 || name(bytes, 0) !== "RIFF" || name(bytes, 8) !== "WEBP") return null;
  const [width, height] = webpSize(bytes);
  return { type: "image/webp", width, height };
}

function webpSize(bytes: DataView): readonly [number, number] {
  switch (name(bytes, 12)) {
    case "VP8 ":
      return [bytes.getUint16(26, true) & 0x3fff, bytes.getUint16(28, true) & 0x3fff];
    case "VP8L": {
      const sides = bytes.getUint32(21, true);
      return [(sides & 0x3fff) + 1, ((sides >>> 14) & 0x3fff) + 1];
    }
    case "VP8X":
      return [threeBytes(bytes, 24) + 1, threeBytes(bytes, 27) + 1];
    default:
      return [0, 0];
  }
}

function threeBytes(bytes: DataView, at: number): number {
  return bytes.getUint16(at, true) + bytes.getUint8(at + 2) * 0x10000;
}

/** A JPEG is a list of segments. The frame header among them has the size and comes before the image data. */
function readJpeg(bytes: DataView): PictureHeader | null {
  if (bytes.byteLength < 3 || name(bytes, 0, 3) !== "\xff\xd8\xff") return null;
  let at = 2;
  while (at + 9 <= bytes.byteLength && bytes.getUint8(at) === 0xff) {
    const marker = bytes.getUint8(at + 1);
    if (isFrame(marker)) {
      return { type: "image/jpeg", height: bytes.getUint16(at + 5), width: bytes.getUint16(at + 7) };
    }
    // Any number of 0xff bytes may pad a marker.
    at += marker === 0xff ? 1 : 2 + bytes.getUint16(at + 2);
  }
  return null;
}

/** C4, C8 and CC lie in the range of frame headers but are tables. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function name(bytes: DataView, at: number, length = 4): string {
  return String.fromCharCode(...new Uint8Array(bytes.buffer, bytes.byteOffset + at, length));
}
