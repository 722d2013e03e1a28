import { type Fields, isFields, type Operand } from "../engine/index.ts";
import type { RuleFacts } from "./RuleFacts.ts";
import { fieldsOf, textOf, unknownFields } from "./reading.ts";

/**
 * A constant, an actor's variable, a global, a count or a way; a bare text or number is a constant. Null if it is nothing that a rule
 * here can read.
 */
export function readOperand(value: unknown, facts: RuleFacts): Operand | null {
  const bare = textOf(value);
  if (bare !== null) return { constant: bare };
  if (!isFields(value)) return null;
  const fields = fieldsOf(value);
  const operand = readKnown(fields, facts);
  return operand && { ...unknownFields(fields, OPERAND), ...operand };
}

/** As `readOperand`, and random numbers as well. */
export function readActionValue(value: unknown, facts: RuleFacts): Operand | null {
  if (!isRandomNumber(value)) return readOperand(value, facts);
  const fields = fieldsOf(value);
  const { from, to } = fieldsOf(fields.random);
  // Whether they are whole numbers decides the engine, so that what a child typed stays.
  if (typeof from !== "number" || typeof to !== "number") return null;
  return { ...unknownFields(fields, OPERAND), random: { ...fieldsOf(fields.random), from, to } };
}

/** Whether a value is meant to be a random number, readable or not. */
export function isRandomNumber(value: unknown): boolean {
  if (!isFields(value) || value.random === undefined) return false;
  const { constant, globalId, count } = fieldsOf(value);
  return [constant, globalId, count].every((other) => other === undefined);
}

const OPERAND: Readonly<Record<NameOf<Operand>, true>> = {
  constant: true,
  actorId: true,
  variableId: true,
  globalId: true,
  count: true,
  way: true,
  around: true,
  random: true,
};
type NameOf<Union> = Union extends unknown ? keyof Union : never;

function readKnown(fields: Fields, facts: RuleFacts): Operand | null {
  const [constant, global, count] = [fields.constant, fields.globalId, fields.count].map(textOf);
  if (typeof constant === "string") return { constant };
  if (typeof global === "string") return facts.isForeignGlobal(global) ? null : { globalId: global };
  if (typeof count === "string") return { count };
  return fields.random === undefined ? readOfActor(fields, facts) : null;
}

function readOfActor({ actorId, variableId, way, around }: Fields, facts: RuleFacts): Operand | null {
  const [actor, variable, to] = [actorId, variableId, way].map(textOf);
  if (typeof actor !== "string") return null;
  if (typeof to === "string") return readWay(actor, to, around);
  if (typeof variable !== "string") return null;
  return facts.isForeignVariable(actor, variable) ? null : { actorId: actor, variableId: variable };
}

function readWay(actorId: string, way: string, around: unknown): Operand | null {
  if (around === undefined || around === null) return { actorId, way };
  return typeof around === "boolean" ? { actorId, way, around } : null;
}
