import { arrowCode, directionOf, otherWaysOf, type PictureTurning } from "../../engine/derive/index.ts";
import {
  type Character,
  type Characters,
  changeContents,
  changeNode,
  findNode,
  type Id,
  mapRules,
  type NewId,
  type Rule,
  type RuleTree,
  removeNode,
} from "../../engine/index.ts";
import { addEvent, keyEvent, sameEvent } from "./blocks.ts";
import type { CharacterChange } from "./characters.ts";
import { setWays } from "./otherWays.ts";

/** Gives a rule all other directions, each in the block of its arrow key. A rule that goes none of the four ways stays as it is. */
export function withArrowKeys(
  ruleId: Id,
  turning: PictureTurning,
  characters: Characters,
  newId: NewId,
): CharacterChange {
  return (character) => {
    const alone = setWays(ruleId, { turns: [], turning })(character);
    const rule = findNode(alone.rules, ruleId);
    const step = rule?.type === "rule" ? directionOf(rule, characters) : null;
    const code = step && arrowCode(step);
    if (rule?.type !== "rule" || code === null) return character;
    const turns = otherWaysOf(rule, characters).map(({ turn }) => turn);
    const moved = setWays(ruleId, { turns, turning })(underKey(alone, rule, code, newId));
    return { ...moved, rules: withSameRules(moved.rules, character.rules) };
  };
}

/** A rule that was made from another one before stays the same one: as another, it would count as changed by hand. */
function withSameRules(rules: RuleTree, before: RuleTree): RuleTree {
  return mapRules(rules, (rule) => {
    const was = findNode(before, rule.id);
    return was?.type === "rule" && rule.derived && was.derived?.looks === rule.derived.looks ? was : rule;
  });
}

/** The rule last in the block of a key, which is made if need be. */
function underKey(character: Character, rule: Rule, code: number, newId: NewId): Character {
  const others = removeNode(character.rules, rule.id);
  const known = sameEvent(character, keyEvent("", code));
  if (known) {
    const rules = changeNode(others, known.id, (node) => changeContents(node, (inside) => [...inside, rule]));
    return { ...character, rules };
  }
  const event = { ...keyEvent(newId(), code), rules: [rule] };
  // Without any other rule there is nothing that would have to go on at any time.
  return others.length === 0
    ? { ...character, rules: [event] }
    : addEvent(event, newId)({ ...character, rules: others });
}
