import type { Pattern, PatternSquare } from "../compile/Pattern.ts";
import { add, type Point } from "../grid/point.ts";
import { isBeyondEdge, wrapPoint } from "../grid/wrap.ts";
import { conditionHolds } from "./condition.ts";
import type { Mismatch } from "./Mismatch.ts";
import { type LeftOver, Pairing } from "./Pairing.ts";
import { type Bound, type Sight, UNBOUND } from "./Sight.ts";

/** Why a rule does not match around an actor; null if it does, and then `bound` has the actors. Works for every picture and changes nothing else. */
export function whyNoMatch(pattern: Pattern, sight: Sight, me: number, bound: Bound): Mismatch | null {
  bound.fill(UNBOUND);
  const { x, y } = sight.stage.table;
  const origin = { x: x[me] as number, y: y[me] as number };
  const mismatch = hopeless(pattern, sight, { me, origin, bound });
  if (mismatch) return mismatch;
  const around = lookAround(pattern, sight, origin);
  return "mismatch" in around ? around.mismatch : new Pairing(pattern, sight, { ...around, me }, bound).find();
}

/** What can fail before any square is looked at. */
function hopeless(
  pattern: Pattern,
  sight: Sight,
  { me, origin, bound }: { readonly me: number; readonly origin: Point; readonly bound: Bound },
): Mismatch | null {
  if (pattern.unreachable !== null) return { kind: "notInPicture", actorId: pattern.unreachable };
  const target = pattern.targets.find((step) => !wrapPoint(sight.stage.grid, add(origin, step)));
  if (target) return { kind: "targetOffStage", square: target };
  const onStage = pattern.edges.find((step) => !isBeyondEdge(sight.stage.grid, add(origin, step)));
  if (onStage) return { kind: "edgeExpected", square: onStage };
  const failed = pattern.conditions.find((check) => !conditionHolds(check, sight, me, bound));
  return failed ? { kind: "condition", key: failed.condition.key, square: null } : null;
}

type WrongNumber = Mismatch & { readonly kind: "tooMany" | "missing" };

/** Why a square shows the wrong number of actors, of which these slots fill it; null if it does not, or if that does not matter. */
export function wrongNumberIn(
  pattern: Pattern,
  square: PatternSquare,
  { slots, sight }: { readonly slots: readonly number[]; readonly sight: Sight },
): WrongNumber | null {
  if (square.ignored || slots.length === square.count) return null;
  const mustPair = slots.filter((slot) => !mayStay(slot, square, sight));
  const isWrong = slots.length < square.count || mustPair.length > square.count;
  return isWrong ? wrongNumber(pattern, square, slots.length) : null;
}

interface Around {
  /** The actors filling each square of the extent. */
  readonly fillers: readonly (readonly number[])[];
  readonly leftOver: readonly LeftOver[];
}

/** What stands in the squares of the extent, or the first square with the wrong number of actors. */
function lookAround(pattern: Pattern, sight: Sight, origin: Point): Around | { mismatch: Mismatch } {
  const fillers: (readonly number[])[] = [];
  const leftOver: LeftOver[] = [];
  for (const [index, square] of pattern.squares.entries()) {
    const slots = fillersAt(sight, add(origin, square.at));
    if (!slots) return { mismatch: { kind: "offStage", square: square.at } };
    fillers.push(slots);
    if (square.ignored || slots.length === square.count) continue;
    const mustPair = slots.filter((slot) => !mayStay(slot, square, sight));
    if (slots.length < square.count || mustPair.length > square.count) {
      return { mismatch: wrongNumber(pattern, square, slots.length) };
    }
    if (mustPair.length > 0) leftOver.push({ at: square.at, parts: partsIn(pattern, index), mustPair });
  }
  return { fillers, leftOver };
}

/** Whether an actor may stand in a square without being in the picture. */
function mayStay(slot: number, { passing }: PatternSquare, { stage }: Sight): boolean {
  return passing?.has[stage.table.characterNumber[slot] as number] === 1 || stage.isGround(slot);
}

function partsIn({ parts }: Pattern, square: number): number[] {
  return [...parts.keys()].filter((index) => parts[index]?.strict.includes(square));
}

/**
 * The slots of those who fill a square, null off the stage. A picture that hangs over a wrapping edge fills the square beyond that edge, so a
 * square is looked up under both of its names.
 */
export function fillersAt({ stage }: Sight, asSeen: Point): readonly number[] | null {
  const square = wrapPoint(stage.grid, asSeen);
  return square && stage.fillersOfEither(square, asSeen);
}

function wrongNumber(pattern: Pattern, square: PatternSquare, found: number): WrongNumber {
  if (found > square.count) return { kind: "tooMany", square: square.at };
  const index = pattern.squares.indexOf(square);
  const absent = pattern.parts.findLast((part) => part.strict.includes(index));
  return { kind: "missing", square: square.at, actorId: absent?.actor.id ?? pattern.rule.mainActorId };
}
