import { own } from "../world/own.ts";
import type { Rule, TransformAction } from "../world/rule.ts";

/** The rule with a first step by which its main actor faces the way that its picture shows, so that rules made from it face theirs. */
export function withFacing(rule: Rule): Rule {
  return turnsItself(rule) ? rule : { ...rule, actions: [facing(rule), ...rule.actions] };
}

export function withoutFacing(rule: Rule): Rule {
  const [first, ...others] = rule.actions;
  return isFacing(rule, first) ? { ...rule, actions: others } : rule;
}

/** Whether the main actor of a rule already turns in it. */
export function turnsItself({ actions, mainActorId }: Rule): boolean {
  return actions.some((action) => action.type === "transform" && action.actorId === mainActorId);
}

function facing({ actors, mainActorId }: Rule): TransformAction {
  const constant = own(actors, mainActorId)?.transform ?? "0";
  return { type: "transform", actorId: mainActorId, value: { constant } };
}

function isFacing(rule: Rule, action: Rule["actions"][number] | undefined): boolean {
  const { value } = facing(rule);
  return (
    action?.type === "transform" &&
    action.actorId === rule.mainActorId &&
    "constant" in action.value &&
    "constant" in value &&
    action.value.constant === value.constant
  );
}
