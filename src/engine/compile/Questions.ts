/** The conditions of a container, in which every actor they name means the acting actor. */
import type { AppearanceTable } from "../grid/AppearanceTable.ts";
import type { Condition, Operand } from "../world/rule.ts";
import { compileCondition } from "./CompiledCondition.ts";
import { Roles } from "./CompiledOperand.ts";
import type { PatternCondition } from "./Pattern.ts";

export interface Questions {
  readonly conditions: readonly PatternCondition[];
  /** The acting actor's slot, the only role there is; written before the conditions are read. */
  readonly bound: Int32Array;
}

/** Null if no condition is switched on. */
export function questionsOf(conditions: readonly Condition[], appearances: AppearanceTable): Questions | null {
  const roles = new Roles(appearances, {});
  roles.of(ME);
  const asked = conditions
    .filter(({ enabled }) => enabled)
    .map((condition) => ({ ...condition, left: aboutMe(condition.left), right: aboutMe(condition.right) }))
    .map((condition) => ({ ...compileCondition(condition, roles), outside: [] }));
  return asked.length === 0 ? null : { conditions: asked, bound: new Int32Array(1) };
}

const ME = "me";

function aboutMe(operand: Operand): Operand {
  return typeof operand === "object" && operand !== null && "actorId" in operand
    ? { ...operand, actorId: ME }
    : operand;
}
