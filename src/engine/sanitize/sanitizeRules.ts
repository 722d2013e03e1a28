import type { Id } from "../world/id.ts";
import { STAGE_SIZE_MAX, TREE_DEPTH_MAX, TREE_NODES_MAX } from "../world/limits.ts";
import { own } from "../world/own.ts";
import type { Extent, Rule, RuleNode, RuleTree } from "../world/rule.ts";
import {
  type Fields,
  isFields,
  isSquare,
  isText,
  isWhole,
  sanitizeList,
  sanitizeMap,
  wholeList,
  wholeMap,
  withFields,
} from "./readParts.ts";
import { sanitizeAction } from "./sanitizeAction.ts";
import { sanitizePictured } from "./sanitizeActor.ts";
import { sanitizeContainer } from "./sanitizeContainer.ts";
import { sanitizeCondition } from "./sanitizeOperand.ts";

/**
 * The rule tree of a character, cut at the largest depth and size, which also ends a tree that contains itself. A rule or container with
 * an unreadable part rests as a whole: without that part it could do more than its maker meant.
 */
export function sanitizeRules(value: unknown): RuleTree {
  return new TreeReader().list(value, 0);
}

class TreeReader {
  #left = TREE_NODES_MAX;

  list(value: unknown, depth: number): RuleTree {
    return depth > TREE_DEPTH_MAX ? [] : sanitizeList(value, (node) => this.#node(node, depth));
  }

  #node(value: unknown, depth: number): RuleNode | null {
    if (!isFields(value) || !isText(value.id) || this.#left-- <= 0) return null;
    // Older documents have comments among the rules.
    if (value.type === "comment") return null;
    return this.#readable(value, depth) ?? resting(value.id, value.enabled !== false);
  }

  #readable(value: Fields, depth: number): RuleNode | null {
    if (value.type === "rule") return sanitizeRule(value);
    if (value.type !== "group-event" && value.type !== "group-flow") return null;
    return sanitizeContainer(value, this.list(value.rules, depth + 1));
  }
}

/** Stands in the place of what cannot be read, and never applies. */
function resting(id: Id, enabled: boolean): Rule {
  const extent = { xmin: 0, xmax: 0, ymin: 0, ymax: 0, ignored: {} };
  return {
    ...{ type: "rule", id, enabled, name: "", unread: {} },
    ...{ mainActorId: "", conditions: [], actors: {}, actions: [], extent },
  };
}

/** A rule with its main actor in the picture; null if any part of what it looks at, asks or does is unreadable. */
function sanitizeRule(value: Fields): Rule | null {
  const { mainActorId } = value;
  const extent = sanitizeExtent(value.extent);
  if (!isText(mainActorId) || !extent) return null;
  const actors = wholeMap(value.actors, sanitizePictured);
  const conditions = wholeList(value.conditions, sanitizeCondition);
  const actions = wholeList(value.actions, sanitizeAction);
  if (!actors || !own(actors, mainActorId) || !conditions || !actions) return null;
  return withFields<Rule>(value, { name: isText(value.name) ? value.name : "", actors, conditions, actions, extent });
}

function sanitizeExtent(value: unknown): Extent | null {
  if (!isFields(value)) return null;
  const { xmin, xmax, ymin, ymax } = value;
  const isBounded = [xmin, xmax, ymin, ymax].every((side) => isWhole(side) && Math.abs(side) <= STAGE_SIZE_MAX);
  const passing = mapIfAny(value.passing, (id) => (isText(id) ? id : null));
  const edge = mapIfAny(value.edge, (entry, key) => (entry === true && isSquare(key) ? entry : null));
  if (!isBounded || passing === null || edge === null) return null;
  const ignored = sanitizeMap(value.ignored, (entry) => (entry ? (true as const) : null));
  return withFields<Extent>(value, { ignored, passing, edge });
}

/** Undefined without a map, null if any of its entries reads as null. */
function mapIfAny<Value>(value: unknown, read: (entry: unknown, key: string) => Value | null) {
  if (value === undefined || value === null) return undefined;
  return isFields(value) ? wholeMap(value, read) : null;
}
