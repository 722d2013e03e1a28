import type { RuleNode } from "../engine/index.ts";

/** Why a rule or group rests, as its card says it: "This rule is resting: it asks something this Gridlings cannot read." */
export function restingSentence(node: RuleNode): string {
  return `This ${node.type === "rule" ? "rule" : "group"} is resting: ${reasonOf(node)}.`;
}

/** The same in a note when a game is opened. */
export function restingNote(node: RuleNode): string {
  const name = node.type === "group-event" ? "A group" : `“${node.name}”`;
  return `${name} is resting: ${reasonOf(node)}.`;
}

/** A note when a game is opened whose rule does the rest of what it says. */
export function skippedNote(ruleName: string): string {
  return `“${ruleName}” has a step this Gridlings cannot read. The step is left out while the game plays.`;
}

/** The first reason of several. */
function reasonOf({ unread = {} }: RuleNode): string {
  const [, reason] = REASONS.find(([field]) => Object.hasOwn(unread, field)) ?? [null, ASKS];
  return reason;
}

const ASKS = "it asks something this Gridlings cannot read";
const REASONS: readonly (readonly [string, string])[] = [
  ["type", "this Gridlings cannot read it"],
  ["actors", "this Gridlings cannot read its picture"],
  ["extent", "this Gridlings cannot read its picture"],
  ["event", "it waits for something this Gridlings cannot read"],
  ["code", "it waits for a key this Gridlings does not know"],
  ["hold", "it waits for a key in a way this Gridlings cannot read"],
  ["every", "it waits for a time this Gridlings cannot read"],
  ["conditions", ASKS],
  ["actions", "it does something this Gridlings cannot read"],
  ["behavior", "it goes through its rules in a way this Gridlings cannot read"],
  ["oneIn", "this Gridlings cannot read how rarely it is tried"],
  ["goOn", "this Gridlings cannot read what comes after it"],
  ["loopCount", "it repeats in a way this Gridlings cannot read"],
  ["rules", "this Gridlings cannot read what is in it"],
  ["enabled", "this Gridlings cannot read whether it is switched on"],
];
