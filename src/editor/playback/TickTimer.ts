import type { Clock } from "../Clock.ts";
import type { EditorStore } from "../state/createStore.ts";
import { TickGrid } from "./TickGrid.ts";

export interface MetronomeParts {
  readonly store: EditorStore;
  readonly clock: Clock;
  readonly tick: () => void;
}

/** Beats the time of a playing game: each tick at its place on the grid, and none while the page is out of sight. */
export class TickTimer {
  readonly #deps: MetronomeParts;
  readonly #grid = new TickGrid();
  #cancelTimer: (() => void) | null = null;
  #isHidden = false;

  constructor(deps: MetronomeParts) {
    this.#deps = deps;
  }

  /** Whether a tick is on its way. */
  get isSet(): boolean {
    return this.#cancelTimer !== null;
  }

  /** How many ticks were left out before the one that is on its way. */
  get leftOut(): number {
    return this.#grid.leftOut;
  }

  /** The first tick of a game that begins to play, or goes on. */
  begin(now: number): void {
    this.#set(this.#grid.begin(now, this.#tickMs));
  }

  /** The tick after the one that is over. */
  next(now: number): void {
    this.#set(this.#grid.next(now, this.#tickMs));
  }

  cancel(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = null;
  }

  setHidden(hidden: boolean): void {
    this.#isHidden = hidden;
    this.cancel();
  }

  /** A machine that can do no more gets twice the time. */
  get #tickMs(): number {
    const { playback, power } = this.#deps.store.getState();
    return power.level === 3 ? 2 * playback.speed : playback.speed;
  }

  #set(ms: number): void {
    if (this.#isHidden) return;
    this.#cancelTimer = this.#deps.clock.after(ms, () => {
      this.#cancelTimer = null;
      this.#deps.tick();
    });
  }
}
