import type { DeleteAction } from "../world/rule.ts";
import { type Acting, DONE, type Outcome, withActor } from "./Acting.ts";

/** Takes an actor off the stage (`delete` is a reserved word). */
export function remove(action: DeleteAction, acting: Acting): Outcome {
  return withActor(action.actorId, acting, ({ id }) => {
    acting.stage.remove(id);
    acting.deleted(id);
    return DONE;
  });
}
