/**
 * Text without characters that are invisible or change the direction of writing. With them, two names could look the same, a name
 * could look empty, or a name could reverse the text beside it.
 */

/**
 * Either a flag emoji (whose tags are legitimate), or something to drop: default ignorable code points such as direction marks, fillers
 * and stray tags; control characters, lone surrogates, and blanks other than spaces.
 */
const FLAG_OR_HIDDEN =
  /\u{1F3F4}[\u{E0061}-\u{E007F}]{2,7}|(?!\u200C|\u200D|\uFE0E|\uFE0F)\p{Default_Ignorable_Code_Point}|[\p{Cc}\p{Cs}\u2800\uFFF9-\uFFFB]/gu;
/** Joiners and variation selectors at the beginning of a word, where they have nothing to join. */
const LOST_JOINERS = /(^|\s)(?:\u200C|\u200D|\uFE0E|\uFE0F)+/gu;
/** Controls that become a space. */
const BLANK = /[\t\n\v\f\r\u0085]/;

export function plainText(text: string): string {
  return text.replace(FLAG_OR_HIDDEN, shownAs).replace(LOST_JOINERS, "$1");
}

function shownAs(found: string): string {
  const isFlag = found.length > 2;
  return isFlag ? found : BLANK.test(found) ? " " : "";
}

/** The text on one line, trimmed and cut to `lettersMax` code points. */
export function plainLine(text: string, lettersMax: number): string {
  const line = plainText(text).replace(/\s+/gu, " ").trim();
  return cutToLetters(line, lettersMax).trimEnd();
}

/** The first code points of a text, so that no emoji is cut in two. */
export function cutToLetters(text: string, lettersMax: number): string {
  // A text has at least as many units as letters, and no letter has more than two units.
  return text.length <= lettersMax ? text : [...text.slice(0, 2 * lettersMax)].slice(0, lettersMax).join("");
}
