import type { CompiledAction } from "../compile/CompiledRule.ts";
import type { Point } from "../grid/point.ts";
import { wrapPoint } from "../grid/wrap.ts";
import type { TravelAction } from "../world/rule.ts";
import { ACTOR_GONE, type Acting, DONE, type Outcome, STAGE_FULL, STAGE_GONE, skippedHere, slotOf } from "./Acting.ts";

const NO_SQUARE = skippedHere("there is no such square on that stage");

/** Takes an actor to a square of a stage, where it stands behind all others. Within its own stage it only goes last. */
export function travel({ to, at, show }: TravelAction, { role }: CompiledAction, acting: Acting): Outcome {
  const slot = slotOf(role, acting);
  if (slot < 0) return ACTOR_GONE;
  const goal = acting.world.stage(to);
  if (!goal) return STAGE_GONE;
  const square = wrapPoint(goal, at);
  if (!square) return NO_SQUARE;
  if (goal.id === acting.world.stageId) goLast(slot, square, acting);
  else if (!acting.world.receive(goal.id, { ...acting.stage.table.actor(slot), position: square })) return STAGE_FULL;
  else acting.stage.remove(slot);
  if (show) acting.world.select(goal.id);
  return DONE;
}

function goLast(slot: number, { x, y }: Point, acting: Acting): void {
  acting.actorIsNow(slot, acting.stage.sendLast(slot, x, y));
}
