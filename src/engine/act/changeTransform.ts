import { isTransform } from "../grid/transform.ts";
import type { TransformAction } from "../world/rule.ts";
import { type Acting, type Outcome, putChanged, skipped, withActor } from "./Acting.ts";
import { actionValue } from "./value.ts";

/** Turns or flips an actor. */
export function changeTransform(action: TransformAction, acting: Acting): Outcome {
  return withActor(action.actorId, acting, (actor) => {
    const transform = actionValue(action.value, acting);
    if (transform === undefined || !isTransform(transform)) return skipped("there is no such direction");
    return putChanged({ ...actor, transform }, acting, true);
  });
}
