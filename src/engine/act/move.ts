import { add, type Point } from "../grid/point.ts";
import { wrapPoint } from "../grid/wrap.ts";
import type { Actor } from "../world/actor.ts";
import type { MoveAction } from "../world/rule.ts";
import { type Acting, OFF_THE_STAGE, type Outcome, putChanged, skipped, withActor } from "./Acting.ts";

/** Moves an actor to an offset from where the rule began, or by a delta from where it is now (engine.md, "Applying it"). */
export function move(action: MoveAction, acting: Acting): Outcome {
  return withActor(action.actorId, acting, (actor) => {
    const goal = goalOf(action, actor, acting);
    if (!goal) return skipped("it does not say where to go");
    const position = wrapPoint(acting.stage.grid, goal);
    return position ? putChanged({ ...actor, position }, acting, true) : OFF_THE_STAGE;
  });
}

function goalOf({ offset, delta }: MoveAction, actor: Actor, acting: Acting): Point | null {
  if (offset) return add(acting.origin, offset);
  return delta ? add(actor.position, delta) : null;
}
