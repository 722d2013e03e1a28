/** A game inside of a PNG: in a chunk of its own, which programs that show pictures pass over. */

import { crc32 } from "./crc32.ts";
import { GameFileRefused, REFUSALS } from "./GameFileRefused.ts";
import { GAME_TEXT_MAX } from "./gameFile.ts";
import { joined, packText, unpackText } from "./packing.ts";

export const PICTURE_ENDING = ".png";

/** By their capitals: not needed to show the picture, private, and safe to copy by programs that do not know it. */
const CHUNK = "grDl";
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Of a chunk, besides its data: length and name before it, checksum after it. */
const FRAME = 12;
/** The signature and the chunk with the size of the picture, which comes first. */
const HEADER = SIGNATURE.length + FRAME + 13;

/** As what chat programs send a picture that they have made again. */
const OTHER_PICTURES: readonly (readonly number[])[] = [
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x52, 0x49, 0x46, 0x46],
];

const LOST = "This picture lost its game. Ask for the file.";

/** Puts the text of a game into a PNG, which looks as it did. */
export function writeGamePicture(png: Uint8Array, gameText: string): Uint8Array<ArrayBuffer> {
  if (!startsWith(png, SIGNATURE) || png.length < HEADER) throw new TypeError("The picture is not a PNG.");
  const chunk = chunkOf(packText(gameText));
  return joined([png.subarray(0, HEADER), chunk, png.subarray(HEADER)]);
}

/** Whether a file is a picture, with or without a game, of the form written here or of another. */
export function isPictureFile(bytes: Uint8Array): boolean {
  return [SIGNATURE, ...OTHER_PICTURES].some((start) => startsWith(bytes, start));
}

/** Whether the first bytes of a file are those of a PNG as written here. */
export function isPictureWithGame(bytes: Uint8Array): boolean {
  return startsWith(bytes, SIGNATURE) && nameAt(bytes, HEADER) === CHUNK;
}

/** The text of the game in a picture. Throws GameFileRefused. */
export function readGamePicture(bytes: Uint8Array): string {
  if (!startsWith(bytes, SIGNATURE)) throw new GameFileRefused(LOST);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = SIGNATURE.length;
  while (at + FRAME <= bytes.length) {
    const length = view.getUint32(at);
    const name = nameAt(bytes, at);
    if (at + FRAME + length > bytes.length) break;
    if (name === CHUNK) return gameTextOf(bytes.subarray(at + 4, at + 8 + length), view.getUint32(at + 8 + length));
    if (name === "IEND") throw new GameFileRefused(LOST);
    at += FRAME + length;
  }
  throw new GameFileRefused(REFUSALS.damaged);
}

/** `named` is the name of a chunk and its data, of which the checksum is taken. */
function gameTextOf(named: Uint8Array, checksum: number): string {
  if (crc32(named) !== checksum) throw new GameFileRefused(REFUSALS.damaged);
  return unpackText(named.subarray(CHUNK.length), GAME_TEXT_MAX);
}

function chunkOf(data: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(FRAME + data.length);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, data.length);
  chunk.set(new TextEncoder().encode(CHUNK), 4);
  chunk.set(data, 8);
  view.setUint32(8 + data.length, crc32(chunk.subarray(4, 8 + data.length)));
  return chunk;
}

/** The name of the chunk that starts there. */
function nameAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at + 4, at + 8));
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}
