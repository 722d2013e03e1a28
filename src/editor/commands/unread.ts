import type { RuleNode } from "../../engine/index.ts";

/** What a child chooses now replaces what could not be read; with nothing of that left, the rule or group wakes. */
export function withoutUnread<Node extends RuleNode>(node: Node, field: string): Node {
  if (!node.unread || !Object.hasOwn(node.unread, field)) return node;
  const { unread, ...awake } = node;
  const { [field]: _chosen, ...left } = unread ?? {};
  return (Object.keys(left).length > 0 ? { ...awake, unread: left } : awake) as Node;
}
