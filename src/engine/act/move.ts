import type { CompiledAction } from "../compile/CompiledRule.ts";
import { wrapAxis } from "../grid/wrap.ts";
import type { MoveAction } from "../world/rule.ts";
import { ACTOR_GONE, type Acting, DONE, NOWHERE, OFF_THE_STAGE, type Outcome, slotOf } from "./Acting.ts";

/** Moves an actor to an offset from where the rule began, or by a delta from where it is now. */
export function move({ offset, delta }: MoveAction, { role }: CompiledAction, acting: Acting): Outcome {
  const { stage, originX, originY } = acting;
  const slot = slotOf(role, acting);
  if (slot < 0) return ACTOR_GONE;
  if (offset) return moveTo(slot, originX + offset.x, originY + offset.y, acting);
  if (!delta) return NOWHERE;
  return moveTo(slot, (stage.table.x[slot] as number) + delta.x, (stage.table.y[slot] as number) + delta.y, acting);
}

function moveTo(slot: number, goalX: number, goalY: number, { stage }: Acting): Outcome {
  const x = wrapAxis(goalX, stage.grid.width, stage.grid.wrapX);
  const y = wrapAxis(goalY, stage.grid.height, stage.grid.wrapY);
  if (x < 0 || y < 0) return OFF_THE_STAGE;
  stage.move(slot, x, y);
  return DONE;
}
