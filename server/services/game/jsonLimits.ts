/** Looks at the bytes of a JSON text before anything is made of it: how deep and how many (product §23). One pass, no stack. */
import { Refusal } from "../Refusal.ts";

/** Of a save as it is sent. */
export const BYTES_MAX = 8 * 1024 * 1024;
/** Rules lie in groups in groups (`TREE_DEPTH_MAX`), two levels each, within a character or a step of undo. */
export const DEPTH_MAX = 500;
/** 20,000 actors have about 260,000; a text of 8 MB could hold ten times as many, and keep the server busy with nothing else. */
export const VALUES_MAX = 700_000;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [LIST, LIST_END, MAP, MAP_END] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Throws a refusal in plain words. Whether the text is JSON at all is not asked here. */
export function checkJsonText(text: Uint8Array): void {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < text.length; at++) {
    const byte = text[at];
    if (byte === QUOTE) at = endOfString(text, at + 1);
    else if (byte === COMMA) values += 1;
    else if (byte === LIST || byte === MAP) {
      depth += 1;
      values += 1;
      if (depth > DEPTH_MAX) throw tooDeep();
    } else if (byte === LIST_END || byte === MAP_END) depth -= 1;
  }
  if (values > VALUES_MAX) throw tooMany();
}

export function tooDeep(): Refusal {
  return new Refusal(400, "This could not be saved because it is not a game: it is nested too deeply.");
}

export function tooMany(): Refusal {
  return new Refusal(400, "This could not be saved because there is too much in it.");
}

/** The place of the closing quote. */
function endOfString(text: Uint8Array, start: number): number {
  let at = start;
  while (at < text.length && text[at] !== QUOTE) at += text[at] === BACKSLASH ? 2 : 1;
  return at;
}
