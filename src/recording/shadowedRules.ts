import {
  type Characters,
  type Id,
  isContainer,
  pathTo,
  type Rule,
  type RuleContainer,
  type RuleNode,
  type RuleSpot,
  type RuleTree,
  rulesIn,
  switchedOn,
} from "../engine/index.ts";
import { matchesWhenever } from "./matchesWhenever.ts";

/** The later rules of a tree that can never apply, because this one is tried before them and matches whenever they do. */
export function rulesShadowedBy(tree: RuleTree, ruleId: Id, characters: Characters): Rule[] {
  const spot = pathTo(switchedOn(tree), ruleId).at(-1);
  const rule = spot?.list[spot.index];
  if (!spot || rule?.type !== "rule" || !stopsAtFirst(spot.parent)) return [];
  const later = rulesBeforeAnyChange(spot.list.slice(spot.index + 1));
  return later.filter((other) => matchesWhenever(rule, other, characters));
}

/** The earlier rules of a tree that keep this one from ever applying, because they are always tried and match whenever it does. */
export function rulesShadowing(tree: RuleTree, ruleId: Id, characters: Characters): Rule[] {
  const path = pathTo(switchedOn(tree), ruleId);
  const spot = path.at(-1);
  const rule = spot?.list[spot.index];
  if (rule?.type !== "rule") return [];
  const changed = path.findLastIndex(mayChangeBefore);
  const earlier = path.slice(Math.max(0, changed)).flatMap(triedBefore);
  return rulesIn(earlier, isAlwaysTried).filter((other) => matchesWhenever(other, rule, characters));
}

/** Whether a list is tried in order up to the first rule that applies: the root, every event and some behaviors. */
function stopsAtFirst(parent: RuleContainer | null): boolean {
  if (parent?.type !== "group-flow") return true;
  return ["first", "loop", "chance"].includes(parent.behavior);
}

/** A list goes on after such a container, on a stage that may have changed. */
function goesOn(node: RuleNode): boolean {
  return isContainer(node) && node.goOn === true;
}

/** The rules of a list that are tried on the stage as it is when the list begins. */
function rulesBeforeAnyChange(list: RuleTree): Rule[] {
  const first = list.findIndex(goesOn);
  const nodes = first < 0 ? list : list.slice(0, first + 1);
  return nodes.flatMap((node) => {
    if (!isContainer(node)) return node;
    return keepsOrder(node) || isPlainShuffle(node) ? rulesBeforeAnyChange(node.rules) : [];
  });
}

/** Whether something else in its list may have changed the stage since that list began, and this node is tried nevertheless. */
function mayChangeBefore({ list, index, parent }: RuleSpot): boolean {
  if (!parent || keepsOrder(parent)) return list.slice(0, index).some(goesOn);
  return !isPlainShuffle(parent);
}

/** Whether a container tries its rules once, in order, up to the first that applies. */
function keepsOrder(container: RuleContainer): boolean {
  return container.type === "group-event" || container.behavior === "first" || container.behavior === "chance";
}

/** Whether a container tries its rules in any order, and only one of them applies. */
function isPlainShuffle(container: RuleContainer): boolean {
  return container.type === "group-flow" && container.behavior === "random" && !container.rules.some(goesOn);
}

/** What is tried before a node in its list, on the same stage, and ends the list if it applies. */
function triedBefore({ list, index, parent }: RuleSpot): RuleTree {
  const before = stopsAtFirst(parent) ? list.slice(0, index) : [];
  return before.slice(before.findLastIndex(goesOn) + 1);
}

/** Whether a container tries its rules in every tick, so that a match inside it makes the container apply. */
function isAlwaysTried(container: RuleContainer): boolean {
  if (container.conditions?.some(({ enabled }) => enabled)) return false;
  if (container.type === "group-event") return container.event === "idle";
  const { behavior, loopCount } = container;
  if (behavior === "loop") return !loopCount || ("constant" in loopCount && loopCount.constant >= 1);
  return behavior === "first" || behavior === "all" || behavior === "random";
}
