/**
 * Reads ZIP files: the list of what is in one first, and each file when it is wanted. What the list claims bounds what is unpacked, and what does
 * not keep to it is refused, so that a small file cannot become a large one.
 */

import { plainLine } from "../engine/index.ts";
import { crc32 } from "./crc32.ts";
import { GameFileRefused, REFUSALS } from "./GameFileRefused.ts";
import { unpack, unpackStart } from "./packing.ts";

/** More than an account keeps, with a web page for each game. */
const FILES_MAX = 2000;
/** In bytes, of one file and of all files. */
const FILE_MAX = 24_000_000;
const TOTAL_MAX = 800_000_000;
const NAME_LENGTH_MAX = 300;

const TOO_MANY = "There are too many files in this ZIP. Please choose another one.";
const LOCKED = "This ZIP has a password, so we can't open it. Please choose another one.";

/** Signatures of the three records that are read, as little-endian numbers. */
const [LOCAL, LISTED, END] = [0x04034b50, 0x02014b50, 0x06054b50];
const [LOCAL_SIZE, LISTED_SIZE, END_SIZE] = [30, 46, 22];
const COMMENT_MAX = 0xffff;
const [STORED, DEFLATED] = [0, 8];

export interface ArchivedFile {
  /** Without the folders it is in. */
  readonly name: string;
  /** Its first bytes, `most` at most. Throws GameFileRefused. */
  readonly start: (most: number) => Uint8Array;
  /** All of it. Throws GameFileRefused. */
  readonly read: () => Uint8Array;
}

export function isArchive(bytes: Uint8Array): boolean {
  const [first, second, third = 0, fourth] = bytes;
  return first === 0x50 && second === 0x4b && [3, 5].includes(third) && fourth === third + 1;
}

/** The files in a ZIP, without folders and without what systems hide in it. Throws GameFileRefused. */
export function filesInArchive(bytes: Uint8Array): readonly ArchivedFile[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return listed(view).map((entry) => ({
      name: entry.name,
      start: (most) => startOf(view, entry, most),
      read: () => contentOf(view, entry),
    }));
  } catch (fault) {
    throw refusal(fault);
  }
}

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly checksum: number;
  readonly packedSize: number;
  readonly size: number;
  /** Where its local record starts. */
  readonly at: number;
}

function listed(view: DataView): Entry[] {
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  if (count > FILES_MAX) throw new GameFileRefused(TOO_MANY);
  const entries: Entry[] = [];
  let [at, total] = [view.getUint32(end + 16, true), 0];
  for (let index = 0; index < count; index++) {
    if (view.getUint32(at, true) !== LISTED) throw new GameFileRefused(REFUSALS.damaged);
    const nameLength = view.getUint16(at + 28, true);
    const path = nameLength > NAME_LENGTH_MAX ? "" : textAt(view, at + LISTED_SIZE, nameLength);
    if (isFile(path)) {
      if (view.getUint16(at + 8, true) & 1) throw new GameFileRefused(LOCKED);
      const entry = entryAt(view, at, path);
      entries.push(entry);
      total += entry.size;
    }
    at += LISTED_SIZE + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  if (total > TOTAL_MAX) throw new GameFileRefused(REFUSALS.tooLarge);
  return entries;
}

/** Where the record at the end starts, which says where the list is. Only a comment may follow it. */
function endOf(view: DataView): number {
  const last = view.byteLength - END_SIZE;
  for (let at = last; at >= Math.max(0, last - COMMENT_MAX); at--) {
    if (view.getUint32(at, true) === END) return at;
  }
  throw new GameFileRefused(REFUSALS.damaged);
}

function entryAt(view: DataView, at: number, path: string): Entry {
  return {
    name: plainLine(path.slice(path.lastIndexOf("/") + 1), NAME_LENGTH_MAX),
    method: view.getUint16(at + 10, true),
    checksum: view.getUint32(at + 16, true),
    packedSize: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    at: view.getUint32(at + 42, true),
  };
}

/** Folders end in a slash. Macs put a hidden file beside each, in a folder of its own. */
function isFile(path: string): boolean {
  return path !== "" && !path.endsWith("/") && !/(?:^|\/)(?:\.|__MACOSX\/)/.test(path);
}

function startOf(view: DataView, entry: Entry, most: number): Uint8Array {
  try {
    const packed = packedOf(view, entry);
    return entry.method === DEFLATED ? unpackStart(packed, most) : packed.subarray(0, most);
  } catch (fault) {
    throw refusal(fault);
  }
}

function contentOf(view: DataView, entry: Entry): Uint8Array {
  try {
    if (entry.size > FILE_MAX) throw new GameFileRefused(REFUSALS.tooLarge);
    const packed = packedOf(view, entry);
    const content = entry.method === DEFLATED ? unpack(packed, entry.size) : packed;
    if (content.length !== entry.size || crc32(content) !== entry.checksum) {
      throw new GameFileRefused(REFUSALS.damaged);
    }
    return content;
  } catch (fault) {
    throw refusal(fault);
  }
}

function packedOf(view: DataView, { at, method, packedSize }: Entry): Uint8Array {
  const isKnown = method === STORED || method === DEFLATED;
  if (!isKnown || view.getUint32(at, true) !== LOCAL) throw new GameFileRefused(REFUSALS.damaged);
  const from = at + LOCAL_SIZE + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  if (from + packedSize > view.byteLength) throw new GameFileRefused(REFUSALS.damaged);
  return new Uint8Array(view.buffer, view.byteOffset + from, packedSize);
}

function textAt(view: DataView, at: number, length: number): string {
  return new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at, length));
}

/** A record that lies outside of the file makes DataView throw. */
function refusal(fault: unknown): unknown {
  return fault instanceof RangeError ? new GameFileRefused(REFUSALS.damaged) : fault;
}
