/** The keys that the rules of a game name: those its stage takes while it plays, and those shown on the screen (details §4 "Keys", product §6). */
import { type Characters, type Id, nodesIn, type RuleTree, switchedOn } from "../../engine/index.ts";

export interface KeyBlock {
  readonly id: Id;
  readonly code: number;
}

/** All key events of a tree that have a key, at any depth. */
export function keyBlocks(rules: RuleTree): KeyBlock[] {
  return nodesIn(rules).flatMap((node) => {
    const isKeyEvent = node.type === "group-event" && node.event === "key" && node.code !== undefined;
    return isKeyEvent ? [{ id: node.id, code: node.code }] : [];
  });
}

const known = new WeakMap<Characters, ReadonlySet<number>>();

/** The code of each that is not switched off, once, arrows first; asked for with every key that goes down. */
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
