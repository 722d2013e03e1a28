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
import { COPY_SUFFIX, FreshIds } from "./copyRules.ts";
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

/** Adds a deep copy right after the original, with new actor ids, and shows it. */
export function duplicateStage(document: WorldDocument, stageId: Id, id: Id, newId: NewId): WorldDocument {
  const stage = own(document.world.stages, stageId);
  if (!stage) return document;
  const ids = idsInOrder(document);
  const inserted = ids.toSpliced(ids.indexOf(stageId) + 1, 0, id);
  return inOrder(withStage(document, copyOf(stage, id, newId)), inserted);
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
    name: `${stage.name}${COPY_SUFFIX}`,
    actors: copyActors(stage.actors, ids),
    ...(startActors ? { startActors: copyActors(startActors, ids) } : {}),
  };
}

function copyActors(actors: Actors, ids: FreshIds): Actors {
  const copies = Object.values(actors).map((actor) => ({ ...actor, id: ids.of(actor.id) }));
  return Object.fromEntries(copies.map((copy) => [copy.id, copy]));
}
