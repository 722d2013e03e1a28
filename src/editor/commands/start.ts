/** The saved Start: whom a stage begins with, and what the world's variables begin at (details §4 "Start"). */
import {
  type Actors,
  CURRENT_STAGE,
  type Globals,
  type GlobalVariable,
  hasStart,
  type Id,
  own,
  type Stage,
  type World,
  type WorldDocument,
} from "../../engine/index.ts";
import { changeEach, changeEntry } from "./mapEdits.ts";
import { changeStage } from "./stages.ts";

/** A moment of the game, as it can be saved as its Start. */
export interface Moment {
  readonly stageId: Id;
  readonly actors: Actors;
  readonly globals: Globals;
}

/** `picture`: a data URL of it, 160 px wide; null where none could be made. */
export function saveStart(document: WorldDocument, { stageId, actors, globals }: Moment, picture: string | null) {
  const saved = changeStage(document, stageId, ({ startThumbnail: _old, ...stage }) => ({
    ...stage,
    startActors: actors,
    ...(picture === null ? {} : { startThumbnail: picture }),
  }));
  const startGlobals = Object.fromEntries(Object.values(globals).map(({ id, value }) => [id, value]));
  return saved === document ? document : { ...saved, world: { ...saved.world, startGlobals } };
}

/** Puts back this stage's actors and all globals but Current Stage; no tick before can be stepped back to. */
export function restoreStart(document: WorldDocument, stageId: Id): WorldDocument {
  const { world } = document;
  const stage = own(world.stages, stageId);
  if (!stage || !hasStart(stage)) return document;
  const stages = changeEntry(world.stages, stageId, stageAtStart);
  const globals = changeEach(world.globals, (global) =>
    global.id === CURRENT_STAGE ? global : globalAtStart(global, world),
  );
  return { ...document, world: { ...world, stages, globals, history: [], evaluatedRuleIds: {} } };
}

export function stageAtStart(stage: Stage): Stage {
  const { startActors } = stage;
  return startActors && startActors !== stage.actors && hasStart(stage) ? { ...stage, actors: startActors } : stage;
}

/** A stage that was deleted since cannot be gone back to. */
export function globalAtStart(global: GlobalVariable, { startGlobals = {}, stages }: World): GlobalVariable {
  const value = own(startGlobals, global.id);
  const isGone = global.type === "stage" && value !== undefined && !Object.hasOwn(stages, value);
  return value === undefined || value === global.value || isGone ? global : { ...global, value };
}
