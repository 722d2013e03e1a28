import { add } from "../grid/point.ts";
import { wrapPoint } from "../grid/wrap.ts";
import type { Actor } from "../world/actor.ts";
import { ACTORS_MAX } from "../world/limits.ts";
import type { CreateAction } from "../world/rule.ts";
import { type Acting, OFF_THE_STAGE, type Outcome, putChanged, skipped } from "./Acting.ts";

/** A copy of the stored actor with a fresh id and no values of its own, behind all others (engine.md, "Applying it"). */
export function create(action: CreateAction, acting: Acting): Outcome {
  const position = wrapPoint(acting.stage.grid, add(acting.origin, action.offset));
  if (!position) return OFF_THE_STAGE;
  if (acting.stage.actors.size >= ACTORS_MAX) return skipped("the stage is full");
  const { characterId, appearance, transform = "0" } = action.actor;
  const id = acting.newActorId(action.actorId);
  const actor: Actor = { id, characterId, position, appearance, transform, variableValues: {} };
  acting.bindings.set(action.actorId, id);
  return putChanged(actor, acting, true);
}
