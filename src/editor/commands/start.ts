/** The saved Start: whom a stage begins with, and what the world's variables begin at (details §4 "Start"). */
import {
  type Actors,
  CURRENT_STAGE,
  firstStage,
  type Globals,
  hasStart,
  type Id,
  own,
  type World,
  type WorldDocument,
} from "../../engine/index.ts";
import { atStart, globalsAtStart, stageAtStart } from "../playback/atStart.ts";
import { changeEntry } from "./mapEdits.ts";
import { changeStage } from "./stages.ts";

/** A moment of the game, as it can be saved as its Start. */
export interface Moment {
  readonly stageId: Id;
  readonly actors: Actors;
  readonly globals: Globals;
  /** Turns led to it: what the variables hold may be no Start of anybody's making. */
  readonly isPlayed: boolean;
}

/** `picture`: a data URL of it, 160 px wide; null where none could be made. */
export function saveStart(document: WorldDocument, moment: Moment, picture: string | null): WorldDocument {
  const { stageId, actors } = moment;
  const saved = changeStage(document, stageId, ({ startThumbnail: _old, ...stage }) => ({
    ...stage,
    startActors: actors,
    ...(picture === null ? {} : { startThumbnail: picture }),
  }));
  const startGlobals = globalsToKeep(document.world, moment);
  return saved === document ? document : { ...saved, world: { ...saved.world, startGlobals } };
}

/** What a play has counted on its way to a later stage is not how the game begins. */
function globalsToKeep(world: World, { stageId, globals, isPlayed }: Moment): World["startGlobals"] {
  const kept = Object.values(globals).filter(({ id }) => id !== CURRENT_STAGE);
  const values = Object.fromEntries(kept.map(({ id, value }) => [id, value]));
  return isPlayed && firstStage(world)?.id !== stageId ? { ...values, ...world.startGlobals } : values;
}

/** The whole game as a player begins it: its first stage is shown, and every stage with a Start is as that was saved. */
export function restoreGame(document: WorldDocument): WorldDocument {
  return Object.values(document.world.stages).some(hasStart) ? atStart(document) : document;
}

/** Puts back this stage's actors and all globals but Current Stage; no tick before can be stepped back to. */
export function restoreStart(document: WorldDocument, stageId: Id): WorldDocument {
  const { world } = document;
  const stage = own(world.stages, stageId);
  if (!stage || !hasStart(stage)) return document;
  const stages = changeEntry(world.stages, stageId, stageAtStart);
  const globals = globalsAtStart(world);
  return { ...document, world: { ...world, stages, globals, history: [], evaluatedRuleIds: {} } };
}
