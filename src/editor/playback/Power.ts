import type { EditorStore } from "../state/createStore.ts";
import type { PowerState } from "../state/EditorState.ts";
import { QualityMeter } from "./QualityMeter.ts";

/** How much of a game is shown on a small machine: by itself as its pictures come, or as the child has chosen. */
export class Power {
  readonly #store: EditorStore;
  readonly #measured = new QualityMeter();

  constructor(store: EditorStore) {
    this.#store = store;
  }

  choose(choice: PowerState["choice"]): void {
    this.#show(choice);
  }

  /** A view tells: so many ms went by from one frame to the next while somebody glided. */
  glided(ms: number): void {
    this.#measured.glided(ms);
    this.#show();
  }

  /** A view where nobody glides tells: so many ms went by until the picture of a tick was drawn. */
  drew(ms: number, tickMs: number): void {
    this.#measured.drew(ms, tickMs);
    this.#show();
  }

  #show(choice = this.#state.choice): void {
    const level = this.#levelFor(choice);
    if (choice === this.#state.choice && level === this.#state.level) return;
    this.#store.setState({ power: { choice, level } });
  }

  /** Who always spares has no motion; the game itself is slower only where it must be. */
  #levelFor(choice: PowerState["choice"]): PowerState["level"] {
    if (choice === "never") return 0;
    const { level } = this.#measured;
    return choice === "always" && level < 2 ? 2 : level;
  }

  get #state(): PowerState {
    return this.#store.getState().power;
  }
}
