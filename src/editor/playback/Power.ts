import type { EditorStore } from "../state/createStore.ts";
import type { PowerState, QualityLevel } from "../state/EditorState.ts";
import { QualityMeter } from "./QualityMeter.ts";

/** Chooses the quality of a game on a slow machine: measured, or as the child has chosen. */
export class Power {
  readonly #store: EditorStore;
  readonly #measured = new QualityMeter();

  constructor(store: EditorStore) {
    this.#store = store;
  }

  choose(choice: PowerState["choice"]): void {
    this.#show(choice);
  }

  /** Called by a view with the ms from one frame to the next while something glides. */
  glided(ms: number): void {
    this.#measured.glided(ms);
    this.#show();
  }

  /** Called by a view in which nothing glides with the ms until the picture of a tick was drawn. */
  drew(ms: number, tickMs: number): void {
    this.#measured.drew(ms, tickMs);
    this.#show();
  }

  /** Called when a playing game left out ticks because it was late. */
  ticksLeftOut(): void {
    this.#measured.ticksLeftOut();
  }

  #show(choice = this.#state.choice): void {
    const level = this.#levelFor(choice);
    if (choice === this.#state.choice && level === this.#state.level) return;
    this.#store.setState({ power: { choice, level } });
  }

  /** "Always" means no motion; the game itself is slower only if it has to be. */
  #levelFor(choice: PowerState["choice"]): PowerState["level"] {
    if (choice === "never") return "full";
    const { level } = this.#measured;
    return choice === "always" && hasMotion(level) ? "still" : level;
  }

  get #state(): PowerState {
    return this.#store.getState().power;
  }
}

/** Whether actors glide from square to square. */
export function hasMotion(level: QualityLevel): boolean {
  return level === "full" || level === "fewer";
}
