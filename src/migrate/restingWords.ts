import type { RuleNode } from "../engine/index.ts";

/** Why a rule or group rests, as its card says it: "This rule is resting: it asks something this Gridlings can't read." */
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
  return `“${ruleName}” has a step this Gridlings can't read. The step is left out while the game plays.`;
}

/** The first reason of several. */
function reasonOf({ unread = {} }: RuleNode): string {
  const [, reason] = REASONS.find(([field]) => Object.hasOwn(unread, field)) ?? [null, ASKS];
  return reason;
}

const ASKS = "it asks something this Gridlings can't read";
const REASONS: readonly (readonly [string, string])[] = [
  ["type", "this Gridlings can't read it"],
  ["actors", "this Gridlings can't read its picture"],
  ["extent", "this Gridlings can't read its picture"],
  ["event", "it waits for something this Gridlings can't read"],
  ["code", "it waits for a key this Gridlings doesn't know"],
  ["hold", "it waits for a key in a way this Gridlings can't read"],
  ["every", "it waits for a time this Gridlings can't read"],
  ["conditions", ASKS],
  ["actions", "it does something this Gridlings can't read"],
  ["behavior", "it goes through its rules in a way this Gridlings can't read"],
  ["oneIn", "this Gridlings can't read how rarely it is tried"],
  ["goOn", "this Gridlings can't read what comes after it"],
  ["loopCount", "it repeats in a way this Gridlings can't read"],
  ["rules", "this Gridlings can't read what is in it"],
  ["enabled", "this Gridlings can't read whether it is switched on"],
];
