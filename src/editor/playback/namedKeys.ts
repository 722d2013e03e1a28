import { type Characters, type Id, nodesIn, type RuleTree, switchedOn } from "../../engine/index.ts";

export interface KeyBlock {
  readonly id: Id;
  readonly code: number;
}

/** All key events of a rule tree that have a key, at any depth. */
export function keyBlocks(rules: RuleTree): KeyBlock[] {
  return nodesIn(rules).flatMap((node) => {
    const isKeyEvent = node.type === "group-event" && node.event === "key" && node.code !== undefined;
    return isKeyEvent ? [{ id: node.id, code: node.code }] : [];
  });
}

const known = new WeakMap<Characters, ReadonlySet<number>>();

/** The codes of all keys that active rules use, arrows first; cached, because every key press asks for them. */
export function namedKeys(characters: Characters): ReadonlySet<number> {
  const keys = known.get(characters) ?? new Set(codesIn(characters));
  known.set(characters, keys);
  return keys;
}

/** Left, up, right and down. */
export function isArrow(code: number): boolean {
  return code >= 37 && code <= 40;
}

function codesIn(characters: Characters): number[] {
  const codes = Object.values(characters).flatMap(({ rules }) => keyBlocks(switchedOn(rules)).map(({ code }) => code));
  return codes.sort((a, b) => Number(isArrow(b)) - Number(isArrow(a)) || a - b);
}
