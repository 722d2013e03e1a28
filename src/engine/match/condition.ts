import type { Outsider, PatternCondition } from "../compile/Pattern.ts";
import { wrapPoint } from "../grid/wrap.ts";
import { compare } from "./comparator.ts";
import { read } from "./operand.ts";
import { type Bound, UNBOUND, type View } from "./View.ts";

/** Whether a condition holds. `bound` has the actors of the extent; those outside are looked for where the picture shows them. */
export function conditionHolds(check: PatternCondition, view: View, me: number, bound: Bound): boolean {
  return check.outside.length === 0 ? holds(check, view, bound) : holdsForAny(check, view, { me, bound }, 0);
}

/** Tries every choice of actors outside the extent; the condition holds if it holds for any of them. */
function holdsForAny(
  check: PatternCondition,
  view: View,
  pairs: { readonly me: number; readonly bound: Bound },
  index: number,
): boolean {
  const outside = check.outside[index];
  if (!outside) return holds(check, view, pairs.bound);
  return standingWhereShown(outside, view, pairs.me).some((slot) => {
    pairs.bound[outside.role] = slot;
    const isHolding = holdsForAny(check, view, pairs, index + 1);
    pairs.bound[outside.role] = UNBOUND;
    return isHolding;
  });
}

function standingWhereShown({ kind, at }: Outsider, { stage }: View, me: number): readonly number[] {
  const { x, y } = stage.table;
  const square = wrapPoint(stage.grid, { x: (x[me] as number) + at.x, y: (y[me] as number) + at.y });
  return square ? stage.standingOn(square, kind) : [];
}

function holds({ condition, left, right }: PatternCondition, view: View, bound: Bound): boolean {
  const one = read(left, view, bound);
  const other = read(right, view, bound);
  return one !== undefined && other !== undefined && compare(one, condition.comparator, other);
}
