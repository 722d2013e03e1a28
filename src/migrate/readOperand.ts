import type { Operand } from "../engine/index.ts";
import { fieldsOf, isFields, textOf } from "./reading.ts";

/** A constant, an actor's variable or a global; a bare text or number is a constant. Null for what names nothing. */
export function readOperand(value: unknown): Operand | null {
  const bare = textOf(value);
  if (bare !== null) return { constant: bare };
  if (!isFields(value)) return null;
  const { constant, actorId, variableId, globalId } = fieldsOf(value);
  const [text, actor, variable, global] = [constant, actorId, variableId, globalId].map(textOf);
  if (typeof text === "string") return { constant: text };
  if (typeof global === "string") return { globalId: global };
  return typeof actor === "string" && typeof variable === "string" ? { actorId: actor, variableId: variable } : null;
}
