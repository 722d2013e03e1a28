/** Which actors the rows of a recording name, and which of its rows still mean something. */
import {
  type Action,
  APPEARANCE_VARIABLE,
  type Condition,
  type Id,
  type Operand,
  own,
  TRANSFORM_VARIABLE,
  variableValue,
} from "../engine/index.ts";
import { afterPicture } from "./afterPicture.ts";
import { actorsInPicture } from "./picture.ts";
import type { Cast, Recording } from "./Recording.ts";

/** The two names that ask for a look instead of a variable. */
const LOOKS: ReadonlySet<Id> = new Set([APPEARANCE_VARIABLE, TRANSFORM_VARIABLE]);

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

/** The conditions that are shown and saved: all actors they name are in the picture, and nothing they name is gone. */
export function shownConditions(recording: Recording, cast: Cast): Condition[] {
  return recording.conditions.filter(
    (condition) => isInFrame(recording, cast, condition) && !asksForGone(recording, cast, condition),
  );
}

/** How many conditions are left out, because their actors are outside the frame, or a variable they name is gone. */
export function conditionsLeftOut(recording: Recording, cast: Cast): { outside: number; gone: number } {
  const inFrame = recording.conditions.filter((condition) => isInFrame(recording, cast, condition));
  const gone = inFrame.filter((condition) => asksForGone(recording, cast, condition)).length;
  return { outside: recording.conditions.length - inFrame.length, gone };
}

function isInFrame(recording: Recording, { characters }: Cast, condition: Condition): boolean {
  const actors = actorsInPicture(recording, characters);
  return actorsAskedFor(condition).every((id) => Object.hasOwn(actors, id));
}

/** A variable may be deleted while a rule that asks for it is taught. */
function asksForGone({ before }: Recording, { characters, globals }: Cast, { left, right }: Condition): boolean {
  const isGone = (operand: Operand): boolean => {
    if ("constant" in operand) return false;
    if ("globalId" in operand) return own(globals, operand.globalId) === undefined;
    if (LOOKS.has(operand.variableId)) return false;
    const actor = own(before.actors, operand.actorId);
    const character = own(characters, actor?.characterId ?? "");
    return actor !== undefined && variableValue(actor, character, operand.variableId) === undefined;
  };
  return isGone(left) || isGone(right);
}

/** The places in the list of rows that name something gone: they do nothing and are left out of the rule (details §10 "Saving"). */
export function rowsGone(recording: Recording, cast: Cast): ReadonlySet<number> {
  // A square off this stage is no reason: a rule taught again may lead further than its picture has room for.
  const endless = { ...recording.before, wrapX: true, wrapY: true };
  return new Set(afterPicture({ ...recording, before: endless }, cast).skipped);
}

/** The places in the list of rows that lead off the stage of the pictures: the rule waits wherever there is no such square. */
export function rowsOffStage(recording: Recording, cast: Cast): ReadonlySet<number> {
  const gone = rowsGone(recording, cast);
  return new Set(afterPicture(recording, cast).skipped.filter((index) => !gone.has(index)));
}

/** How many rows name something that is gone, so that saving leaves them out. */
export function leftOutCount(recording: Recording, cast: Cast): number {
  return rowsGone(recording, cast).size + conditionsLeftOut(recording, cast).gone;
}
