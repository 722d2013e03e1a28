import {
  type Actor,
  CURRENT_STAGE,
  firstStage,
  type GlobalVariable,
  hasStart,
  own,
  type Stage,
  type World,
  type WorldDocument,
} from "../../engine/index.ts";
import { changeEach } from "../state/mapEdits.ts";
import { showStage } from "./showStage.ts";

/** The game as it begins: stages and world variables as saved in their Start, if they have one, the first stage shown, no tick counted and none to step back to. */
export function atStart(document: WorldDocument): WorldDocument {
  const { world } = document;
  const stages = changeEach(world.stages, stageAtStart);
  const begun = { ...timeAtStart(world), stages, globals: globalsAtStart(world), evaluatedRuleIds: {}, history: [] };
  const first = firstStage(world);
  return first ? showStage({ ...document, world: begun }, first.id) : { ...document, world: begun };
}

/** The world before its first tick. */
export function timeAtStart({ ticked: _ticked, ...world }: World): World {
  return world.ticks === undefined ? world : { ...world, ticks: 0 };
}

export function stageAtStart(stage: Stage): Stage {
  const { startActors } = stage;
  return startActors && startActors !== stage.actors && hasStart(stage) ? { ...stage, actors: startActors } : stage;
}

/** Whether a stage looks as it begins, having no Start or being to the eye as its Start was saved. */
export function isAtStart(stage: Stage): boolean {
  const { startActors = {}, actors } = stage;
  if (startActors === actors || !hasStart(stage)) return true;
  const ids = Object.keys(actors);
  const isSame = (id: string) => seenOf(actors[id]) === seenOf(startActors[id]);
  return ids.length === Object.keys(startActors).length && ids.every(isSame);
}

/** What a picture shows of an actor, as text. */
function seenOf(actor: Actor | undefined): string {
  const { characterId, appearance, position: { x, y } = {}, transform = "0", saying } = actor ?? {};
  return JSON.stringify([characterId, appearance, x, y, transform, saying?.text]);
}

/** The variable that says which stage is shown is not part of a Start. */
export function globalsAtStart(world: World): World["globals"] {
  return changeEach(world.globals, (global) => (global.id === CURRENT_STAGE ? global : globalAtStart(global, world)));
}

/** A variable must not hold a stage that was deleted since. */
function globalAtStart(global: GlobalVariable, { startGlobals = {}, stages }: World): GlobalVariable {
  const value = own(startGlobals, global.id);
  const isGone = global.type === "stage" && value !== undefined && !Object.hasOwn(stages, value);
  return value === undefined || value === global.value || isGone ? global : { ...global, value };
}
