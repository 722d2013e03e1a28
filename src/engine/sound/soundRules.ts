/** The tree of a character's rules, of an end that is in sight: a tree within itself or of endless depth is cut. */
import { STAGE_SIZE_MAX } from "../world/limits.ts";
import type { Extent, FlowContainer, LoopCount, Rule, RuleContainer, RuleNode, RuleTree } from "../world/rule.ts";
import { type Fields, isFields, isText, isWhole, mended, soundList, soundMap } from "./parts.ts";
import { soundAction } from "./soundAction.ts";
import { soundActor } from "./soundActor.ts";
import { soundCondition } from "./soundCondition.ts";

/** Deeper than any child nests groups, and more than any character does. */
const DEPTH_MAX = 60;
const NODES_MAX = 10_000;

export function soundRules(value: unknown): RuleTree {
  return new TreeReader().list(value, 0);
}

class TreeReader {
  #left = NODES_MAX;

  list(value: unknown, depth: number): RuleTree {
    return depth > DEPTH_MAX ? [] : soundList(value, (node) => this.#node(node, depth));
  }

  #node(value: unknown, depth: number): RuleNode | null {
    if (!isFields(value) || !isText(value.id) || this.#left-- <= 0) return null;
    if (value.type === "rule") return soundRule(value);
    if (value.type !== "group-event" && value.type !== "group-flow") return null;
    const group = mended<RuleContainer>(value, { rules: this.list(value.rules, depth + 1) });
    return group.type === "group-flow" ? withSoundCount(group) : group;
  }
}

function withSoundCount(group: FlowContainer): FlowContainer {
  const count: unknown = group.loopCount;
  return isLoopCount(count) ? group : { ...group, loopCount: { constant: 0 } };
}

/** What is no number is no round; what is not there is one. */
function isLoopCount(value: unknown): value is LoopCount | undefined | null {
  if (value === undefined || value === null) return true;
  return isFields(value) && (isText(value.variableId) || ["number", "string"].includes(typeof value.constant));
}

/** A rule with a picture; null where nobody could tell what it looks at. */
function soundRule(value: Fields): Rule | null {
  if (!isText(value.mainActorId) || !isExtent(value.extent)) return null;
  return mended<Rule>(value, {
    name: isText(value.name) ? value.name : "",
    actors: soundMap(value.actors, soundActor),
    conditions: soundList(value.conditions, soundCondition),
    actions: soundList(value.actions, soundAction),
    extent: mended<Extent>(value.extent, { ignored: soundMap(value.extent.ignored, (entry) => (entry ? true : null)) }),
  });
}

function isExtent(value: unknown): value is Fields {
  if (!isFields(value)) return false;
  const { xmin, xmax, ymin, ymax } = value;
  return [xmin, xmax, ymin, ymax].every((side) => isWhole(side) && Math.abs(side) <= STAGE_SIZE_MAX);
}
