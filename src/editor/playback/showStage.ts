import { CURRENT_STAGE, type Id, own, type WorldDocument } from "../../engine/index.ts";
import { withEntry } from "../state/mapEdits.ts";

/** Makes a stage the one that is shown and played, if it exists. */
export function showStage(document: WorldDocument, stageId: Id): WorldDocument {
  const { world } = document;
  if (!Object.hasOwn(world.stages, stageId)) return document;
  const known = own(world.globals, CURRENT_STAGE);
  if (known?.value === stageId) return document;
  const global = known ?? { id: CURRENT_STAGE, name: "Current Stage", type: "stage" };
  const globals = withEntry(world.globals, CURRENT_STAGE, { ...global, value: stageId });
  return { ...document, world: { ...world, globals, evaluatedRuleIds: {} } };
}
