import type { CompiledAction } from "../compile/CompiledRule.ts";
import { wrapAxis } from "../grid/wrap.ts";
import { ACTORS_MAX } from "../world/limits.ts";
import type { CreateAction } from "../world/rule.ts";
import { type Acting, DONE, NOWHERE, OFF_THE_STAGE, type Outcome, STAGE_FULL } from "./Acting.ts";

/** Adds a copy of the stored actor behind all others, with a fresh id and no values of its own. */
export function create({ actor, actorId, offset }: CreateAction, { role }: CompiledAction, acting: Acting): Outcome {
  if (!offset) return NOWHERE;
  const { stage, bound, originX, originY } = acting;
  const { width, height, wrapX, wrapY } = stage.grid;
  const x = wrapAxis(originX + offset.x, width, wrapX);
  const y = wrapAxis(originY + offset.y, height, wrapY);
  if (x < 0 || y < 0) return OFF_THE_STAGE;
  if (stage.table.living >= ACTORS_MAX) return STAGE_FULL;
  const { characterId, appearance, transform = "0" } = actor;
  const id = acting.newActorId(actorId);
  bound[role] = stage.create({ id, characterId, position: { x, y }, appearance, transform, variableValues: {} });
  return DONE;
}
