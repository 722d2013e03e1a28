/**
 * Words as others see them, without signs that show nothing: such signs make two names out of one, a name that looks like none, or turn
 * round what stands beside it.
 */

/**
 * A flag, which is one sign of several, most of them tags; or a sign that shows nothing but by joining others, as marks that turn the
 * direction of writing, fillers and tags; or a control, half a sign, or a blank that is no space.
 */
const FLAG_OR_HIDDEN =
  /\u{1F3F4}[\u{E0061}-\u{E007F}]{2,7}|(?!\u200C|\u200D|\uFE0E|\uFE0F)\p{Default_Ignorable_Code_Point}|[\p{Cc}\p{Cs}\u2800\uFFF9-\uFFFB]/gu;
/** What joins letters, or chooses the look of the sign before it, and has nothing to join where a word begins. */
const LOST_JOINERS = /(^|\s)(?:\u200C|\u200D|\uFE0E|\uFE0F)+/gu;
/** What a line break or a tab stands for. */
const BLANK = /[\t\n\v\f\r\u0085]/;

export function plainText(text: string): string {
  return text.replace(FLAG_OR_HIDDEN, shownAs).replace(LOST_JOINERS, "$1");
}

function shownAs(found: string): string {
  const isFlag = found.length > 2;
  return isFlag ? found : BLANK.test(found) ? " " : "";
}

/** A text on one line, trimmed, of so many letters at most. */
export function plainLine(text: string, lettersMax: number): string {
  const line = plainText(text).replace(/\s+/gu, " ").trim();
  return [...line].slice(0, lettersMax).join("").trimEnd();
}
