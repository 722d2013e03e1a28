/** The game as it begins for a player: stages and globals as their Start was saved (details §4 "Start", §14). */
import { type GlobalVariable, own, type Stage, type World, type WorldDocument } from "../../engine/index.ts";
import { changeEach } from "../commands/mapEdits.ts";

/** Whatever has no saved Start stays as it was loaded. */
export function atStart(document: WorldDocument): WorldDocument {
  const { world } = document;
  const stages = changeEach(world.stages, stageAtStart);
  const globals = changeEach(world.globals, (global) => globalAtStart(global, world));
  return { ...document, world: { ...world, stages, globals, evaluatedRuleIds: {}, history: [] } };
}

function stageAtStart(stage: Stage): Stage {
  const { startActors } = stage;
  const isSaved = startActors !== undefined && Object.keys(startActors).length > 0;
  return isSaved ? { ...stage, actors: startActors } : stage;
}

/** A stage that was deleted since cannot be gone back to. */
function globalAtStart(global: GlobalVariable, { startGlobals = {}, stages }: World): GlobalVariable {
  const value = own(startGlobals, global.id);
  const isGone = global.type === "stage" && value !== undefined && !Object.hasOwn(stages, value);
  return value === undefined || isGone ? global : { ...global, value };
}
