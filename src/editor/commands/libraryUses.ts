/** Where a game speaks of a character or a look, for the notice when it goes (details §6). */
import { type Actor, type Id, type Rule, stagesInOrder, type WorldDocument } from "../../engine/index.ts";
import { type RuleRef, refsOf } from "./everyRule.ts";

/** Its actors on all stages. */
export function countActorsOf(document: WorldDocument, characterId: Id): number {
  return countActors(document, (actor) => actor.characterId === characterId);
}

/** The actors on all stages that wear a look. */
export function countWearers(document: WorldDocument, characterId: Id, look: Id): number {
  return countActors(document, (actor) => actor.characterId === characterId && actor.appearance === look);
}

/** Rules of others in which a character stands or is made. */
export function rulesOfOthers({ characters }: WorldDocument, characterId: Id): readonly RuleRef[] {
  return refsOf(characters, (node, { id }) => id !== characterId && node.type === "rule" && isIn(node, characterId));
}

/** Rules, whosoever they are, that ask for a look, put it on, or make somebody who wears it. */
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
