import {
  type Action,
  add,
  type Fields,
  type Id,
  isFields,
  type Operand,
  type Point,
  type UnknownAction,
  type VariableOperation,
} from "../engine/index.ts";
import type { RuleFacts } from "./RuleFacts.ts";
import { readTransform } from "./readActor.ts";
import { readEffect } from "./readEffects.ts";
import { fieldsOf, pointOrNull, textOf, unknownFields } from "./reading.ts";
import { isRandomNumber, readActionValue, readOperand } from "./readOperand.ts";
import { readCreatedActor } from "./readPicture.ts";
import { readFoundPlace, readPlace } from "./readPlace.ts";

/**
 * One action of a rule. One of an unknown type, or without the part that a later law added, is kept and skipped (`unknown`). Null if the
 * rule must rest: one of the first seven types has another part that cannot be read, or it is no action at all.
 */
export function readAction(value: unknown, facts: RuleFacts): Action | null {
  const given = unwrapped(value);
  if (!isFields(given)) return null;
  const fields = fieldsOf(given);
  const action = isOfFirstSeven(fields) ? readFirst(fields, facts) : readEffect(fields);
  if (action) return { ...unknownFields(fields, ACTION), ...action };
  return isSkipped(fields) ? { type: "unknown", stored: given } : null;
}

/** Whether an action has become one that is skipped, which was not one before. */
export function isNewlySkipped(value: unknown, action: Action): boolean {
  return action.type === "unknown" && unwrapped(value) === value;
}

/** What an earlier version could not read: this one may understand it. */
function unwrapped(value: unknown): unknown {
  let given = value;
  while (isFields(given) && given.type === "unknown" && isFields(given.stored)) given = given.stored;
  return given;
}

/** The known fields of all actions, and the `to` of old ones. */
const ACTION: Readonly<Record<Exclude<AnyFieldOf<Action>, keyof Omit<UnknownAction, "type">>, true>> = {
  type: true,
  actorId: true,
  actor: true,
  offset: true,
  delta: true,
  value: true,
  variable: true,
  global: true,
  operation: true,
  to: true,
  sound: true,
  text: true,
  ticks: true,
  fresh: true,
  at: true,
  show: true,
  outcome: true,
};
type AnyFieldOf<Union> = Union extends unknown ? keyof Union : never;

const FIRST_SEVEN: ReadonlySet<unknown> = new Set([
  "create",
  "move",
  "delete",
  "appearance",
  "transform",
  "variable",
  "global",
]);

function isOfFirstSeven({ type }: Fields): boolean {
  return FIRST_SEVEN.has(type);
}

/** Of the first seven, only a place that is to be found and a random value are what a later law added. */
function isSkipped(fields: Fields): boolean {
  if (!isOfFirstSeven(fields)) return true;
  if (fields.type === "move") return isGiven(fields.to) && !readPlace(fields.to);
  if (fields.type === "create") return isGiven(fields.to) && !readFoundPlace(fields.to);
  return isRandomNumber(fields.value ?? fields.to);
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function readFirst(fields: Fields, facts: RuleFacts): Action | null {
  if (fields.type === "global") return readGlobalAction(fields, facts);
  const actorId = textOf(fields.actorId);
  if (actorId === null) return null;
  switch (fields.type) {
    case "create":
      return readCreate(fields, actorId);
    case "move":
      return readMove(fields, actorId);
    case "delete":
      return { type: "delete", actorId };
    case "appearance":
      return withValue(fields, facts, (value) => ({ type: "appearance", actorId, value }));
    case "transform":
      return readTransformAction(fields, actorId, facts);
    default:
      return readVariableAction(fields, actorId, facts);
  }
}

function readCreate({ actor, offset, to }: Fields, actorId: Id): Action | null {
  const created = readCreatedActor(actor, actorId);
  if (!created) return null;
  const [place, found] = [pointOrNull(offset), readFoundPlace(to)];
  if (isGiven(to)) return found && { type: "create", actor: created, actorId, to: found };
  return place && { type: "create", actor: created, actorId, offset: place };
}

function readMove({ offset, delta, to }: Fields, actorId: Id): Action | null {
  const [place, step, found] = [pointOrNull(offset), pointOrNull(delta), readPlace(to)];
  if (isGiven(to)) return found && { type: "move", actorId, to: found };
  if (place) return { type: "move", actorId, offset: place };
  return step && { type: "move", actorId, delta: step };
}

/** Other tools can turn an actor by an angle. Here an actor can only be set to a direction, so any other operation is unreadable. */
function readTransformAction(fields: Fields, actorId: Id, facts: RuleFacts): Action | null {
  const { operation } = fields;
  if (operation !== undefined && operation !== "set") return null;
  return withValue(fields, facts, (value) => {
    const direction = "constant" in value ? readTransform(value.constant) : null;
    if ("constant" in value && direction === null) return null;
    return { type: "transform", actorId, value: direction === null ? value : { ...value, constant: direction } };
  });
}

function readVariableAction(fields: Fields, actorId: Id, facts: RuleFacts): Action | null {
  const variable = textOf(fields.variable);
  const operation = readOperation(fields.operation);
  if (variable === null || !operation || facts.isForeignVariable(actorId, variable)) return null;
  return withNumber(fields, facts, (value) => ({ type: "variable", actorId, variable, operation, value }));
}

function readGlobalAction(fields: Fields, facts: RuleFacts): Action | null {
  const global = textOf(fields.global);
  const operation = readOperation(fields.operation);
  if (global === null || !operation) return null;
  return withNumber(fields, facts, (value) => ({ type: "global", global, operation, value }));
}

const OPERATIONS: readonly VariableOperation[] = ["add", "subtract", "set"];

function readOperation(value: unknown): VariableOperation | null {
  return OPERATIONS.find((operation) => operation === value) ?? null;
}

type MakeAction = (value: Operand) => Action | null;

/** As `withValue`, for variables, whose values may be random. */
function withNumber(fields: Fields, facts: RuleFacts, make: MakeAction): Action | null {
  const given = fields.value ?? fields.to;
  if (!isRandomNumber(given)) return withValue(fields, facts, make);
  const value = readActionValue(given, facts);
  return value && make(value);
}

/** Old actions have their value in `to`; a missing value is 0. */
function withValue(fields: Fields, facts: RuleFacts, make: MakeAction): Action | null {
  const given = fields.value ?? fields.to;
  if (isGiven(given)) {
    const value = readOperand(given, facts);
    return value && make(value);
  }
  facts.log("A rule value is missing, and counts as 0");
  return make({ constant: "0" });
}

/**
 * Converts the main actor's moves from deltas to offsets, which is how rules store them today. Both mean the same, except at the edge of a
 * stage: a rule whose offset leads off the stage does not match, but a delta that does would end the tick.
 */
export function movesAsOffsets(actions: readonly Action[], mainActorId: Id): Action[] {
  let place: Point = { x: 0, y: 0 };
  return actions.map((action) => {
    if (action.type !== "move" || action.actorId !== mainActorId || action.to) return action;
    const { delta, ...move } = action;
    place = action.offset ?? (delta ? add(place, delta) : place);
    return { ...move, offset: place };
  });
}
