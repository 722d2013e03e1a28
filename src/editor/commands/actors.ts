/** Changes of a stage that concern its actors. */
import {
  type Actor,
  type Actors,
  type Id,
  type Point,
  type Stage,
  samePoint,
  type Transform,
} from "../../engine/index.ts";
import { changeEach, changeEntry, keepEntries, withEntry, withoutEntry } from "./mapEdits.ts";
import type { StageChange } from "./stages.ts";

/** Puts an actor on top of the others. */
export function placeActor(actor: Actor): StageChange {
  return onActors((actors) => withEntry(actors, actor.id, actor));
}

export function moveActor(actorId: Id, cell: Point): StageChange {
  return changeActor(actorId, (actor) => (samePoint(actor.position, cell) ? actor : { ...actor, position: cell }));
}

export function deleteActor(actorId: Id): StageChange {
  return onActors((actors) => withoutEntry(actors, actorId));
}

export function setAppearance(actorId: Id, appearance: Id): StageChange {
  return changeActor(actorId, (actor) => (actor.appearance === appearance ? actor : { ...actor, appearance }));
}

export function setTransform(actorId: Id, transform: Transform): StageChange {
  return changeActor(actorId, (actor) => ((actor.transform ?? "0") === transform ? actor : { ...actor, transform }));
}

/** Takes away all actors of a character, those of the saved Start too. */
export function deleteActorsOf(characterId: Id): StageChange {
  return onEveryActorMap((actors) => keepEntries(actors, (actor) => actor.characterId !== characterId));
}

/** Gives all who wear a look another one, those of the saved Start too. */
export function changeLooks(characterId: Id, from: Id, to: Id): StageChange {
  const change = (actor: Actor): Actor =>
    actor.characterId === characterId && actor.appearance === from ? { ...actor, appearance: to } : actor;
  return onEveryActorMap((actors) => changeEach(actors, change));
}

export function changeActor(actorId: Id, change: (actor: Actor) => Actor): StageChange {
  return onActors((actors) => changeEntry(actors, actorId, change));
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
