import type { LookCheck } from "../compile/CompiledCondition.ts";
import type { Outsider, PatternCondition } from "../compile/Pattern.ts";
import { wrapPoint } from "../grid/wrap.ts";
import { own } from "../world/own.ts";
import { compare } from "./comparator.ts";
import { namesakeOf, read } from "./operand.ts";
import { type Bound, type Sight, UNBOUND } from "./Sight.ts";

/**
 * Whether a condition holds. `bound` has the actors of the extent; those outside are looked for where the picture shows
 * them. They are written into `bound` while they are tried, and are `UNBOUND` again afterwards.
 */
export function conditionHolds(check: PatternCondition, sight: Sight, me: number, bound: Bound): boolean {
  return check.outside.length === 0 ? holds(check, sight, bound) : holdsForAny(check, sight, { me, bound }, 0);
}

/** Tries every choice of actors outside the extent; the condition holds if it holds for any of them. */
function holdsForAny(
  check: PatternCondition,
  sight: Sight,
  pairs: { readonly me: number; readonly bound: Bound },
  index: number,
): boolean {
  const outside = check.outside[index];
  if (!outside) return holds(check, sight, pairs.bound);
  return standingWhereShown(outside, sight, pairs.me).some((slot) => {
    pairs.bound[outside.role] = slot;
    const isHolding = holdsForAny(check, sight, pairs, index + 1);
    pairs.bound[outside.role] = UNBOUND;
    return isHolding;
  });
}

function standingWhereShown({ standsFor, at }: Outsider, { stage }: Sight, me: number): readonly number[] {
  const { x, y } = stage.table;
  const square = wrapPoint(stage.grid, { x: (x[me] as number) + at.x, y: (y[me] as number) + at.y });
  return square ? stage.standingOn(square, standsFor) : [];
}

function holds({ condition, left, right, look }: PatternCondition, sight: Sight, bound: Bound): boolean {
  if (look) return looksRight(look, sight, bound);
  const one = read(left, sight, bound);
  const other = read(right, sight, bound);
  return one !== undefined && other !== undefined && compare(one, condition.comparator, other);
}

/** A look that the actor's character does not have is different from every look it has. */
function looksRight({ role, appearance, isSame, namesakes }: LookCheck, { stage }: Sight, bound: Bound): boolean {
  const slot = bound[role] ?? UNBOUND;
  if (slot === UNBOUND) return false;
  const look = namesakeOf(appearance, namesakes, slot, stage);
  const now = stage.table.appearanceOf(slot);
  if (look !== null) return (look === now.appearance) === isSame;
  return !isSame && own(now.character?.spritesheet.appearances, now.appearance) !== undefined;
}
