import type { Clock } from "../../browser/timers.ts";
import type { Actors } from "../../engine/index.ts";

/** How long nothing may have happened before the after picture plays itself, ms. */
const REST_MS = 1500;
/** How long the picture before is shown, each step takes, and the last one stays, ms. */
const BEFORE_MS = 500;
const STEP_MS = 600;
const LAST_MS = 900;
/** How often it plays itself after a change. Endless motion would disturb those who read. */
const PLAYS = 2;

export interface ReplayDeps {
  readonly clock: Clock;
  /** The actors before the rule and as each of its actions leaves them; only one entry if it has no actions. */
  readonly steps: () => readonly Actors[];
  readonly show: (actors: Actors, isFirst: boolean) => void;
  /** Shows the after picture again. */
  readonly restore: () => void;
  /** Whether it may play without being asked: nothing is being dragged, and less motion is not preferred. */
  readonly mayPlay: () => boolean;
}

/** Plays a recorded rule in its after picture: by itself when the child rests after a change, and whenever it is asked to. */
export class Replay {
  readonly #deps: ReplayDeps;
  #cancel: (() => void) | null = null;
  #isPlaying = false;
  #played = 0;

  constructor(deps: ReplayDeps) {
    this.#deps = deps;
  }

  /** The recording has changed, so that there is something new to watch. */
  changed(): void {
    this.#played = 0;
    this.touched();
  }

  /** The child is doing something. */
  touched(): void {
    this.stop();
    if (this.#played < PLAYS) this.#wait(REST_MS, () => this.#playUnasked());
  }

  /** Plays once, now. */
  watch(): void {
    this.stop();
    this.#played = PLAYS;
    this.#play();
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
    if (this.#isPlaying) this.#deps.restore();
    this.#isPlaying = false;
  }

  #playUnasked(): void {
    if (!this.#deps.mayPlay()) {
      this.#wait(REST_MS, () => this.#playUnasked());
      return;
    }
    this.#played += 1;
    this.#play();
  }

  #play(): void {
    const [before, ...steps] = this.#deps.steps();
    if (!before || steps.length === 0) return;
    this.#isPlaying = true;
    this.#deps.show(before, true);
    this.#wait(BEFORE_MS, () => this.#showSteps(steps));
  }

  #showSteps([step, ...others]: readonly Actors[]): void {
    if (!step) {
      this.stop();
      if (this.#played < PLAYS) this.#playUnasked();
      return;
    }
    this.#deps.show(step, false);
    this.#wait(others.length > 0 ? STEP_MS : LAST_MS, () => this.#showSteps(others));
  }

  #wait(ms: number, then: () => void): void {
    this.#cancel = this.#deps.clock.after(ms, then);
  }
}
