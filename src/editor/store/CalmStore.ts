import type { EditorStore } from "./createStore.ts";
import type { EditorState } from "./EditorState.ts";

/** All but what a hand is doing. */
export type CalmState = Omit<EditorState, "gesture">;

type Listener = (state: CalmState, before: CalmState) => void;

/**
 * The editor's store as most views look at it: of a gesture, which changes with every event of a hand, they hear nothing, for there
 * are hundreds of them. Whoever shows gestures subscribes to the store itself.
 */
export class CalmStore {
  readonly #store: EditorStore;
  readonly #listeners = new Set<Listener>();
  #end: (() => void) | null = null;

  constructor(store: EditorStore) {
    this.#store = store;
  }

  getState = (): CalmState => this.#store.getState();

  getInitialState = (): CalmState => this.#store.getInitialState();

  /** The answer ends it; the editor's store has one subscriber more as long as there are any here. */
  subscribe = (listener: Listener): (() => void) => {
    this.#end ??= this.#store.subscribe((state, before) => {
      if (!differsInGestureOnly(state, before)) this.#tell(state, before);
    });
    this.#listeners.add(listener);
    return () => this.#forget(listener);
  };

  #tell(state: CalmState, before: CalmState): void {
    for (const listener of this.#listeners) listener(state, before);
  }

  #forget(listener: Listener): void {
    this.#listeners.delete(listener);
    if (this.#listeners.size > 0) return;
    this.#end?.();
    this.#end = null;
  }
}

function differsInGestureOnly(state: EditorState, before: EditorState): boolean {
  const parts = Object.keys(state) as (keyof EditorState)[];
  return parts.every((part) => part === "gesture" || state[part] === before[part]);
}
