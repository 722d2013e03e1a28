/** The key events of characters: which keys their rules name, and where. */
import type { Characters, Id, RuleTree } from "../../engine/index.ts";

export interface KeyBlock {
  readonly id: Id;
  readonly code: number;
}

/** All key events of a tree that have a key, at any depth. */
export function keyBlocks(rules: RuleTree): KeyBlock[] {
  return rules.flatMap((node) => {
    if (node.type === "rule") return [];
    const isKeyEvent = node.type === "group-event" && node.event === "key" && node.code !== undefined;
    return [...(isKeyEvent ? [{ id: node.id, code: node.code }] : []), ...keyBlocks(node.rules)];
  });
}

/** Key codes that the rules of a game name (product §6): each once, arrows first. */
export function namedKeys(characters: Characters): number[] {
  const blocks = Object.values(characters).flatMap((character) => keyBlocks(character.rules));
  const codes = new Set(blocks.map((block) => block.code));
  return [...codes].sort((a, b) => Number(isArrow(b)) - Number(isArrow(a)) || a - b);
}

/** Left, up, right and down. */
export function isArrow(code: number): boolean {
  return code >= 37 && code <= 40;
}
