/**
 * Bounds what a JSON text may hold, by looking at its bytes before it is parsed: how deep it is, how many values it
 * has, and how many different keys.
 */
import { TimeSlice } from "../../load/yieldToOthers.ts";
import { HttpError } from "../HttpError.ts";

/** The largest save, as it is sent. */
export const BYTES_MAX = 8 * 1024 * 1024;
/**
 * The deepest nesting. Rules lie in groups in groups (`TREE_DEPTH_MAX`), two levels each, within a character or an undo
 * step.
 */
export const DEPTH_MAX = 500;
/**
 * The most values. 20,000 actors have about 260,000; a text of 8 MB could hold ten times as many, and keep the server
 * busy with nothing else.
 */
export const VALUES_MAX = 700_000;

/**
 * The most different keys. Ids are keys, but the actors in 8 MB are fewer. A new key costs several times as much as a
 * repeated one, because objects with the same keys share their layout: 300,000 different ones keep the server busy for
 * more than a second.
 */
export const KEYS_MAX = 100_000;

/** How many bytes are read between two looks at the clock. */
const STRETCH = 65_536;
const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [LIST, LIST_END, MAP, MAP_END] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Throws an `HttpError` in plain words if there is too much in the text. Does not check whether it is JSON at all. */
export async function checkJsonText(text: Uint8Array): Promise<void> {
  const slice = new TimeSlice();
  let lookAt = STRETCH;
  let depth = 0;
  let values = 0;
  let keys = 0;
  for (let at = 0; at < text.length; at++) {
    const byte = text[at];
    if (byte === QUOTE) at = endOfString(text, at + 1);
    else if (byte === COMMA) values += 1;
    else if (byte === COLON) keys += 1;
    else if (byte === LIST || byte === MAP) {
      depth += 1;
      values += 1;
      if (depth > DEPTH_MAX) throw tooDeep();
    } else if (byte === LIST_END || byte === MAP_END) depth -= 1;
    if (at < lookAt) continue;
    lookAt = at + STRETCH;
    if (slice.isOver) await slice.next();
  }
  if (values > VALUES_MAX || (keys > KEYS_MAX && (await hasTooManyKeys(text, slice)))) throw tooMany();
}

/**
 * Returns whether there are too many different keys. Called only for texts with many keys, because telling them apart
 * takes longer than counting them.
 */
async function hasTooManyKeys(text: Uint8Array, slice: TimeSlice): Promise<boolean> {
  let lookAt = STRETCH;
  const bytes = Buffer.from(text.buffer, text.byteOffset, text.length);
  const keys = new Set<string>();
  let [start, end] = [0, 0];
  for (let at = 0; at < text.length && keys.size <= KEYS_MAX; at++) {
    if (text[at] === QUOTE) {
      start = at + 1;
      end = endOfString(text, start);
      at = end;
    } else if (text[at] === COLON) keys.add(bytes.toString("latin1", start, end));
    if (at < lookAt) continue;
    lookAt = at + STRETCH;
    if (slice.isOver) await slice.next();
  }
  return keys.size > KEYS_MAX;
}

export function tooDeep(): HttpError {
  return new HttpError(400, "This couldn't be saved because it goes too many levels deep.");
}

export function tooMany(): HttpError {
  return new HttpError(400, "This couldn't be saved because there is too much in it.");
}

/** Returns the offset of the closing quote. */
function endOfString(text: Uint8Array, start: number): number {
  let at = start;
  while (at < text.length && text[at] !== QUOTE) at += text[at] === BACKSLASH ? 2 : 1;
  return at;
}
