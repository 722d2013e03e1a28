import {
  type Actors,
  clamp,
  currentStage,
  firstStage,
  type Id,
  type NewId,
  newStage,
  own,
  type Stage,
  stagesInOrder,
  type WorldDocument,
} from "../../engine/index.ts";
import { showStage } from "../playback/showStage.ts";
import { changeEach, withEntry, withoutEntry } from "../state/mapEdits.ts";
import { FreshIds } from "./copyRules.ts";
import { withStages } from "./stages.ts";

/** Makes the game begin on a stage, whatever its place in the list. */
export function beginOnStage(document: WorldDocument, stageId: Id): WorldDocument {
  const { world } = document;
  if (!Object.hasOwn(world.stages, stageId) || firstStage(world)?.id === stageId) return document;
  return { ...document, world: { ...world, firstStageId: stageId } };
}

/** Adds an empty stage at the end, named Level {n+1}. */
export function addStage(document: WorldDocument, id: Id): WorldDocument {
  const stages = stagesInOrder(document.world);
  const order = (stages.at(-1)?.order ?? -1) + 1;
  return withStages(document, withEntry(document.world.stages, id, { ...newStage(id, stages.length), order }));
}

/** Adds a deep copy right after the original, with a name and actor ids of its own, and shows it. */
export function duplicateStage(document: WorldDocument, stageId: Id, id: Id, newId: NewId): WorldDocument {
  const stage = own(document.world.stages, stageId);
  if (!stage) return document;
  const ids = idsInOrder(document);
  const inserted = ids.toSpliced(ids.indexOf(stageId) + 1, 0, id);
  return inOrder(withStage(document, { ...copyOf(stage, id, newId), name: nextName(document, stage.name) }), inserted);
}

/** Deletes a stage; if it was shown, its neighbor is shown. The last one cannot be deleted. */
export function removeStage(document: WorldDocument, stageId: Id): WorldDocument {
  const ids = idsInOrder(document);
  const place = ids.indexOf(stageId);
  const neighbor = ids[place + 1] ?? ids[place - 1];
  if (place < 0 || neighbor === undefined) return document;
  const isShown = currentStage(document.world)?.id === stageId;
  const without = beginInOrder(withStages(document, withoutEntry(document.world.stages, stageId)), stageId);
  return isShown ? showStage(without, neighbor) : without;
}

/** Moves a stage to an index of the list, which is clamped to its ends. */
export function moveStage(document: WorldDocument, stageId: Id, place: number): WorldDocument {
  const ids = idsInOrder(document);
  if (!ids.includes(stageId)) return document;
  const others = ids.filter((id) => id !== stageId);
  const to = clamp(place, 0, others.length);
  return ids.indexOf(stageId) === to ? document : inOrder(document, others.toSpliced(to, 0, stageId));
}

/** Forgets the stage that the game begins on if it was deleted. */
function beginInOrder(document: WorldDocument, goneId: Id): WorldDocument {
  const { firstStageId, ...world } = document.world;
  return firstStageId === goneId ? { ...document, world } : document;
}

function withStage(document: WorldDocument, stage: Stage): WorldDocument {
  return showStage(withStages(document, withEntry(document.world.stages, stage.id, stage)), stage.id);
}

function idsInOrder({ world }: WorldDocument): Id[] {
  return stagesInOrder(world).map(({ id }) => id);
}

function inOrder(document: WorldDocument, ids: readonly Id[]): WorldDocument {
  const placed = (stage: Stage): Stage => {
    const order = ids.indexOf(stage.id);
    return order === stage.order ? stage : { ...stage, order };
  };
  return withStages(document, changeEach(document.world.stages, placed));
}

function copyOf({ startActors, ...stage }: Stage, id: Id, newId: NewId): Stage {
  const ids = new FreshIds(newId);
  return {
    ...stage,
    id,
    actors: copyActors(stage.actors, ids),
    ...(startActors ? { startActors: copyActors(startActors, ids) } : {}),
  };
}

/** The name with the next number that no level has: "Castle 2" after "Castle". Rules name levels in their sentences. */
function nextName({ world }: WorldDocument, name: string): string {
  const names = new Set(Object.values(world.stages).map((stage) => stage.name));
  const [, stem = "", last] = /^(.*?)(\d{1,4})?$/s.exec(name.trim() || "Level") ?? [];
  const start = last === undefined ? `${stem} ` : stem;
  for (let number = Number(last ?? 1) + 1; ; number++) if (!names.has(`${start}${number}`)) return `${start}${number}`;
}

function copyActors(actors: Actors, ids: FreshIds): Actors {
  const copies = Object.values(actors).map((actor) => ({ ...actor, id: ids.of(actor.id) }));
  return Object.fromEntries(copies.map((copy) => [copy.id, copy]));
}
