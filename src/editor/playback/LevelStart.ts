import { currentStage, type World } from "../../engine/index.ts";
import type { EditorStore } from "../state/createStore.ts";
import type { Notices } from "../state/Notices.ts";
import type { Playback } from "./Playback.ts";

export interface LevelStartDeps {
  readonly store: EditorStore;
  readonly playback: Playback;
  readonly notices: Notices;
}

/** Remembers the world as it was when the current level began, so that a player can retry a later level without replaying the earlier ones. */
export class LevelStart {
  readonly #deps: LevelStartDeps;
  /** Null while the game is still in the level where it started. */
  #world: World | null = null;

  constructor(deps: LevelStartDeps) {
    this.#deps = deps;
    // A tick that leads to another level is already part of the document here.
    deps.store.subscribe(({ document: { world } }, { document: before }) => {
      if (world !== before.world && currentStage(world)?.id !== currentStage(before.world)?.id) this.#world = world;
    });
  }

  /** Whether the game has reached another level, so that starting over would lose more than the current one. */
  get isLater(): boolean {
    return this.#world !== null;
  }

  /** Call when the whole game starts over. */
  forget(): void {
    this.#world = null;
  }

  /** Restores the world as it was when the level began, including the actors carried into it. A running game keeps running. */
  restore(): void {
    const { store, playback, notices } = this.#deps;
    if (!this.#world) return;
    notices.dismissPassing();
    playback.goOnWith({ ...store.getState().document, world: this.#world });
  }
}
