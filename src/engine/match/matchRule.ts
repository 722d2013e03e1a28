/** Whether a rule's picture fits the stage around an actor (engine.md, "Does a rule match?"). Changes nothing. */
import type { Pattern, PatternSquare } from "../compile/Pattern.ts";
import { add, type Point } from "../grid/point.ts";
import { wrapPoint } from "../grid/wrap.ts";
import type { Id } from "../world/id.ts";
import { conditionHolds } from "./condition.ts";
import type { Match, Mismatch } from "./Match.ts";
import { Pairing } from "./Pairing.ts";
import type { View } from "./View.ts";

export function matchRule(pattern: Pattern, view: View): Match {
  const mismatch = hopeless(pattern, view);
  if (mismatch) return { mismatch };
  const squares = lookAround(pattern, view);
  if ("mismatch" in squares) return squares;
  return new Pairing(pattern, view, squares.fillers).find();
}

/** Everything that can fail before any square is looked at. */
function hopeless(pattern: Pattern, view: View): Mismatch | null {
  const { stage, me } = view;
  if (pattern.unreachable !== null) return { kind: "notInPicture", actorId: pattern.unreachable };
  const target = pattern.targets.find((step) => !wrapPoint(stage.grid, add(me.position, step)));
  if (target) return { kind: "targetOffStage", square: target };
  const failed = pattern.conditions.find((check) => !conditionHolds(check, view, () => undefined));
  return failed ? { kind: "condition", key: failed.condition.key, square: null } : null;
}

type Fillers = readonly (readonly Id[])[];

/** Who fills each square of the extent, as long as the numbers fit. */
function lookAround(pattern: Pattern, view: View): { fillers: Fillers } | { mismatch: Mismatch } {
  const fillers: (readonly Id[])[] = [];
  for (const square of pattern.squares) {
    const ids = fillersAt(view, square.at);
    if (!ids) return { mismatch: { kind: "offStage", square: square.at } };
    if (!square.ignored && ids.length !== square.count) return { mismatch: wrongNumber(pattern, square, ids.length) };
    fillers.push(ids);
  }
  return { fillers };
}

/** A picture hanging over a wrapping edge is seen beyond that edge by those who stand beside it, hence two names of a square. */
function fillersAt({ stage, me }: View, step: Point): readonly Id[] | null {
  const asSeen = add(me.position, step);
  const square = wrapPoint(stage.grid, asSeen);
  return square && stage.fillersOfEither(square, asSeen);
}

function wrongNumber(pattern: Pattern, square: PatternSquare, found: number): Mismatch {
  if (found > square.count) return { kind: "tooMany", square: square.at };
  const index = pattern.squares.indexOf(square);
  const absent = pattern.parts.findLast((part) => part.strict.includes(index));
  return { kind: "missing", square: square.at, actorId: absent?.actor.id ?? pattern.rule.mainActorId };
}
