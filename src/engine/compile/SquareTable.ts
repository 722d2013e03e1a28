/** What a rule needs to see around its actor, as flat tables of numbers; the squares least likely to show it come first. */
import type { CharacterSet } from "../grid/CharacterSets.ts";
import type { Point } from "../grid/point.ts";
import { NOBODY, ONE, SEVERAL } from "../grid/Squares.ts";
import type { Pattern, PatternPart, PatternSquare } from "./Pattern.ts";

/** No square shows this. */
const NEVER = -1;

/** How many squares of the game show each thing: by character number + `ONE`, or `NOBODY`. */
export type Census = ReadonlyMap<number, number>;

export interface SquareBounds {
  readonly xmin: number;
  readonly xmax: number;
  readonly ymin: number;
  readonly ymax: number;
}

export interface SquareTable {
  /** Three numbers per square: x and y counted from the actor, and what the square has to show. */
  readonly wants: Int32Array;
  /** 1 at the number of every character that the main actor may have. */
  readonly main: Uint8Array;
  /** Whether it has no choices and no edges. */
  readonly isPlain: boolean;
  /** Squares that may show one of several things. */
  readonly choices: readonly Choice[];
  /** Two numbers per square that has to lie beyond the edge of the stage: x and y. */
  readonly edges: Int32Array;
  /** Three numbers per part: x and y of the square that identifies it, and 1; zeros for the main actor and for parts that need not be found. */
  readonly finds: Int32Array;
  /** Three numbers for each further square of a part: x, y and the number of the part. */
  readonly again: Int32Array;
  /** Everything that must lie on the stage: the extent and the targets of actions. */
  readonly room: SquareBounds;
  /** Whether the table alone decides. Otherwise it can only rule a match out, and pairing decides. */
  readonly isWhole: boolean;
}

export interface Choice {
  readonly at: Point;
  /** By what the square shows: `RIGHT`, `UNSURE` or 0 for wrong. What lies beyond the end is wrong. */
  readonly verdicts: Uint8Array;
}

export const RIGHT = 1;
/** The table does not know: pairing decides. */
export const UNSURE = 2;

interface Want {
  readonly at: Point;
  readonly shows: number;
}

/** The table of a pattern; null if its squares are not whole numbers or there are none. */
export function squareTableOf(pattern: Pattern, census: Census, ground: CharacterSet): SquareTable | null {
  const room = boxOf([...pattern.squares.map(({ at }) => at), ...pattern.targets]);
  if (!room || pattern.squares.length === 0) return null;
  const choices = pattern.squares.flatMap((square, index) => choiceOf(pattern, square, { index, ground }));
  const wants = choices.flatMap((choice) => wantOf(choice) ?? []);
  const commonness = ({ shows }: Want): number => census.get(shows) ?? 0;
  wants.sort((a, b) => commonness(a) - commonness(b));
  const several = choices.filter((choice) => !wantOf(choice));
  return {
    main: pattern.parts[0]?.standsFor.has ?? new Uint8Array(0),
    isPlain: several.length + pattern.edges.length === 0,
    wants: Int32Array.from(wants.flatMap(({ at, shows }) => [at.x, at.y, shows])),
    choices: several,
    edges: Int32Array.from(pattern.edges.flatMap(({ x, y }) => [x, y])),
    finds: Int32Array.from(pattern.parts.flatMap((part) => findOf(pattern, part))),
    again: Int32Array.from(pattern.parts.flatMap((part, index) => againOf(pattern, part, index))),
    room,
    isWhole: isWhole(pattern),
  };
}

interface Place {
  readonly index: number;
  readonly ground: CharacterSet;
}

/** What a square may show, apart from ground; nothing for an ignored one or one of several rule actors. */
function choiceOf(pattern: Pattern, square: PatternSquare, { index, ground }: Place): Choice[] {
  const { at, ignored, count, passing } = square;
  if (ignored || count > 1) return [];
  const part = pattern.parts.find(({ strict }) => strict.includes(index));
  const isOverGround = part?.standsFor.numbers.some((number) => ground.has[number] === 1) ?? false;
  const verdicts = new Uint8Array(ONE + ground.has.length);
  verdicts[NOBODY] = part ? unsureIf(isOverGround) : RIGHT;
  verdicts[SEVERAL] = unsureIf(passing !== null);
  for (const number of passing?.numbers ?? []) verdicts[ONE + number] = part ? unsureIf(isOverGround) : RIGHT;
  for (const number of part?.standsFor.numbers ?? []) {
    const mayPass = isOverGround && passing?.has[number] === 1;
    if (ground.has[number] !== 1) verdicts[ONE + number] = mayPass ? UNSURE : RIGHT;
  }
  return [{ at, verdicts }];
}

function unsureIf(isUnsure: boolean): number {
  return isUnsure ? UNSURE : 0;
}

/** The one thing that a square has to show; null if there are several. */
function wantOf({ at, verdicts }: Choice): Want | null {
  const first = verdicts.findIndex((verdict) => verdict !== 0);
  if (first < 0) return { at, shows: NEVER };
  const isOnly = verdicts[first] === RIGHT && !verdicts.some((verdict, shows) => verdict !== 0 && shows !== first);
  return isOnly ? { at, shows: first } : null;
}

function findOf(pattern: Pattern, { strict, isMain }: PatternPart): number[] {
  const square = isMain ? undefined : pattern.squares[strict[0] ?? -1];
  return square ? [square.at.x, square.at.y, 1] : [0, 0, 0];
}

function againOf(pattern: Pattern, { strict, isMain }: PatternPart, index: number): number[] {
  return strict.slice(isMain ? 0 : 1).flatMap((square) => {
    const at = pattern.squares[square]?.at;
    return at ? [at.x, at.y, index] : [];
  });
}

/** Whether each square holds at most one actor, every needed actor fills a square that counts, and the main actor must be paired. */
function isWhole(pattern: Pattern): boolean {
  const [main, ...others] = pattern.parts;
  return (
    pattern.unreachable === null &&
    main?.isMain === true &&
    main.standsFor.numbers.length > 0 &&
    (main.strict.length > 0 || main.needed) &&
    pattern.squares.every(({ ignored, count }) => ignored || count <= 1) &&
    others.every(({ strict, needed }) => strict.length > 0 || !needed) &&
    [pattern, ...pattern.parts].every(({ conditions }) => conditions.every(({ outside }) => outside.length === 0))
  );
}

function boxOf(points: readonly Point[]): SquareBounds | null {
  if (!points.every(({ x, y }) => Number.isInteger(x) && Number.isInteger(y))) return null;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const box = { xmin: least(xs), xmax: -least(xs.map(negative)), ymin: least(ys), ymax: -least(ys.map(negative)) };
  return Object.values(box).every((side) => Math.abs(side) < 0x100000) ? box : null;
}

function least(values: readonly number[]): number {
  return values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
}

function negative(value: number): number {
  return -value;
}
