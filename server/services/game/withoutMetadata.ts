const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Chunks that every decoder may skip, but that change how the picture looks. All others of that kind hold texts, times and places. */
const LOOKS = new Set(["tRNS", "gAMA", "cHRM", "sRGB", "sBIT", "iCCP", "pHYs", "acTL", "fcTL", "fdAT"]);
/** Length, name and checksum of a chunk. */
const CHUNK_FRAME = 12;

const JPEG_START = Buffer.from([0xff, 0xd8, 0xff]);
/** Notes of cameras and programs, which may tell where a photo was taken. */
const JPEG_NOTES = [0xe1, 0xed];
const SCAN = 0xda;

/**
 * A PNG or JPEG without what it says beside its pixels: texts, times, the notes of a camera. A part that cannot be read stays as it is.
 * Answers the very same bytes if there is nothing to leave out.
 */
export function withoutMetadata(picture: Buffer): Buffer {
  if (picture.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) return withoutNotesOfPng(picture);
  return picture.subarray(0, JPEG_START.length).equals(JPEG_START) ? withoutNotesOfJpeg(picture) : picture;
}

function withoutNotesOfPng(picture: Buffer): Buffer {
  const kept: Buffer[] = [PNG_SIGNATURE];
  let at = PNG_SIGNATURE.length;
  while (at + CHUNK_FRAME <= picture.length) {
    const end = at + CHUNK_FRAME + picture.readUInt32BE(at);
    if (end > picture.length) break;
    const name = picture.toString("latin1", at + 4, at + 8);
    if (isCritical(name) || LOOKS.has(name)) kept.push(picture.subarray(at, end));
    at = end;
    if (name === "IEND") return joined(picture, kept);
  }
  return joined(picture, [...kept, picture.subarray(at)]);
}

/** Without it, the picture cannot be decoded. */
function isCritical(name: string): boolean {
  return name.charAt(0) >= "A" && name.charAt(0) <= "Z";
}

function withoutNotesOfJpeg(picture: Buffer): Buffer {
  const kept = [picture.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= picture.length && picture[at] === 0xff && picture[at + 1] !== SCAN) {
    const end = at + 2 + picture.readUInt16BE(at + 2);
    if (!JPEG_NOTES.includes(picture[at + 1] ?? 0)) kept.push(picture.subarray(at, end));
    at = end;
  }
  return joined(picture, [...kept, picture.subarray(at)]);
}

function joined(picture: Buffer, kept: readonly Buffer[]): Buffer {
  const length = kept.reduce((sum, part) => sum + part.length, 0);
  return length === picture.length ? picture : Buffer.concat(kept);
}
