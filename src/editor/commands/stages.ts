import type { Id, Stage, WorldDocument } from "../../engine/index.ts";
import { changeEach, changeEntry } from "./mapEdits.ts";

/** Changes one stage. The changes are functions of a stage, because a picture of a recording is a stage, too. */
export type StageChange = (stage: Stage) => Stage;

export function changeStage(document: WorldDocument, stageId: Id, change: StageChange): WorldDocument {
  return withStages(document, changeEntry(document.world.stages, stageId, change));
}

export function changeEveryStage(document: WorldDocument, change: StageChange): WorldDocument {
  return withStages(document, changeEach(document.world.stages, change));
}

export function withStages(document: WorldDocument, stages: WorldDocument["world"]["stages"]): WorldDocument {
  if (stages === document.world.stages) return document;
  return { ...document, world: { ...document.world, stages } };
}
