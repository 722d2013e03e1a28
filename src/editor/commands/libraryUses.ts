import { type Actor, type Id, type Rule, stagesInOrder, type WorldDocument } from "../../engine/index.ts";
import { type RuleRef, refsOf } from "./everyRule.ts";

/** How many actors of a character are on all stages. */
export function countActorsOf(document: WorldDocument, characterId: Id): number {
  return countActors(document, (actor) => actor.characterId === characterId);
}

/** How many actors on all stages have an appearance. */
export function countWearers(document: WorldDocument, characterId: Id, look: Id): number {
  return countActors(document, (actor) => actor.characterId === characterId && actor.appearance === look);
}

/** Other characters' rules in which a character occurs or is created. */
export function rulesOfOthers({ characters }: WorldDocument, characterId: Id): readonly RuleRef[] {
  return refsOf(characters, (node, { id }) => id !== characterId && node.type === "rule" && isIn(node, characterId));
}

/** All rules that test for an appearance, set it, or create an actor with it. */
export function rulesOfLook({ characters }: WorldDocument, characterId: Id, look: Id): readonly RuleRef[] {
  return refsOf(characters, (node) => node.type === "rule" && isIn(node, characterId) && namesLook(node, look));
}

function countActors({ world }: WorldDocument, isMeant: (actor: Actor) => boolean): number {
  return stagesInOrder(world).flatMap(({ actors }) => Object.values(actors).filter(isMeant)).length;
}

function isIn(rule: Rule, characterId: Id): boolean {
  return [...Object.values(rule.actors), ...madeBy(rule)].some((actor) => actor.characterId === characterId);
}

function madeBy({ actions }: Rule): Actor[] {
  return actions.flatMap((action) => (action.type === "create" ? [action.actor] : []));
}

function namesLook(rule: Rule, look: Id): boolean {
  const asked = rule.conditions.flatMap(({ left, right }) => [left, right]);
  const put = rule.actions.flatMap((action) => (action.type === "appearance" ? [action.value] : []));
  const isNamed = [...asked, ...put].some((operand) => "constant" in operand && operand.constant === look);
  return isNamed || madeBy(rule).some((actor) => actor.appearance === look);
}
