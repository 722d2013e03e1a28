import { STAGE_SIZE_MAX, TREE_DEPTH_MAX, TREE_NODES_MAX } from "../world/limits.ts";
import { own } from "../world/own.ts";
import type {
  Action,
  ActionType,
  Condition,
  CreateAction,
  Extent,
  FlowContainer,
  LoopCount,
  Operand,
  Rule,
  RuleContainer,
  RuleNode,
  RuleTree,
} from "../world/rule.ts";
import {
  type Fields,
  isFields,
  isPoint,
  isText,
  isWhole,
  sanitizeList,
  sanitizeMap,
  sanitizeText,
  wholeList,
  wholeMap,
  withFields,
} from "./readParts.ts";
import { sanitizeActor, sanitizePictured } from "./sanitizeActor.ts";

/**
 * The rule tree of a character, cut at the largest depth and size, which also ends a tree that contains itself. A rule with an unreadable
 * part is left out as a whole: without that part it could do more than its maker meant.
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
    if (value.type === "rule") return sanitizeRule(value);
    if (value.type !== "group-event" && value.type !== "group-flow") return null;
    const group = withFields<RuleContainer>(value, { rules: this.list(value.rules, depth + 1) });
    return group.type === "group-flow" ? sanitizeFlow(group) : group;
  }
}

/** A flow container without a behavior takes the first rule that applies. */
function sanitizeFlow(group: FlowContainer): FlowContainer {
  const { behavior, loopCount }: { readonly behavior?: FlowContainer["behavior"]; readonly loopCount?: unknown } =
    group;
  const flow = behavior === undefined ? { ...group, behavior: "first" as const } : group;
  return isLoopCount(loopCount) ? flow : { ...flow, loopCount: { constant: 0 } };
}

/** An unreadable count means no round, a missing one means one round. */
function isLoopCount(value: unknown): value is LoopCount | undefined | null {
  if (value === undefined || value === null) return true;
  return isFields(value) && (isText(value.variableId) || ["number", "string"].includes(typeof value.constant));
}

/** A rule with its main actor in the picture; null if any part of what it looks at, asks or does is unreadable. */
function sanitizeRule(value: Fields): Rule | null {
  const { mainActorId, extent } = value;
  if (!isText(mainActorId) || !isExtent(extent)) return null;
  const actors = wholeMap(value.actors, sanitizePictured);
  const conditions = wholeList(value.conditions, sanitizeCondition);
  const actions = wholeList(value.actions, sanitizeAction);
  if (!actors || !own(actors, mainActorId) || !conditions || !actions) return null;
  return withFields<Rule>(value, {
    name: isText(value.name) ? value.name : "",
    actors,
    conditions,
    actions,
    extent: withFields<Extent>(extent, { ignored: sanitizeMap(extent.ignored, (entry) => (entry ? true : null)) }),
  });
}

function isExtent(value: unknown): value is Fields {
  if (!isFields(value)) return false;
  const { xmin, xmax, ymin, ymax } = value;
  return [xmin, xmax, ymin, ymax].every((side) => isWhole(side) && Math.abs(side) <= STAGE_SIZE_MAX);
}

/** An action that can be carried out, else null. An action of an unknown type stays: it ends the tick with an error that names the rule. */
function sanitizeAction(value: unknown): Action | null {
  if (!isFields(value)) return null;
  const isKnown = isText(value.type) && Object.hasOwn(READERS, value.type);
  return isKnown ? READERS[value.type as ActionType](value) : ({ type: value.type } as Action);
}

const READERS: Readonly<Record<ActionType, (action: Fields) => Action | null>> = {
  create: sanitizeCreate,
  move: (action) =>
    isText(action.actorId) && isStep(action.offset) && isStep(action.delta) ? unchanged(action) : null,
  delete: (action) => (isText(action.actorId) ? unchanged(action) : null),
  appearance: (action) => (isText(action.actorId) ? withSanitizedValue(action) : null),
  transform: (action) => (isText(action.actorId) ? withSanitizedValue(action) : null),
  variable: (action) => (isText(action.actorId) && isText(action.variable) ? withSanitizedValue(action) : null),
  global: (action) => (isText(action.global) ? withSanitizedValue(action) : null),
};

function sanitizeCreate(action: Fields): Action | null {
  if (!isText(action.actorId) || !isPoint(action.offset)) return null;
  const actor = sanitizeActor(action.actor, action.actorId);
  return actor && withFields<CreateAction>(action, { actor });
}

function isStep(value: unknown): boolean {
  return value === undefined || isPoint(value);
}

/** A missing value is valid: the engine reads it as the constant 0. */
function withSanitizedValue(action: Fields): Action | null {
  if (action.value === undefined) return unchanged(action);
  const value = sanitizeOperand(action.value);
  return value && withFields<Action>(action, { value });
}

function unchanged(action: Fields): Action {
  return withFields<Action>(action, {});
}

/** A condition, enabled unless it says otherwise; null if a side is missing. */
function sanitizeCondition(value: unknown): Condition | null {
  if (!isFields(value)) return null;
  const [left, right] = [sanitizeOperand(value.left), sanitizeOperand(value.right)];
  if (!left || !right) return null;
  return withFields<Condition>(value, {
    key: isText(value.key) ? value.key : "",
    enabled: value.enabled !== false,
    left,
    right,
  });
}

/** A constant, a global or a variable of an actor; null for anything else. */
function sanitizeOperand(value: unknown): Operand | null {
  if (!isFields(value)) return null;
  const { constant, globalId, actorId, variableId } = value;
  if ("constant" in value) {
    const text = sanitizeText(constant);
    return text === null ? null : withFields<Operand>(value, { constant: text });
  }
  const names = "globalId" in value ? [globalId] : [actorId, variableId];
  return names.every(isText) ? withFields<Operand>(value, {}) : null;
}
