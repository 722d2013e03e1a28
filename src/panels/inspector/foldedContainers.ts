/** Which containers a child has folded, remembered in this browser: the newest thousand (spec §4, "Rule tree edits"). */
import type { Id } from "../../engine/index.ts";

export const FOLDED_MAX = 1000;
export const FOLDED_KEY = "gridlings.folded";

/** What is kept under the key: the states, and the order in which they were last changed. */
export interface FoldedContainers {
  readonly states: Readonly<Record<Id, boolean>>;
  readonly order: readonly Id[];
}

export const NOTHING_FOLDED: FoldedContainers = { states: {}, order: [] };

/** With one container folded or opened; beyond the limit the oldest ones are forgotten, and so are open. */
export function withFolded(folded: FoldedContainers, id: Id, isFolded: boolean): FoldedContainers {
  const order = [...folded.order.filter((other) => other !== id), id].slice(-FOLDED_MAX);
  const states = { ...folded.states, [id]: isFolded };
  return { order, states: Object.fromEntries(order.map((kept) => [kept, states[kept] ?? false])) };
}

/** Reads what was kept; anything that is not of that shape counts as nothing folded. */
export function readFolded(text: string | null): FoldedContainers {
  if (!text) return NOTHING_FOLDED;
  const kept: unknown = parsed(text);
  return isFoldedContainers(kept) ? kept : NOTHING_FOLDED;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isFoldedContainers(kept: unknown): kept is FoldedContainers {
  if (typeof kept !== "object" || kept === null || !("states" in kept) || !("order" in kept)) return false;
  return typeof kept.states === "object" && kept.states !== null && Array.isArray(kept.order);
}
