import { currentStage, type World } from "../../engine/index.ts";
import type { EditorStore } from "../state/createStore.ts";
import type { Notices } from "../state/Notices.ts";
import type { Playback } from "./Playback.ts";

export interface LevelStartDeps {
  readonly store: EditorStore;
  readonly playback: Playback;
  readonly notices: Notices;
}

/** The moment when the shown level was come to, so that a player can try a later level again without losing those before it. */
export class LevelStart {
  readonly #deps: LevelStartDeps;
  /** Null as long as the game has led to no other level. */
  #world: World | null = null;

  constructor(deps: LevelStartDeps) {
    this.#deps = deps;
    // What a tick changes is in the document by then, because another level is shown.
    deps.store.subscribe(({ document: { world } }, { document: before }) => {
      if (world !== before.world && currentStage(world)?.id !== currentStage(before.world)?.id) this.#world = world;
    });
  }

  /** Whether the game has led to another level, so that more than the shown level is lost if all of it starts over. */
  get isLater(): boolean {
    return this.#world !== null;
  }

  /** The whole game starts over. */
  forget(): void {
    this.#world = null;
  }

  /** Puts everything back to that moment, with whoever came along; a playing game plays on. */
  restore(): void {
    const { store, playback, notices } = this.#deps;
    if (!this.#world) return;
    notices.dismissPassing();
    playback.goOnWith({ ...store.getState().document, world: this.#world });
  }
}
