/** How large a character's tree of rules is: counted level by level, for what a stranger nests must not nest this program. */
import { TREE_DEPTH_MAX, TREE_NODES_MAX } from "../../../src/engine/index.ts";

/** Whether no more rules and groups lie in it, and no deeper, than the engine ever looks at. */
export function isTreeWithinLimits(rules: unknown): boolean {
  let level = listOf(rules);
  let nodes = 0;
  for (let depth = 0; level.length > 0; depth++) {
    nodes += level.length;
    if (depth > TREE_DEPTH_MAX || nodes > TREE_NODES_MAX) return false;
    level = level.flatMap((node) => listOf(typeof node === "object" && node !== null && "rules" in node && node.rules));
  }
  return true;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
