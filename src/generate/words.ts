const LETTERS = /[\p{L}\p{N}]+/gu;
/** Words that say nothing about the picture. */
const SMALL_WORDS = new Set(
  "a an the my our your his her its this that is are it of to please draw make create generate me some very really cute pretty nice cool little small big pixel art sprite picture image game character background scene".split(
    " ",
  ),
);
/** Words after which a description goes on to something else. */
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

/** The words of a text in lower case and without accents, so that spelling them differently gives the same picture. */
export function wordsIn(text: string): string[] {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return (plain.match(LETTERS) ?? []).slice(0, 60);
}

/** The words that say something about the picture. */
export function tellingWords(text: string): string[] {
  return wordsIn(text).filter((word) => !SMALL_WORDS.has(word) && !JOINTS.has(word));
}

/** The words before the first joint: the subject of the picture. */
export function subjectWords(text: string): string[] {
  const words = wordsIn(text);
  const joint = words.findIndex((word, place) => place > 0 && JOINTS.has(word));
  return words.slice(0, joint < 0 ? words.length : joint);
}

/** The entry for the last word that has one, singular or plural: in "fire truck" and "wizard cat" the last word is the subject. */
export function lastKnown<Known>(words: readonly string[], list: Readonly<Record<string, Known>>): Known | null {
  for (const word of words.toReversed()) {
    const found = known(word, list);
    if (found !== null) return found;
  }
  return null;
}

/** The entry for the first word that has one. */
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

/** A hash of the words, spread evenly over 32 bits: it replaces chance, so that the same words give the same picture. */
export function seedOf(words: readonly string[]): number {
  let seed = 0x811c9dc5;
  for (const letter of words.join(" ")) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  seed = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d);
  seed = Math.imul(seed ^ (seed >>> 12), 0x297a2d39);
  return (seed ^ (seed >>> 15)) >>> 0;
}

/** Picks an entry by a seed. `purpose` makes several choices with one seed independent of each other. */
export function picked<Entry>(entries: readonly [Entry, ...Entry[]], seed: number, purpose: number): Entry {
  return entries[seedOf([`${seed} ${purpose}`]) % entries.length] ?? entries[0];
}
