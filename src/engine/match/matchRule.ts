import type { Pattern, PatternSquare } from "../compile/Pattern.ts";
import { add, type Point } from "../grid/point.ts";
import { wrapPoint } from "../grid/wrap.ts";
import { conditionHolds } from "./condition.ts";
import type { Mismatch } from "./Mismatch.ts";
import { Pairing } from "./Pairing.ts";
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
  const failed = pattern.conditions.find((check) => !conditionHolds(check, sight, me, bound));
  return failed ? { kind: "condition", key: failed.condition.key, square: null } : null;
}

type Fillers = readonly (readonly number[])[];

/** The actors filling each square of the extent, or the first square with the wrong number of them. */
function lookAround(pattern: Pattern, sight: Sight, origin: Point): { fillers: Fillers } | { mismatch: Mismatch } {
  const fillers: (readonly number[])[] = [];
  for (const square of pattern.squares) {
    const slots = fillersAt(sight, add(origin, square.at));
    if (!slots) return { mismatch: { kind: "offStage", square: square.at } };
    if (!square.ignored && slots.length !== square.count) {
      return { mismatch: wrongNumber(pattern, square, slots.length) };
    }
    fillers.push(slots);
  }
  return { fillers };
}

/** A picture that hangs over a wrapping edge fills the square beyond that edge, so a square is looked up under both of its names. */
function fillersAt({ stage }: Sight, asSeen: Point): readonly number[] | null {
  const square = wrapPoint(stage.grid, asSeen);
  return square && stage.fillersOfEither(square, asSeen);
}

function wrongNumber(pattern: Pattern, square: PatternSquare, found: number): Mismatch {
  if (found > square.count) return { kind: "tooMany", square: square.at };
  const index = pattern.squares.indexOf(square);
  const absent = pattern.parts.findLast((part) => part.strict.includes(index));
  return { kind: "missing", square: square.at, actorId: absent?.actor.id ?? pattern.rule.mainActorId };
}
