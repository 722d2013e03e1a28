/** The checksum of a game's text: where the text is a file of its own, nothing else tells a damaged one from a whole one. */

import { crc32 } from "./crc32.ts";
import { GameFileRefused, REFUSALS } from "./GameFileRefused.ts";

const FIELD = /,"checksum":"([0-9a-f]{1,8})"\}$/;
/** Longer than that field. */
const FIELD_MAX = 40;

/** The text of `NAME.gridlings.json`: its last field is the checksum of all the rest. */
export function withChecksum(text: string): string {
  return `${text.slice(0, -1)},"checksum":"${checksumOf(new TextEncoder().encode(text))}"}`;
}

/** Throws GameFileRefused if a text has another text's checksum. Older files have none. */
export function verifyText(file: string): void {
  const text = file.trimEnd();
  const [field = "", checksum] = FIELD.exec(text.slice(-FIELD_MAX)) ?? [];
  if (checksum !== undefined && withChecksum(`${text.slice(0, -field.length)}}`) !== text)
    throw new GameFileRefused(REFUSALS.damaged);
}

/** A checksum as text. */
export function checksumOf(bytes: Uint8Array): string {
  return crc32(bytes).toString(16);
}
