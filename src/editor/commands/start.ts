import {
  type Actor,
  type Actors,
  CURRENT_STAGE,
  firstStage,
  type Globals,
  hasStart,
  type Id,
  levelBegun,
  own,
  type World,
  type WorldDocument,
} from "../../engine/index.ts";
import { atStart, globalsAtStart, stageAtStart, timeAtStart } from "../playback/atStart.ts";
import { changeEntry, withEntry } from "../state/mapEdits.ts";
import { changeStage } from "./stages.ts";

/** A moment of the game that can be saved as its Start: the actors of a stage and the world's variables. */
export interface StartMoment {
  readonly stageId: Id;
  readonly actors: Actors;
  readonly globals: Globals;
  /** Ticks led to it, so the values of variables may not be meant as a Start. */
  readonly isPlayed: boolean;
}

/** `picture` is a data URL of the moment, 160 px wide; null if none could be made. */
export function saveStart(document: WorldDocument, moment: StartMoment, picture: string | null): WorldDocument {
  const { stageId, actors } = moment;
  const saved = changeStage(document, stageId, ({ startThumbnail: _old, startFollowsEdits: _automatic, ...stage }) => ({
    ...stage,
    startActors: actors,
    ...(picture === null ? {} : { startThumbnail: picture }),
  }));
  const startGlobals = globalsToKeep(document.world, moment);
  return saved === document ? document : { ...saved, world: { ...saved.world, startGlobals } };
}

/** Puts somebody on a stage, and into its Start if one was saved. */
export function addAtStart(document: WorldDocument, stageId: Id, actor: Actor): WorldDocument {
  const put = (actors: Actors) => withEntry(actors, actor.id, actor);
  return changeStage(document, stageId, (stage) => {
    const { actors, startActors = {} } = stage;
    return { ...stage, actors: put(actors), ...(hasStart(stage) ? { startActors: put(startActors) } : {}) };
  });
}

/** What a playing game has counted on its way to a later stage is not how the game begins. */
function globalsToKeep(world: World, { stageId, globals, isPlayed }: StartMoment): World["startGlobals"] {
  const kept = Object.values(globals).filter(({ id }) => id !== CURRENT_STAGE);
  const values = Object.fromEntries(kept.map(({ id, value }) => [id, value]));
  return isPlayed && firstStage(world)?.id !== stageId ? { ...values, ...world.startGlobals } : values;
}

/** The whole game as players begin it: the first stage is shown, and every stage with a Start is as it was saved. */
export function restoreGame(document: WorldDocument): WorldDocument {
  return Object.values(document.world.stages).some(hasStart) ? atStart(document) : document;
}

/** A level as it begins, with the numbers that the level before left. */
export function beginLevel(document: WorldDocument, stageId: Id): WorldDocument {
  const world = levelBegun(document.world, stageId, document.world);
  return world === document.world ? document : { ...document, world: { ...world, history: [], evaluatedRuleIds: {} } };
}

/** Restores this stage's actors and all globals but Current Stage; no tick is counted, and none before can be stepped back to. */
export function restoreStart(document: WorldDocument, stageId: Id): WorldDocument {
  const { world } = document;
  const stage = own(world.stages, stageId);
  if (!stage || !hasStart(stage)) return document;
  const stages = changeEntry(world.stages, stageId, stageAtStart);
  const globals = globalsAtStart(world);
  return { ...document, world: { ...timeAtStart(world), stages, globals, history: [], evaluatedRuleIds: {} } };
}
