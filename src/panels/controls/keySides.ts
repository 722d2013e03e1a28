import { isArrow } from "../../editor/played.ts";

const UP = 38;
const DOWN = 40;

/** The on-screen keys for each thumb. */
export interface KeySides {
  readonly left: readonly number[];
  readonly right: readonly number[];
}

/** Arrows on the left and the others on the right; `forThumbs` gives the right thumb an arrow that can be spared. */
export function keySides(codes: readonly number[], forThumbs: boolean): KeySides {
  const isRight = (code: number) => (forThumbs ? isForRightThumb(code, codes) : !isArrow(code));
  return { left: codes.filter((code) => !isRight(code)), right: codes.filter(isRight) };
}

/** How many rows the arrows have when they are laid out as on a keyboard. */
export function rowsOf(codes: readonly number[]): 1 | 2 {
  return codes.some((code) => code === UP || code === DOWN) ? 2 : 1;
}

/** Up without Down is a jump, which the right thumb does while the left one runs. */
function isForRightThumb(code: number, codes: readonly number[]): boolean {
  return !isArrow(code) || (code === UP && !codes.includes(DOWN));
}
