/** The keys that some rule of a game names: the only ones its stage takes while it plays (details §4 "Keys"). */
import type { Characters, RuleTree } from "../engine/index.ts";

const known = new WeakMap<Characters, ReadonlySet<number>>();

export function namedKeys(characters: Characters): ReadonlySet<number> {
  const keys = known.get(characters) ?? new Set(Object.values(characters).flatMap(({ rules }) => keysIn(rules)));
  known.set(characters, keys);
  return keys;
}

function keysIn(rules: RuleTree): number[] {
  return rules.flatMap((node) => {
    if (node.type === "rule") return [];
    const inside = keysIn(node.rules);
    return node.type === "group-event" && node.code !== undefined ? [node.code, ...inside] : inside;
  });
}
