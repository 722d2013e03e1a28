/** One step of a rule, in today's words (spec §3 "Action types"); null for what nobody could carry out. */
import type { Action, Operand, VariableOperation } from "../engine/index.ts";
import { readActor } from "./readActor.ts";
import { type Fields, fieldsOf, isFields, pointOf, textOf } from "./reading.ts";
import { readOperand } from "./readOperand.ts";
import { readTransform } from "./readTransform.ts";

export function readAction(value: unknown): Action | null {
  const fields = fieldsOf(value);
  if (fields.type === "global") return readGlobalAction(fields);
  const actorId = textOf(fields.actorId);
  return actorId === null ? null : readActorAction(fields, actorId);
}

function readActorAction(fields: Fields, actorId: string): Action | null {
  switch (fields.type) {
    case "create":
      return readCreate(fields, actorId);
    case "move":
      return readMove(fields, actorId);
    case "delete":
      return { type: "delete", actorId };
    case "appearance":
      return { type: "appearance", actorId, value: valueIn(fields) };
    case "transform":
      return { type: "transform", actorId, value: direction(valueIn(fields)) };
    case "variable":
      return readVariableAction(fields, actorId);
    default:
      return null;
  }
}

function readCreate({ actor, offset }: Fields, actorId: string): Action | null {
  const created = readActor(actor, actorId);
  return created && { type: "create", actor: created, actorId, offset: pointOf(offset) };
}

function readMove({ offset, delta }: Fields, actorId: string): Action | null {
  if (isFields(offset)) return { type: "move", actorId, offset: pointOf(offset) };
  return isFields(delta) ? { type: "move", actorId, delta: pointOf(delta) } : null;
}

function readVariableAction(fields: Fields, actorId: string): Action | null {
  const variable = textOf(fields.variable);
  const operation = readOperation(fields.operation);
  if (variable === null || !operation) return null;
  return { type: "variable", actorId, variable, operation, value: valueIn(fields) };
}

function readGlobalAction(fields: Fields): Action | null {
  const global = textOf(fields.global);
  const operation = readOperation(fields.operation);
  return global === null || !operation ? null : { type: "global", global, operation, value: valueIn(fields) };
}

const OPERATIONS: readonly VariableOperation[] = ["add", "subtract", "set"];

function readOperation(value: unknown): VariableOperation | null {
  return OPERATIONS.find((operation) => operation === value) ?? null;
}

/** Old actions keep their value under `to`; a missing one is 0 (spec §3). */
function valueIn({ value, to }: Fields): Operand {
  return readOperand(value) ?? readOperand(to) ?? { constant: "0" };
}

function direction(value: Operand): Operand {
  return "constant" in value ? { constant: readTransform(value.constant) ?? value.constant } : value;
}
