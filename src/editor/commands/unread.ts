import type { RuleNode } from "../../engine/index.ts";

/** What a child chooses replaces what could not be parsed; when nothing unparsed is left, the rule or group is active again. */
export function withoutUnread<Node extends RuleNode>(node: Node, field: string): Node {
  if (!node.unread || !Object.hasOwn(node.unread, field)) return node;
  const { unread, ...awake } = node;
  const { [field]: _chosen, ...left } = unread ?? {};
  return (Object.keys(left).length > 0 ? { ...awake, unread: left } : awake) as Node;
}
