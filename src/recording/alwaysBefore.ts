/** Which rules a rule always goes before, so that their turn never comes (product §3). */
import {
  type Characters,
  type Id,
  type Rule,
  type RuleContainer,
  type RuleNode,
  type RuleTree,
  switchedOn,
} from "../engine/index.ts";
import { matchesWhenever } from "./matchesWhenever.ts";

/** The rules of a tree that can never apply any more because this one is tried earlier and matches whenever they do. */
export function alwaysBefore(tree: RuleTree, ruleId: Id, characters: Characters): Rule[] {
  const place = placeOf(switchedOn(tree), ruleId);
  if (!place) return [];
  return place.behind.flatMap(rulesIn).filter((older) => matchesWhenever(place.rule, older, characters));
}

interface Place {
  readonly rule: Rule;
  /** What is tried only where the rule did not apply. */
  readonly behind: RuleTree;
}

function placeOf(list: RuleTree, ruleId: Id, parent: RuleContainer | null = null): Place | null {
  const index = list.findIndex(({ id }) => id === ruleId);
  const rule = list[index];
  if (rule?.type === "rule") return { rule, behind: stopsAtFirst(parent) ? list.slice(index + 1) : [] };
  for (const node of list) {
    const place = node.type === "rule" ? null : placeOf(node.rules, ruleId, node);
    if (place) return place;
  }
  return null;
}

/** Lists are tried in order up to the first that applies, unless a group says otherwise (engine.md, "The rule tree"). */
export function stopsAtFirst(list: RuleContainer | null): boolean {
  return list?.type !== "group-flow" || list.behavior === "first" || list.behavior === "loop";
}

/** In a group that goes on after a rule has applied, the world may have changed before the next one is tried. */
function rulesIn(node: RuleNode): Rule[] {
  if (node.type === "rule") return [node];
  const goesOn = node.type === "group-flow" && (node.behavior === "all" || node.behavior === "loop");
  return goesOn ? [] : node.rules.flatMap(rulesIn);
}
