import type { Operand } from "../engine/index.ts";
import type { RuleFacts } from "./RuleFacts.ts";
import { fieldsOf, isFields, textOf } from "./reading.ts";

/** A constant, an actor's variable or a global; a bare text or number is a constant. Null for what is nothing that a rule can read. */
export function readOperand(value: unknown, facts: RuleFacts): Operand | null {
  const bare = textOf(value);
  if (bare !== null) return { constant: bare };
  if (!isFields(value)) return null;
  const { constant, actorId, variableId, globalId } = fieldsOf(value);
  const [text, actor, variable, global] = [constant, actorId, variableId, globalId].map(textOf);
  if (typeof text === "string") return { constant: text };
  if (typeof global === "string") return facts.isForeignGlobal(global) ? null : { globalId: global };
  if (typeof actor !== "string" || typeof variable !== "string") return null;
  return facts.isForeignVariable(actor, variable) ? null : { actorId: actor, variableId: variable };
}
