/** Texts and bytes, packed and unpacked by raw deflate. Unpacking never makes more than it is allowed to. */

import { deflateSync, Inflate, strFromU8, strToU8 } from "fflate";
import { GameFileRefused, REFUSALS } from "./GameFileRefused.ts";

/** How many bytes are unpacked at once. One becomes at most 1,032, so this is at most 2 MB beyond what is allowed. */
const STEP = 2048;
/** More than any game shrinks by; what claims more is made to fill the memory. */
const RATIO_MAX = 250;
/** Up to here, everything may shrink as it likes. */
const SMALL = 1_000_000;

export function packText(text: string): Uint8Array<ArrayBuffer> {
  return deflateSync(strToU8(text), { level: 9 });
}

/** The text of packed bytes. Throws GameFileRefused if they are damaged, or become more than `most` bytes. */
export function unpackText(packed: Uint8Array, most: number): string {
  return new TextDecoder().decode(unpack(packed, most));
}

/** As `unpackText`, but for any bytes. */
export function unpack(packed: Uint8Array, most: number): Uint8Array {
  const allowed = Math.min(most, Math.max(SMALL, packed.length * RATIO_MAX));
  const { parts, isWhole } = inflate(packed, (size) => {
    if (size > allowed) throw new GameFileRefused(REFUSALS.tooLarge);
    return true;
  });
  if (!isWhole) throw new GameFileRefused(REFUSALS.damaged);
  return joined(parts);
}

/** The first bytes, `most` at most. Throws GameFileRefused if even they are damaged. */
export function unpackStart(packed: Uint8Array, most: number): Uint8Array {
  return joined(inflate(packed, (size) => size < most).parts).subarray(0, most);
}

interface Inflated {
  readonly parts: readonly Uint8Array[];
  /** Whether the packed bytes were complete. */
  readonly isWhole: boolean;
}

/** Unpacks as long as `goesOn` says so, which is asked with the size so far. */
function inflate(packed: Uint8Array, goesOn: (size: number) => boolean): Inflated {
  const parts: Uint8Array[] = [];
  let [size, isWhole] = [0, false];
  const stream = new Inflate((part, isLast) => {
    parts.push(part);
    size += part.length;
    isWhole = isLast;
  });
  try {
    for (let at = 0; at < packed.length && goesOn(size); at += STEP) {
      stream.push(packed.subarray(at, at + STEP), at + STEP >= packed.length);
    }
  } catch (fault) {
    throw fault instanceof GameFileRefused ? fault : new GameFileRefused(REFUSALS.damaged);
  }
  goesOn(size);
  return { parts, isWhole };
}

export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
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
