import { readVariable } from "../match/operand.ts";
import type { Actor } from "../world/actor.ts";
import { own } from "../world/own.ts";
import type { VariableAction } from "../world/rule.ts";
import { type Acting, type Outcome, putChanged, skipped, withActor } from "./Acting.ts";
import { actionValue, operate, UNKNOWN_OPERATION } from "./value.ts";

/** Adds to, subtracts from or sets a variable of an actor; the result becomes its own value. */
export function changeVariable(action: VariableAction, acting: Acting): Outcome {
  return withActor(action.actorId, acting, (actor) => {
    const value = actionValue(action.value, acting);
    if (value === undefined || !hasVariable(actor, action, acting)) return skipped("a variable it names is gone");
    const before = readVariable(actor, action.variable, acting.stage.characters) ?? "0";
    const after = operate(before, action.operation, value);
    if (after === null) return UNKNOWN_OPERATION;
    const variableValues = { ...actor.variableValues, [action.variable]: after };
    return putChanged({ ...actor, variableValues }, acting, false);
  });
}

function hasVariable({ characterId }: Actor, { variable }: VariableAction, { stage }: Acting): boolean {
  return own(stage.characters.get(characterId)?.variables ?? {}, variable) !== undefined;
}
