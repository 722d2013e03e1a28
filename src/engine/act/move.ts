import type { CompiledAction } from "../compile/CompiledRule.ts";
import { wrapAxis } from "../grid/wrap.ts";
import type { MoveAction } from "../world/rule.ts";
import { ACTOR_GONE, type Acting, DONE, NO_PLACE, OFF_THE_STAGE, type Outcome, slotOf } from "./Acting.ts";
import { findPlace } from "./place.ts";

/** Moves an actor to a place, to an offset from where the rule began, or by a delta from where it is now. */
export function move({ offset, delta }: MoveAction, { role, place }: CompiledAction, acting: Acting): Outcome {
  const { stage, originX, originY } = acting;
  const slot = slotOf(role, acting);
  if (slot < 0) return ACTOR_GONE;
  const x = stage.table.x[slot] as number;
  const y = stage.table.y[slot] as number;
  if (place) {
    const goal = findPlace(place, { slot, from: { x, y } }, acting);
    if ("kind" in goal) return goal;
    stage.move(slot, goal.x, goal.y);
    return DONE;
  }
  if (offset) return moveTo(slot, originX + offset.x, originY + offset.y, acting);
  return delta ? moveTo(slot, x + delta.x, y + delta.y, acting) : NO_PLACE;
}

function moveTo(slot: number, goalX: number, goalY: number, { stage }: Acting): Outcome {
  const x = wrapAxis(goalX, stage.grid.width, stage.grid.wrapX);
  const y = wrapAxis(goalY, stage.grid.height, stage.grid.wrapY);
  if (x < 0 || y < 0) return OFF_THE_STAGE;
  stage.move(slot, x, y);
  return DONE;
}
