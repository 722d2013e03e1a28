/** Edits of the before picture change the pattern and record nothing: see README.md, "The before picture". */
import {
  type Action,
  type Actor,
  type ActorOperand,
  APPEARANCE_VARIABLE,
  type Condition,
  type Id,
  type Operand,
  own,
  type Point,
  samePoint,
  subtract,
  TRANSFORM_VARIABLE,
  type Transform,
  transformOf,
  variableValue,
} from "../engine/index.ts";
import { recountExtent } from "./extent.ts";
import { type GameContext, isInPicture, type NewActor, type Recording } from "./Recording.ts";

/** Moves an actor to another square of the picture. The origin follows the main actor. */
export function moveInBefore(recording: Recording, actorId: Id, cell: Point): Recording {
  const actor = recording.before.actors[actorId];
  if (!actor || samePoint(actor.position, cell) || !isInPicture(recording, cell)) return recording;
  const step = subtract(cell, actor.position);
  const moved = withActor(
    { ...recording, actions: withDeltaKept(recording.actions, actorId, step) },
    { ...actor, position: cell },
  );
  return actorId === recording.mainActorId ? withOrigin(moved, step) : moved;
}

export function placeInBefore(recording: Recording, actor: NewActor, cell: Point): Recording {
  if (!isInPicture(recording, cell)) return recording;
  return withActor(recording, { ...actor, position: cell, variableValues: {} });
}

/** Why an actor cannot be removed, in words for the child; null if it can. */
export function refusalToRemove(recording: Recording, actorId: Id): string | null {
  return actorId === recording.mainActorId ? "The rule is about this one. It stays in the picture." : null;
}

/** Removes an actor. Actions that name it stay, marked as broken, until they are removed or left out on saving. */
export function removeFromBefore(recording: Recording, actorId: Id): Recording {
  if (refusalToRemove(recording, actorId)) return recording;
  const { [actorId]: _, ...actors } = recording.before.actors;
  return { ...recording, before: { ...recording.before, actors } };
}

/** Changes an actor's appearance, and the conditions that required the old one. */
export function setAppearanceInBefore(recording: Recording, actorId: Id, appearance: Id): Recording {
  const actor = recording.before.actors[actorId];
  if (!actor || actor.appearance === appearance) return recording;
  const changed = withActor(recording, { ...actor, appearance });
  return {
    ...changed,
    conditions: withExpectedValue(changed.conditions, actorId, APPEARANCE_VARIABLE, [actor.appearance, appearance]),
  };
}

/** Turns or flips an actor, and changes the conditions that required the old direction. */
export function setTransformInBefore(recording: Recording, actorId: Id, transform: Transform): Recording {
  const actor = recording.before.actors[actorId];
  if (!actor || transformOf(actor) === transform) return recording;
  const changed = withActor(recording, { ...actor, transform });
  return {
    ...changed,
    conditions: withExpectedValue(changed.conditions, actorId, TRANSFORM_VARIABLE, [transformOf(actor), transform]),
  };
}

/** Gives an actor a value of its own, or with null the default of its character, and changes the conditions that required the old one. */
export function setVariableInBefore(
  recording: Recording,
  { characters }: GameContext,
  { actorId, variableId }: ActorOperand,
  value: string | null,
): Recording {
  const actor = recording.before.actors[actorId];
  if (!actor) return recording;
  const { [variableId]: known, ...others } = actor.variableValues;
  if (known === (value ?? undefined)) return recording;
  const changed = {
    ...actor,
    variableValues: value === null ? others : { ...actor.variableValues, [variableId]: value },
  };
  const shown = (one: Actor) => variableValue(one, own(characters, one.characterId), variableId) ?? "";
  return {
    ...withActor(recording, changed),
    conditions: withExpectedValue(recording.conditions, actorId, variableId, [shown(actor), shown(changed)]),
  };
}

function withActor(recording: Recording, actor: Actor): Recording {
  const actors = { ...recording.before.actors, [actor.id]: actor };
  return { ...recording, before: { ...recording.before, actors } };
}

/** The origin moved by `step`: the extent, its ignored squares and the targets of actions stay on their squares of the stage. */
function withOrigin(recording: Recording, step: Point): Recording {
  const { origin, extent, actions } = recording;
  const recount = (action: Action) =>
    "offset" in action && action.offset ? { ...action, offset: subtract(action.offset, step) } : action;
  return {
    ...recording,
    origin: { x: origin.x + step.x, y: origin.y + step.y },
    extent: recountExtent(extent, step),
    actions: actions.map(recount),
  };
}

/** Keeps the target of an actor's first move if it is of the older form that counts from where the actor stands. */
function withDeltaKept(actions: readonly Action[], actorId: Id, step: Point): readonly Action[] {
  const first = actions.findIndex((action) => action.type === "move" && action.actorId === actorId);
  return actions.map((action, index) => {
    if (index !== first || action.type !== "move" || !action.delta || action.offset) return action;
    return { ...action, delta: subtract(action.delta, step) };
  });
}

function withExpectedValue(
  conditions: readonly Condition[],
  actorId: Id,
  variableId: Id,
  [old, now]: readonly [string, string],
): readonly Condition[] {
  const isIt = (side: Operand) => "variableId" in side && side.actorId === actorId && side.variableId === variableId;
  const isOld = (side: Operand) => "constant" in side && side.constant === old;
  return conditions.map((condition) => {
    const { left, right, comparator } = condition;
    return comparator === "=" && isIt(left) && isOld(right) ? { ...condition, right: { constant: now } } : condition;
  });
}
