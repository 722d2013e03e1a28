import { BrokenPicture, KeptBytes } from "./KeptBytes.ts";

const START_BYTES = 2;
const [SCAN, END] = [0xda, 0xd9];
const END_OF_FILE = Buffer.from([0xff, END]);
/** The application segments that stay. Notes of cameras and programs lie in the others. */
const [JFIF, PROFILE, ADOBE] = [0xe0, 0xe2, 0xee];
/** Where a JFIF segment has the width and height of its thumbnail, counted from the start of the segment. */
const JFIF_SIDES = [16, 18] as const;
const TABLES = { quantization: 0xdb, huffman: 0xc4, interval: 0xdd, lines: 0xdc } as const;

/**
 * Returns a JPEG without notes. Each segment is cut to what its content needs, whatever length it claims. A file that
 * lacks its end, or is cut off among its pixels, gets an end. Throws `BrokenPicture` if something else than a segment
 * stands in the place of one.
 */
export function jpegWithoutNotes(picture: Buffer): Buffer {
  const kept = new KeptBytes(picture);
  kept.keep(0, START_BYTES);
  for (let at = START_BYTES; at < picture.length; ) {
    at = markerAt(picture, at);
    const marker = picture[at];
    if (marker === undefined || marker === END) break;
    kept.countPart();
    if (at + 3 > picture.length) throw new BrokenPicture();
    const start = at + 3;
    const end = at + 1 + picture.readUInt16BE(at + 1);
    if (end < start || end > picture.length) throw new BrokenPicture();
    keepSegment(kept, marker, picture.subarray(start, end));
    at = end;
    if (marker !== SCAN) continue;
    at = endOfScan(picture, end);
    kept.keep(end, at);
  }
  kept.write(END_OF_FILE);
  return kept.result;
}

/** Returns the offset of the next marker's second byte. Any number of bytes 0xff may stand before it. */
function markerAt(picture: Buffer, start: number): number {
  if (picture[start] !== 0xff) throw new BrokenPicture();
  let at = start;
  while (picture[at] === 0xff) at += 1;
  return at;
}

/**
 * Returns the offset at which the pixels of a scan end. Among them, 0xff is followed by 0, or by the number of a
 * restart.
 */
function endOfScan(picture: Buffer, start: number): number {
  for (let at = start; at < picture.length; at += 1) {
    if (picture[at] !== 0xff) continue;
    const next = picture[at + 1] ?? END;
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return picture.length;
}

function keepSegment(kept: KeptBytes, marker: number, content: Buffer): void {
  const length = neededBytes(marker, content);
  if (length === 0) return;
  if (length > content.length) throw new BrokenPicture();
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(length + 2, 2);
  const at = kept.at;
  kept.write(head);
  kept.write(content.subarray(0, length));
  // The thumbnail that this segment may hold is left out, and so is its size.
  if (marker === JFIF) kept.from(at).fill(0, ...JFIF_SIDES);
}

/** Returns how many bytes of a segment's content a decoder needs; 0 for a segment that no decoder needs. */
function neededBytes(marker: number, content: Buffer): number {
  switch (marker) {
    case JFIF:
      return begins(content, "JFIF\0") ? 14 : 0;
    case ADOBE:
      return begins(content, "Adobe") ? 12 : 0;
    case PROFILE:
      return begins(content, "ICC_PROFILE\0") ? content.length : 0;
    case SCAN:
      return 4 + 2 * (content[0] ?? 0);
    case TABLES.quantization:
      return wholeTables(content, (at) => 1 + ((content[at] ?? 0) >= 0x10 ? 128 : 64), 0x13);
    case TABLES.huffman:
      return wholeTables(content, (at) => huffmanBytes(content, at), 0x13);
    case TABLES.interval:
    case TABLES.lines:
      return 2;
    default:
      return isFrame(marker) ? 6 + 3 * (content[5] ?? 0) : 0;
  }
}

/** C4, C8 and CC lie in the range of frame headers but are none. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/**
 * Returns the length of the whole tables that a segment begins with. The first byte of each has its kind and number,
 * which are at most those of `last`.
 */
function wholeTables(content: Buffer, size: (at: number) => number, last: number): number {
  let at = 0;
  while (at < content.length) {
    const first = content[at] ?? 0;
    const isTable = first >> 4 <= last >> 4 && (first & 0x0f) <= (last & 0x0f);
    if (!isTable || at + size(at) > content.length) break;
    at += size(at);
  }
  return at;
}

/** Returns the length of a Huffman table: its number, 16 counts, and as many symbols as these say. */
function huffmanBytes(content: Buffer, start: number): number {
  let bytes = 17;
  for (let at = start + 1; at < start + 17; at += 1) bytes += content[at] ?? 0;
  return bytes;
}

function begins(content: Buffer, word: string): boolean {
  return content.toString("latin1", 0, word.length) === word;
}
