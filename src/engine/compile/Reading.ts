/** Where the text of an operand comes from, worked out once. */

import type { Id } from "../world/id.ts";
import { APPEARANCE_VARIABLE, type Operand, TRANSFORM_VARIABLE } from "../world/rule.ts";

export interface Reading {
  readonly from: "constant" | "global" | "appearance" | "transform" | "variable" | "nothing";
  /** The constant itself, or the id of what is read. */
  readonly text: string;
  /** Whose look or variable it is, by number in the rule's `Roles`. */
  readonly role: number;
}

/** Numbers for everyone that a rule names, parts of its picture or not. */
export class Roles {
  readonly #numbers = new Map<Id, number>();

  get count(): number {
    return this.#numbers.size;
  }

  of(id: Id): number {
    const number = this.#numbers.get(id) ?? this.#numbers.size;
    this.#numbers.set(id, number);
    return number;
  }
}

const NOTHING: Reading = { from: "nothing", text: "", role: -1 };
export const ZERO: Reading = { from: "constant", text: "0", role: -1 };

export function readingOf(operand: Operand | undefined, roles: Roles): Reading {
  if (typeof operand !== "object" || operand === null) return NOTHING;
  if ("constant" in operand) return { from: "constant", text: String(operand.constant), role: -1 };
  if ("globalId" in operand) return { from: "global", text: operand.globalId, role: -1 };
  const role = roles.of(operand.actorId);
  return { from: sourceOf(operand.variableId), text: operand.variableId, role };
}

function sourceOf(variableId: Id): Reading["from"] {
  if (variableId === APPEARANCE_VARIABLE) return "appearance";
  return variableId === TRANSFORM_VARIABLE ? "transform" : "variable";
}

/** The rule actor an operand names, if it names one. */
export function namedActor(operand: Operand | undefined): Id | undefined {
  return operand && "actorId" in operand ? operand.actorId : undefined;
}
