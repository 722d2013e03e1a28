/** Which actors the rows of a recording name, and which of its rows still mean something. */
import type { Action, Condition, Id, Operand } from "../engine/index.ts";
import { afterPicture } from "./afterPicture.ts";
import { actorsInPicture } from "./picture.ts";
import type { Cast, Recording } from "./Recording.ts";

export function withRow(recording: Recording, row: Action): Recording {
  return withRows(recording, [...recording.actions, row]);
}

export function withRows(recording: Recording, actions: readonly Action[]): Recording {
  return { ...recording, actions };
}

/** The place of the row that makes an actor, -1 where the actor was there from the start. */
export function createOf({ actions }: Recording, actorId: Id): number {
  return actions.findIndex((action) => action.type === "create" && action.actorId === actorId);
}

/** Whether a row does something to an actor or reads its value. */
export function namesActor(action: Action, actorId: Id): boolean {
  return actsOn(action, actorId) || readsActor(action, actorId);
}

export function actsOn(action: Action, actorId: Id): boolean {
  return action.type !== "global" && action.actorId === actorId;
}

export function readsActor(action: Action, actorId: Id): boolean {
  return "value" in action && actorOf(action.value) === actorId;
}

function actorOf(operand: Operand): Id | null {
  return "actorId" in operand ? operand.actorId : null;
}

function actorsAskedFor({ left, right }: Condition): Id[] {
  return [actorOf(left), actorOf(right)].filter((id) => id !== null);
}

/** The conditions whose actors are in the picture (or that name none): those shown, and those that are saved. */
export function shownConditions(recording: Recording, { characters }: Cast): Condition[] {
  const actors = actorsInPicture(recording, characters);
  return recording.conditions.filter((condition) => actorsAskedFor(condition).every((id) => Object.hasOwn(actors, id)));
}

/** The places in the list of rows that name something gone: they do nothing and are left out of the rule (details §10 "Saving"). */
export function rowsGone(recording: Recording, cast: Cast): ReadonlySet<number> {
  // A square off this stage is no reason: a rule taught again may lead further than its picture has room for.
  const endless = { ...recording.before, wrapX: true, wrapY: true };
  return new Set(afterPicture({ ...recording, before: endless }, cast).skipped);
}
