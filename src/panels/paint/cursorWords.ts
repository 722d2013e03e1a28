/** Where the hand is on the drawing, in words: kept apart from React's own state, for it changes with every pixel. */
import { createStore, type StoreApi } from "zustand/vanilla";

export interface CursorWords {
  readonly store: StoreApi<{ readonly text: string }>;
  readonly say: (text: string) => void;
}

export function newCursorWords(): CursorWords {
  const store = createStore<{ readonly text: string }>(() => ({ text: "" }));
  return { store, say: (text) => store.setState({ text }) };
}
