/** The game as it begins for a player: stages and globals as their Start was saved (details §4 "Start", §14). */
import type { WorldDocument } from "../../engine/index.ts";
import { changeEach } from "../commands/mapEdits.ts";
import { globalAtStart, stageAtStart } from "../commands/start.ts";

/** Whatever has no saved Start stays as it was loaded. */
export function atStart(document: WorldDocument): WorldDocument {
  const { world } = document;
  const stages = changeEach(world.stages, stageAtStart);
  const globals = changeEach(world.globals, (global) => globalAtStart(global, world));
  return { ...document, world: { ...world, stages, globals, evaluatedRuleIds: {}, history: [] } };
}
