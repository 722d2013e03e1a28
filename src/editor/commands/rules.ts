import {
  changeContents,
  changeNode,
  type EventContainer,
  findNode,
  type Id,
  isContainer,
  isResting,
  type NewId,
  NOTE_MAX,
  plainLine,
  type Rule,
  type RuleNode,
  type RuleTree,
  removeNode,
  replaceNode,
  spotOf,
} from "../../engine/index.ts";
import type { CharacterChange } from "./characters.ts";
import { copyRule } from "./copyRules.ts";
import { cleanName } from "./names.ts";

/** A place in a rule tree: next to or inside a node, or at the end of the root (`ruleId` null). */
export interface RulePlace {
  readonly ruleId: Id | null;
  readonly place: "before" | "after" | "inside";
}

/** Adds a rule at the top of this container or, without one, of the first idle event, else of the root. */
export function addRule(rule: Rule, containerId?: Id): CharacterChange {
  return onRules((rules) => {
    const id = landingIn(rules, containerId);
    if (id === null) return [rule, ...rules];
    return changeNode(rules, id, (node) => changeContents(node, (list) => [rule, ...list]));
  });
}

/** The container that `addRule` puts a rule into, null for the root. One that is gone counts as none. */
export function landingIn(rules: RuleTree, containerId?: Id): Id | null {
  const asked = containerId === undefined ? undefined : findNode(rules, containerId);
  return (asked && isContainer(asked) ? asked : firstIdle(rules))?.id ?? null;
}

/**
 * Replaces a rule that was recorded again; its place, note and switch stay, and what a newer version keeps in it. It is no longer one that
 * was made from another rule.
 */
export function replaceRule(rule: Rule): CharacterChange {
  return onRules((rules) =>
    changeNode(rules, rule.id, (old) => {
      if (old.type !== "rule") return old;
      const { unread: _read, derived: _tie, ...kept } = old;
      return { ...kept, ...rule };
    }),
  );
}

/** Switches a rule or container off or on. */
export function switchRule(ruleId: Id, on: boolean): CharacterChange {
  return onNode(ruleId, (node) => withSwitch(node, on));
}

/** Sets the note of a rule or container; an empty one removes it. */
export function noteRule(ruleId: Id, typed: string): CharacterChange {
  return onNode(ruleId, (node) => withNote(node, typed));
}

export function renameRule(ruleId: Id, typed: string): CharacterChange {
  return onNode(ruleId, (node) => {
    if (node.type === "group-event") return node;
    const name = cleanName(typed, node.name);
    return name === node.name ? node : { ...node, name };
  });
}

export function deleteRule(ruleId: Id): CharacterChange {
  return onRules((rules) => removeNode(rules, ruleId));
}

/** Adds a deep copy right after the original. */
export function duplicateRule(ruleId: Id, newId: NewId): CharacterChange {
  return onRules((rules) => replaceNode(rules, ruleId, (node) => [node, copyRule(node, newId)]));
}

/** Adds a deep copy at the given place. */
export function copyRuleTo(ruleId: Id, to: RulePlace, newId: NewId): CharacterChange {
  return onRules((rules) => {
    const node = findNode(rules, ruleId);
    return node ? withNode(rules, copyRule(node, newId), to) : rules;
  });
}

/** The tree with another node at a place; the same tree if the node may not stand there. */
export function withNode(rules: RuleTree, node: RuleNode, to: RulePlace): RuleTree {
  return canStand(rules, node, to) ? insertNode(rules, node, to) : rules;
}

export function moveRule(ruleId: Id, to: RulePlace): CharacterChange {
  return onRules((rules) => {
    const node = findNode(rules, ruleId);
    return node && canMoveRule(rules, ruleId, to) ? insertNode(removeNode(rules, ruleId), node, to) : rules;
  });
}

/** Why a node cannot be put at a place, in words for the child; null if it can. */
export function whyNoPlace(rules: RuleTree, ruleId: Id, { ruleId: neighborId, place }: RulePlace): string | null {
  if (!findNode(rules, ruleId)) return "Couldn't find moving rule ID";
  if (neighborId === null) return null;
  const neighbor = findNode(rules, neighborId);
  if (!neighbor) return "Couldn't find new parent rule ID";
  return place === "inside" && !isContainer(neighbor) ? "Parent rules are not rule containers" : null;
}

/** Whether a node can be moved to a place, where it is not yet. */
export function canMoveRule(rules: RuleTree, ruleId: Id, to: RulePlace): boolean {
  const isElsewhere = findNode(rules, ruleId) !== undefined && to.ruleId !== ruleId && !isThere(rules, ruleId, to);
  return isElsewhere && refusalToStand(rules, ruleId, to, "move") === null;
}

const IN_ITSELF = "A group can't go inside itself.";
const INSIDE = "This block can't go inside another one.";

/** Why a node, or a copy of it, may not stand at a place, in words for the child; null if it may. */
export function refusalToStand(rules: RuleTree, ruleId: Id, to: RulePlace, verb: "move" | "copy"): string | null {
  const node = findNode(rules, ruleId);
  if (!node) return null;
  const isInItself = to.ruleId !== ruleId && isContainer(node) && findNode(node.rules, to.ruleId ?? "") !== undefined;
  if (verb === "move" && isInItself) return IN_ITSELF;
  return isEvent(node) && !canStand(rules, node, to) ? INSIDE : null;
}

function isThere(rules: RuleTree, ruleId: Id, to: RulePlace): boolean {
  const spot = spotOf(rules, ruleId);
  if (!spot) return false;
  const { list, index, parent } = spot;
  const parentId = parent?.id ?? null;
  if (to.ruleId === null || to.place === "inside") return parentId === to.ruleId && index === list.length - 1;
  return list[to.place === "before" ? index + 1 : index - 1]?.id === to.ruleId;
}

/** Inserts a node at a place; returns the same tree if there is no such place. */
function insertNode(tree: RuleTree, node: RuleNode, { ruleId, place }: RulePlace): RuleTree {
  if (ruleId === null) return [...tree, node];
  return replaceNode(tree, ruleId, (neighbor) => {
    if (place === "before") return [node, neighbor];
    if (place === "after") return [neighbor, node];
    return [changeContents(neighbor, (rules) => [...rules, node])];
  });
}

function canStand(rules: RuleTree, node: RuleNode, { ruleId, place }: RulePlace): boolean {
  if (ruleId === null) return true;
  const neighbor = findNode(rules, ruleId);
  if (!neighbor || (place === "inside" && !isContainer(neighbor))) return false;
  return !isEvent(node) || (place !== "inside" && rules.includes(neighbor));
}

export function isEvent(node: RuleNode): node is EventContainer {
  return node.type === "group-event";
}

/** The event that new rules and groups go into; undefined: they go into the root. */
export function firstIdle(rules: RuleTree): EventContainer | undefined {
  return rules.filter(isEvent).find((node) => node.event === "idle" && !isResting(node));
}

/** Changes one rule or container. */
export function onNode(id: Id, change: (node: RuleNode) => RuleNode): CharacterChange {
  return onRules((rules) => changeNode(rules, id, change));
}

/** Changes the tree of rules. */
export function onRules(change: (rules: RuleTree) => RuleTree): CharacterChange {
  return (character) => {
    const rules = change(character.rules);
    return rules === character.rules ? character : { ...character, rules };
  };
}

function withSwitch(node: RuleNode, on: boolean): RuleNode {
  if ((node.enabled !== false) === on) return node;
  if (!on) return { ...node, enabled: false };
  const { enabled: _off, ...rest } = node;
  return rest;
}

/** A note on one line, trimmed and bounded; empty: none. One that another tool made longer may only become shorter. */
function withNote(node: RuleNode, typed: string): RuleNode {
  const text = plainLine(typed, Math.max(NOTE_MAX, node.note?.length ?? 0));
  if (text === (node.note ?? "")) return node;
  if (text !== "") return { ...node, note: text };
  const { note: _gone, ...rest } = node;
  return rest;
}
