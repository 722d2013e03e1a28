import {
  type Actor,
  type Actors,
  type Id,
  type Point,
  type Stage,
  samePoint,
  type Transform,
} from "../../engine/index.ts";
import { changeEach, type EntryEdit, editEntries, keepEntries } from "../state/mapEdits.ts";
import type { StageChange } from "./stages.ts";

/** A change of one actor of a stage. */
export type ActorEdit = EntryEdit<Actor>;

/** Adds an actor on top of the others. */
export function placeActor(actor: Actor): ActorEdit {
  return { id: actor.id, edit: () => actor };
}

export function moveActor(actorId: Id, cell: Point): ActorEdit {
  return editActor(actorId, (actor) => (samePoint(actor.position, cell) ? actor : { ...actor, position: cell }));
}

export function deleteActor(actorId: Id): ActorEdit {
  return { id: actorId, edit: () => undefined };
}

export function setAppearance(actorId: Id, appearance: Id): ActorEdit {
  return editActor(actorId, (actor) => (actor.appearance === appearance ? actor : { ...actor, appearance }));
}

export function setTransform(actorId: Id, transform: Transform): ActorEdit {
  return editActor(actorId, (actor) => ((actor.transform ?? "0") === transform ? actor : { ...actor, transform }));
}

/** Makes edits one after the other, at the cost of one copy of the map. */
export function editActors(edits: readonly ActorEdit[]): StageChange {
  return onActors((actors) => editEntries(actors, edits));
}

/** Deletes all actors of a character, those of the saved Start included. */
export function deleteActorsOf(characterId: Id): StageChange {
  return onEveryActorMap((actors) => keepEntries(actors, (actor) => actor.characterId !== characterId));
}

/** Replaces an appearance of all actors, those of the saved Start included. */
export function changeAppearances(characterId: Id, from: Id, to: Id): StageChange {
  const change = (actor: Actor): Actor =>
    actor.characterId === characterId && actor.appearance === from ? { ...actor, appearance: to } : actor;
  return onEveryActorMap((actors) => changeEach(actors, change));
}

export function changeActor(actorId: Id, change: (actor: Actor) => Actor): StageChange {
  return editActors([editActor(actorId, change)]);
}

/** Does nothing if the actor is gone. */
function editActor(id: Id, change: (actor: Actor) => Actor): ActorEdit {
  return { id, edit: (actor) => actor && change(actor) };
}

type ActorsChange = (actors: Actors) => Actors;

function onActors(change: ActorsChange): StageChange {
  return (stage) => withActors(stage, change(stage.actors));
}

export function onEveryActorMap(change: ActorsChange): StageChange {
  return (stage) => {
    const changed = withActors(stage, change(stage.actors));
    const startActors = stage.startActors && change(stage.startActors);
    return startActors === stage.startActors ? changed : { ...changed, startActors };
  };
}

function withActors(stage: Stage, actors: Actors): Stage {
  return actors === stage.actors ? stage : { ...stage, actors };
}
