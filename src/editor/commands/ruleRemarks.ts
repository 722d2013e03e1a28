/** What a child says of a rule or container beside teaching it: that it is off for now, and a note. */
import { NOTE_MAX, plainLine, type RuleNode } from "../../engine/index.ts";

export type Remarks = Pick<RuleNode, "enabled" | "note">;

/** As it is said now, for a rule that takes the place of this one. */
export function remarksOf({ enabled, note }: RuleNode): Remarks {
  return { ...(enabled === undefined ? {} : { enabled }), ...(note === undefined ? {} : { note }) };
}

export function withSwitch(node: RuleNode, on: boolean): RuleNode {
  if ((node.enabled !== false) === on) return node;
  if (!on) return { ...node, enabled: false };
  const { enabled: _off, ...rest } = node;
  return rest;
}

/** One line, trimmed, of a bounded length; empty: there is none. A longer one from another tool may only grow shorter. */
export function withNote(node: RuleNode, typed: string): RuleNode {
  const text = plainLine(typed, Math.max(NOTE_MAX, node.note?.length ?? 0));
  if (text === (node.note ?? "")) return node;
  if (text !== "") return { ...node, note: text };
  const { note: _gone, ...rest } = node;
  return rest;
}
