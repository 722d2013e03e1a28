/**
 * The tree of a character's rules, of an end that is in sight: a tree within itself or of endless depth is cut. A rule with a part
 * that nobody could read is left out whole: without that part it would do more than was meant.
 */
import { STAGE_SIZE_MAX, TREE_DEPTH_MAX, TREE_NODES_MAX } from "../world/limits.ts";
import { own } from "../world/own.ts";
import type { Extent, FlowContainer, LoopCount, Rule, RuleContainer, RuleNode, RuleTree } from "../world/rule.ts";
import { type Fields, isFields, isText, isWhole, mended, soundList, soundMap, wholeList, wholeMap } from "./parts.ts";
import { soundAction } from "./soundAction.ts";
import { soundPictured } from "./soundActor.ts";
import { soundCondition } from "./soundCondition.ts";

export function soundRules(value: unknown): RuleTree {
  return new TreeReader().list(value, 0);
}

class TreeReader {
  #left = TREE_NODES_MAX;

  list(value: unknown, depth: number): RuleTree {
    return depth > TREE_DEPTH_MAX ? [] : soundList(value, (node) => this.#node(node, depth));
  }

  #node(value: unknown, depth: number): RuleNode | null {
    if (!isFields(value) || !isText(value.id) || this.#left-- <= 0) return null;
    if (value.type === "rule") return soundRule(value);
    if (value.type !== "group-event" && value.type !== "group-flow") return null;
    const group = mended<RuleContainer>(value, { rules: this.list(value.rules, depth + 1) });
    return group.type === "group-flow" ? soundFlow(group) : group;
  }
}

/** Without a behaviour it does the first of its rules that fits. */
function soundFlow(group: FlowContainer): FlowContainer {
  const { behavior, loopCount }: { readonly behavior?: FlowContainer["behavior"]; readonly loopCount?: unknown } =
    group;
  const flow = behavior === undefined ? { ...group, behavior: "first" as const } : group;
  return isLoopCount(loopCount) ? flow : { ...flow, loopCount: { constant: 0 } };
}

/** What is no number is no round; what is not there is one. */
function isLoopCount(value: unknown): value is LoopCount | undefined | null {
  if (value === undefined || value === null) return true;
  return isFields(value) && (isText(value.variableId) || ["number", "string"].includes(typeof value.constant));
}

/** A rule with a picture and its main actor in it; null where nobody could tell what it looks at, asks or does. */
function soundRule(value: Fields): Rule | null {
  const { mainActorId, extent } = value;
  if (!isText(mainActorId) || !isExtent(extent)) return null;
  const actors = wholeMap(value.actors, soundPictured);
  const conditions = wholeList(value.conditions, soundCondition);
  const actions = wholeList(value.actions, soundAction);
  if (!actors || !own(actors, mainActorId) || !conditions || !actions) return null;
  return mended<Rule>(value, {
    name: isText(value.name) ? value.name : "",
    actors,
    conditions,
    actions,
    extent: mended<Extent>(extent, { ignored: soundMap(extent.ignored, (entry) => (entry ? true : null)) }),
  });
}

function isExtent(value: unknown): value is Fields {
  if (!isFields(value)) return false;
  const { xmin, xmax, ymin, ymax } = value;
  return [xmin, xmax, ymin, ymax].every((side) => isWhole(side) && Math.abs(side) <= STAGE_SIZE_MAX);
}
