/** Reads what a child wrote as plain words: the same words, however they are written, draw the same picture. */

const LETTERS = /[\p{L}\p{N}]+/gu;
/** What says nothing of what is to be seen. */
const SMALL_WORDS = new Set(
  "a an the my our your his her its this that is are it of to please draw make create generate me some very really cute pretty nice cool little small big pixel art sprite picture image game character background scene".split(
    " ",
  ),
);
const JOINTS = new Set([
  "with",
  "in",
  "on",
  "wearing",
  "and",
  "holding",
  "that",
  "who",
  "has",
  "having",
  "riding",
  "at",
  "under",
  "near",
  "by",
  "eating",
]);

/** In lower case and without accents, each as it is and, for a plural, as one. */
export function wordsIn(text: string): string[] {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return (plain.match(LETTERS) ?? []).slice(0, 60);
}

/** Those that say what is to be seen. */
export function tellingWords(text: string): string[] {
  return wordsIn(text).filter((word) => !SMALL_WORDS.has(word) && !JOINTS.has(word));
}

/** The words up to the first that joins something else on: what the picture is of. */
export function subjectWords(text: string): string[] {
  const words = wordsIn(text);
  const joint = words.findIndex((word, place) => place > 0 && JOINTS.has(word));
  return words.slice(0, joint < 0 ? words.length : joint);
}

/** The last of the words that a list knows, for in "fire truck" and "wizard cat" the last one is the thing; as it is or as a plural. */
export function lastKnown<Known>(words: readonly string[], list: Readonly<Record<string, Known>>): Known | null {
  for (const word of words.toReversed()) {
    const found = known(word, list);
    if (found !== null) return found;
  }
  return null;
}

/** The first of the words that a list knows. */
export function firstKnown<Known>(words: readonly string[], list: Readonly<Record<string, Known>>): Known | null {
  return lastKnown(words.toReversed(), list);
}

function known<Known>(word: string, list: Readonly<Record<string, Known>>): Known | null {
  for (const form of formsOf(word)) if (Object.hasOwn(list, form)) return list[form] ?? null;
  return null;
}

function formsOf(word: string): string[] {
  const forms = [word];
  if (word.endsWith("ies")) forms.push(`${word.slice(0, -3)}y`);
  if (word.endsWith("ves")) forms.push(`${word.slice(0, -3)}f`);
  if (word.endsWith("es")) forms.push(word.slice(0, -2));
  if (word.endsWith("s")) forms.push(word.slice(0, -1));
  if (word.endsWith("y")) forms.push(word.slice(0, -1));
  return forms;
}

/** A number from the words, spread evenly over 32 bits: chance that is always the same for the same words. */
export function seedOf(words: readonly string[]): number {
  let seed = 0x811c9dc5;
  for (const letter of words.join(" ")) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  seed = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d);
  seed = Math.imul(seed ^ (seed >>> 12), 0x297a2d39);
  return (seed ^ (seed >>> 15)) >>> 0;
}

/** The entry that a seed falls on; `turn` tells questions apart that are asked of one seed. */
export function picked<Entry>(entries: readonly [Entry, ...Entry[]], seed: number, turn: number): Entry {
  return entries[seedOf([`${seed} ${turn}`]) % entries.length] ?? entries[0];
}
