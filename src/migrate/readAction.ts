/** One step of a rule, in today's words; null for what nobody could carry out as it was meant. */
import type { Action, Id, Operand, VariableOperation } from "../engine/index.ts";
import { othersIn } from "./others.ts";
import type { RuleFacts } from "./RuleFacts.ts";
import { type Fields, fieldsOf, pointIn, textOf } from "./reading.ts";
import { readOperand } from "./readOperand.ts";
import { readMade } from "./readPicture.ts";
import { readTransform } from "./readTransform.ts";

export function readAction(value: unknown, facts: RuleFacts): Action | null {
  const fields = fieldsOf(value);
  const actorId = textOf(fields.actorId);
  const action = fields.type === "global" ? readGlobalAction(fields, facts) : readActorAction(fields, actorId, facts);
  return action && { ...othersIn(fields, ACTION), ...action };
}

/** Of all kinds of actions. */
const ACTION: Readonly<Record<AnyFieldOf<Action> | "to", true>> = {
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
};
type AnyFieldOf<Union> = Union extends unknown ? keyof Union : never;

function readActorAction(fields: Fields, actorId: Id | null, facts: RuleFacts): Action | null {
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
      return readTurn(fields, actorId, facts);
    case "variable":
      return readVariableAction(fields, actorId, facts);
    default:
      return null;
  }
}

function readCreate({ actor, offset }: Fields, actorId: Id): Action | null {
  const [created, place] = [readMade(actor, actorId), pointIn(offset)];
  return created && place && { type: "create", actor: created, actorId, offset: place };
}

function readMove({ offset, delta }: Fields, actorId: Id): Action | null {
  const [place, step] = [pointIn(offset), pointIn(delta)];
  if (place) return { type: "move", actorId, offset: place };
  return step && { type: "move", actorId, delta: step };
}

/** Some tools turn an actor by a direction; here it is turned to one. */
function readTurn(fields: Fields, actorId: Id, facts: RuleFacts): Action | null {
  const { operation } = fields;
  if (operation !== undefined && operation !== "set") return null;
  return withValue(fields, facts, (value) => {
    const direction = "constant" in value ? readTransform(value.constant) : null;
    if ("constant" in value && direction === null) return null;
    return { type: "transform", actorId, value: direction === null ? value : { constant: direction } };
  });
}

function readVariableAction(fields: Fields, actorId: Id, facts: RuleFacts): Action | null {
  const variable = textOf(fields.variable);
  const operation = readOperation(fields.operation);
  if (variable === null || !operation || facts.isForeignVariable(actorId, variable)) return null;
  return withValue(fields, facts, (value) => ({ type: "variable", actorId, variable, operation, value }));
}

function readGlobalAction(fields: Fields, facts: RuleFacts): Action | null {
  const global = textOf(fields.global);
  const operation = readOperation(fields.operation);
  if (global === null || !operation) return null;
  return withValue(fields, facts, (value) => ({ type: "global", global, operation, value }));
}

const OPERATIONS: readonly VariableOperation[] = ["add", "subtract", "set"];

function readOperation(value: unknown): VariableOperation | null {
  return OPERATIONS.find((operation) => operation === value) ?? null;
}

/** Old actions keep their value under `to`; a missing one is 0. */
function withValue(fields: Fields, facts: RuleFacts, make: (value: Operand) => Action | null): Action | null {
  const given = fields.value ?? fields.to;
  if (given !== undefined && given !== null) {
    const value = readOperand(given, facts);
    return value && make(value);
  }
  facts.log("A rule value is missing, and counts as 0");
  return make({ constant: "0" });
}
