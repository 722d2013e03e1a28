import type { CompiledAction } from "../compile/CompiledRule.ts";
import type { Point } from "../grid/point.ts";
import { wrapPoint } from "../grid/wrap.ts";
import { ACTORS_MAX } from "../world/limits.ts";
import type { CreateAction } from "../world/rule.ts";
import { type Acting, DONE, NO_PLACE, OFF_THE_STAGE, type Outcome, STAGE_FULL } from "./Acting.ts";
import { findPlace } from "./place.ts";

/** Adds a copy of the stored actor behind all others, with a fresh id and no values of its own. */
export function create(action: CreateAction, step: CompiledAction, acting: Acting): Outcome {
  const { stage, bound } = acting;
  if (stage.table.living >= ACTORS_MAX) return STAGE_FULL;
  const position = squareFor(action, step, acting);
  if ("kind" in position) return position;
  const { characterId, appearance, transform = "0" } = action.actor;
  const id = acting.newActorId(action.actorId);
  bound[step.role] = stage.create({ id, characterId, position, appearance, transform, variableValues: {} });
  return DONE;
}

/** A place is near to where the rule began, and the acting actor is not the nearest one. */
function squareFor({ offset }: CreateAction, { place }: CompiledAction, acting: Acting): Point | Outcome {
  const { stage, originX, originY, me } = acting;
  if (place) return findPlace(place, { slot: me, from: { x: originX, y: originY } }, acting);
  if (!offset) return NO_PLACE;
  return wrapPoint(stage.grid, { x: originX + offset.x, y: originY + offset.y }) ?? OFF_THE_STAGE;
}
