import { type Action, CURRENT_STAGE, type Id, own, type Rule, type WorldDocument } from "../../engine/index.ts";
import { type RuleRef, refsOf } from "./everyRule.ts";

/** Rules with an action that sets a variable to this stage; if the stage is deleted, the action is skipped. */
export function rulesTo(document: WorldDocument, stageId: Id): readonly RuleRef[] {
  return refsOf(
    document.characters,
    (node) => node.type === "rule" && node.actions.some((action) => leadsTo(document, node, action, stageId)),
  );
}

function leadsTo(document: WorldDocument, rule: Rule, action: Action, stageId: Id): boolean {
  if (action.type !== "global" && action.type !== "variable") return false;
  return "constant" in action.value && action.value.constant === stageId && isOfStages(document, rule, action);
}

type Setting = Extract<Action, { readonly type: "global" | "variable" }>;

function isOfStages({ characters, world }: WorldDocument, rule: Rule, action: Setting): boolean {
  if (action.type === "global") {
    return action.global === CURRENT_STAGE || own(world.globals, action.global)?.type === "stage";
  }
  const character = own(characters, own(rule.actors, action.actorId)?.characterId ?? "");
  return own(character?.variables, action.variable)?.type === "stage";
}
