/** A condition in the form that is read. */
import type { Id } from "../world/id.ts";
import { APPEARANCE_VARIABLE, type Condition, type Operand } from "../world/rule.ts";
import { type CompiledOperand, compileOperand, type Roles } from "./CompiledOperand.ts";
import type { Namesakes } from "./namesakes.ts";

export interface CompiledCondition {
  readonly condition: Condition;
  readonly left: CompiledOperand;
  readonly right: CompiledOperand;
  /** Set if it compares how an actor of a kind looks with one of the looks of the character in the picture. */
  readonly look: LookCheck | null;
}

export interface LookCheck {
  /** The actor, by number in the rule's `Roles`. */
  readonly role: number;
  readonly appearance: Id;
  readonly isSame: boolean;
  readonly namesakes: Namesakes;
}

export function compileCondition(condition: Condition, roles: Roles): CompiledCondition {
  return {
    condition,
    left: compileOperand(condition.left, roles),
    right: compileOperand(condition.right, roles),
    look: lookCheck(condition, roles),
  };
}

function lookCheck({ left, right, comparator }: Condition, roles: Roles): LookCheck | null {
  if (comparator !== "=" && comparator !== "!=") return null;
  const actorId = actorWhoseLook(left) ?? actorWhoseLook(right);
  const appearance = constantOf(left) ?? constantOf(right);
  if (actorId === undefined || appearance === undefined) return null;
  const namesakes = roles.lookNamesakes(actorId, appearance);
  return namesakes && { role: roles.of(actorId), appearance, isSame: comparator === "=", namesakes };
}

function actorWhoseLook(operand: Operand): Id | undefined {
  return "variableId" in operand && operand.variableId === APPEARANCE_VARIABLE ? operand.actorId : undefined;
}

function constantOf(operand: Operand): string | undefined {
  return "constant" in operand ? String(operand.constant) : undefined;
}
