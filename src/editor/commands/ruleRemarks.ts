import { NOTE_MAX, plainLine, type RuleNode } from "../../engine/index.ts";

export type Remarks = Pick<RuleNode, "enabled" | "note">;

/** Whether a rule is switched off, and its note, for a rule that replaces it. */
export function remarksOf({ enabled, note }: RuleNode): Remarks {
  return { ...(enabled === undefined ? {} : { enabled }), ...(note === undefined ? {} : { note }) };
}

export function withSwitch(node: RuleNode, on: boolean): RuleNode {
  if ((node.enabled !== false) === on) return node;
  if (!on) return { ...node, enabled: false };
  const { enabled: _off, ...rest } = node;
  return rest;
}

/** A note on one line, trimmed and bounded; empty: none. One that another tool made longer may only become shorter. */
export function withNote(node: RuleNode, typed: string): RuleNode {
  const text = plainLine(typed, Math.max(NOTE_MAX, node.note?.length ?? 0));
  if (text === (node.note ?? "")) return node;
  if (text !== "") return { ...node, note: text };
  const { note: _gone, ...rest } = node;
  return rest;
}
