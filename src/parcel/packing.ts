/** Texts and bytes, packed and unpacked by raw deflate. Unpacking never makes more than it is allowed to. */

import { deflateSync, Inflate, strFromU8, strToU8 } from "fflate";
import { GameFileRefused, REFUSALS } from "./GameFileRefused.ts";

/** One byte of deflate becomes at most 1,032, so this is at most 2 MB beyond the ceiling. */
const STEP = 2048;

export function packText(text: string): Uint8Array<ArrayBuffer> {
  return deflateSync(strToU8(text), { level: 9 });
}

/** The text of packed bytes. Throws GameFileRefused if they are damaged, or become more than `most` bytes. */
export function unpackText(packed: Uint8Array, most: number): string {
  return new TextDecoder().decode(unpack(packed, most));
}

/** As `unpackText`, but for any bytes. */
export function unpack(packed: Uint8Array, most: number): Uint8Array {
  const parts: Uint8Array[] = [];
  let [size, isWhole] = [0, false];
  const inflate = new Inflate((part, isLast) => {
    size += part.length;
    if (size > most) throw new GameFileRefused(REFUSALS.tooLarge);
    parts.push(part);
    isWhole = isLast;
  });
  try {
    for (let at = 0; at < packed.length; at += STEP) {
      inflate.push(packed.subarray(at, at + STEP), at + STEP >= packed.length);
    }
  } catch (fault) {
    throw fault instanceof GameFileRefused ? fault : new GameFileRefused(REFUSALS.damaged);
  }
  if (!isWhole) throw new GameFileRefused(REFUSALS.damaged);
  return joined(parts, size);
}

export function joined(parts: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function base64Of(bytes: Uint8Array): string {
  return btoa(strFromU8(bytes, true));
}

/** Throws GameFileRefused for text that is not base64. */
export function bytesOfBase64(base64: string): Uint8Array {
  try {
    return strToU8(atob(base64), true);
  } catch {
    throw new GameFileRefused(REFUSALS.damaged);
  }
}
