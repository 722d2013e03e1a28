/** An operand in the form that is read: what kind of value it is, and whose. */
import type { Id } from "../world/id.ts";
import { APPEARANCE_VARIABLE, type Operand, type RandomOperand, TRANSFORM_VARIABLE } from "../world/rule.ts";

export interface CompiledOperand {
  readonly from: "constant" | "global" | "appearance" | "transform" | "variable" | "random" | "nothing";
  /** The constant itself, or the id of what is read. */
  readonly text: string;
  /** The actor whose appearance or variable it is, by number in the rule's `Roles`; -1 for none. */
  readonly role: number;
  /** Only of a random number: the least and the greatest whole number it may be; null if it is not given by whole numbers. */
  readonly range?: { readonly least: number; readonly most: number } | null;
}

/** Numbers all actors that a rule names, whether or not they are part of its picture. */
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

const NOTHING: CompiledOperand = { from: "nothing", text: "", role: -1 };
export const ZERO: CompiledOperand = { from: "constant", text: "0", role: -1 };

export function compileOperand(operand: Operand | undefined, roles: Roles): CompiledOperand {
  if (typeof operand !== "object" || operand === null) return NOTHING;
  if ("constant" in operand) return { from: "constant", text: String(operand.constant), role: -1 };
  if ("random" in operand) return { from: "random", text: "", role: -1, range: rangeOf(operand) };
  if ("globalId" in operand) return { from: "global", text: operand.globalId, role: -1 };
  if (!("variableId" in operand)) return NOTHING;
  const role = roles.of(operand.actorId);
  return { from: sourceOf(operand.variableId), text: operand.variableId, role };
}

function rangeOf({ random: { from, to } }: RandomOperand): CompiledOperand["range"] {
  if (!Number.isInteger(from) || !Number.isInteger(to)) return null;
  return { least: Math.min(from, to), most: Math.max(from, to) };
}

function sourceOf(variableId: Id): CompiledOperand["from"] {
  if (variableId === APPEARANCE_VARIABLE) return "appearance";
  return variableId === TRANSFORM_VARIABLE ? "transform" : "variable";
}

/** The rule actor that an operand names; undefined if it names none. */
export function namedActor(operand: Operand | undefined): Id | undefined {
  return operand && "actorId" in operand ? operand.actorId : undefined;
}
