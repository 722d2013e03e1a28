import { useCallback } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { loadText, storeText } from "../../browser/storage.ts";
import { containersAround, type Id, type RuleTree } from "../../engine/index.ts";

export const FOLDED_MAX = 1000;
export const FOLDED_KEY = "gridlings.folded";

/** The folded state of containers as stored in this browser, with the order of their last change to bound its size. */
export interface FoldedContainers {
  readonly states: Readonly<Record<Id, boolean>>;
  readonly order: readonly Id[];
}

export const NOTHING_FOLDED: FoldedContainers = { states: {}, order: [] };

/** Folds or unfolds a container. Beyond the limit the oldest entries are dropped, which unfolds those containers. */
export function withFolded(folded: FoldedContainers, id: Id, isFolded: boolean): FoldedContainers {
  const order = [...folded.order.filter((other) => other !== id), id].slice(-FOLDED_MAX);
  const states = { ...folded.states, [id]: isFolded };
  return { order, states: Object.fromEntries(order.map((known) => [known, states[known] ?? false])) };
}

/** Reads the stored text; anything malformed counts as nothing folded. */
export function readFolded(text: string | null): FoldedContainers {
  if (!text) return NOTHING_FOLDED;
  const stored: unknown = parsed(text);
  return isFoldedContainers(stored) ? stored : NOTHING_FOLDED;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isFoldedContainers(stored: unknown): stored is FoldedContainers {
  if (typeof stored !== "object" || stored === null || !("states" in stored) || !("order" in stored)) return false;
  return typeof stored.states === "object" && stored.states !== null && Array.isArray(stored.order);
}

const folds = createStore(() => readFolded(loadText(FOLDED_KEY)));

/** Whether a container is folded, and its setter. The state is stored in this browser; containers start unfolded. */
export function useFolded(id: Id): readonly [boolean, (folded: boolean) => void] {
  const folded = useStore(folds, ({ states }) => states[id] ?? false);
  const foldThis = useCallback((next: boolean) => foldNow(id, next), [id]);
  return [folded, foldThis];
}

/** A rule, or the outermost folded container in which it is out of sight. */
export function useShown(rules: RuleTree, ruleId: Id | null): Id | null {
  const around = ruleId === null ? [] : containersAround(rules, ruleId);
  return useStore(folds, ({ states }) => around.find(({ id }) => states[id])?.id ?? ruleId);
}

export function isFoldedNow(id: Id): boolean {
  return folds.getState().states[id] ?? false;
}

export function foldNow(id: Id, isFolded: boolean): void {
  folds.setState(withFolded(folds.getState(), id, isFolded));
  storeText(FOLDED_KEY, JSON.stringify(folds.getState()));
}
