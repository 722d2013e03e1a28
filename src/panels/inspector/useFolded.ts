import { useCallback } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { loadText, storeText } from "../../browser/storage.ts";
import type { Id } from "../../engine/index.ts";
import { FOLDED_KEY, readFolded, withFolded } from "./foldedContainers.ts";

const folds = createStore(() => readFolded(loadText(FOLDED_KEY)));

/** Whether a container is folded, and its setter. The state is stored in this browser; containers start unfolded. */
export function useFolded(id: Id): readonly [boolean, (folded: boolean) => void] {
  const folded = useStore(folds, ({ states }) => states[id] ?? false);
  const foldThis = useCallback((next: boolean) => foldNow(id, next), [id]);
  return [folded, foldThis];
}

export function isFoldedNow(id: Id): boolean {
  return folds.getState().states[id] ?? false;
}

export function foldNow(id: Id, isFolded: boolean): void {
  folds.setState(withFolded(folds.getState(), id, isFolded));
  storeText(FOLDED_KEY, JSON.stringify(folds.getState()));
}
