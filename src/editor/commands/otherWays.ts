import {
  derive,
  derivedId,
  derivedRule,
  looksIn,
  type PictureTurning,
  withFacing,
  withoutFacing,
} from "../../engine/derive/index.ts";
import {
  changeNode,
  findNode,
  type Id,
  isContainer,
  nodesIn,
  type PictureTurn,
  type Rule,
  type RuleTree,
  removeNode,
  rulesIn,
} from "../../engine/index.ts";
import type { CharacterChange } from "./characters.ts";

/** The other directions that a rule is to have, and which pictures turn in them. */
export interface ChosenWays {
  readonly turns: readonly PictureTurn[];
  readonly turning: PictureTurning;
}

/**
 * Gives a rule exactly these other directions. If pictures turn, the rule itself begins to face its way, too. Blocks of keys that were made
 * for directions which go again go with them.
 */
export function setWays(ruleId: Id, ways: ChosenWays): CharacterChange {
  return (character) => {
    const rules = withWays(character.rules, ruleId, ways);
    return rules === character.rules ? character : { ...character, rules };
  };
}

/** A rule that was made from another one stands for itself from now on. */
export function untieRule(ruleId: Id): CharacterChange {
  return (character) => {
    const rule = findNode(character.rules, ruleId);
    if (rule?.type !== "rule" || !rule.derived) return character;
    const { derived: _derived, ...untied } = rule;
    return { ...character, rules: changeNode(character.rules, ruleId, () => untied) };
  };
}

function withWays(tree: RuleTree, ruleId: Id, { turns, turning }: ChosenWays): RuleTree {
  const old = findNode(tree, ruleId);
  if (old?.type !== "rule" || old.derived) return tree;
  const isTurned = turns.length > 0 && turning !== "keep";
  const source = isTurned ? withFacing(old) : withoutFacing(old);
  let rules = source === old ? tree : changeNode(tree, ruleId, () => source);
  for (const rule of derivedFrom(rules, ruleId)) rules = changed(rules, rule, source, { turns, turning });
  // Each lands right behind the source's block, so that the first of them comes last.
  for (const turn of turns.toReversed())
    rules = derive(rules, ruleId, { turn, looks: looksIn(source, turn, turning) }) ?? rules;
  return rules;
}

/** The rules that were made from a rule. */
export function derivedFrom(tree: RuleTree, ruleId: Id): readonly Rule[] {
  return rulesIn(tree).filter(({ derived }) => derived?.from === ruleId);
}

/** Which pictures turn in the rules that were made from another one. */
export function turningOf(derived: readonly Rule[]): PictureTurning {
  const turned = derived.filter((rule) => rule.derived?.looks === "turn");
  if (turned.length === 0) return "keep";
  return turned.every((rule) => rule.derived?.turn === "flip-x") ? "sides" : "turn";
}

/** Derives one of these rules again if its pictures are to turn differently, or removes it together with the blocks it leaves empty. */
function changed(tree: RuleTree, rule: Rule, source: Rule, { turns, turning }: ChosenWays): RuleTree {
  if (!rule.derived) return tree;
  const { turn } = rule.derived;
  if (!turns.includes(turn)) return withoutEmptyCopies(removeNode(tree, rule.id), turn);
  const looks = looksIn(source, turn, turning);
  const updated = looks === rule.derived.looks ? null : derivedRule(source, { turn, looks });
  return updated ? changeNode(tree, rule.id, () => ({ ...updated, id: rule.id })) : tree;
}

/** The copies of containers that `derive` makes carry the turn in their id. */
function withoutEmptyCopies(tree: RuleTree, turn: PictureTurn): RuleTree {
  const empty = nodesIn(tree).find(
    (node) => isContainer(node) && node.rules.length === 0 && node.id.endsWith(derivedId("", turn)),
  );
  return empty ? withoutEmptyCopies(removeNode(tree, empty.id), turn) : tree;
}
