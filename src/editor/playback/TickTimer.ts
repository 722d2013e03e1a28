import type { Clock } from "../../browser/timers.ts";
import type { EditorStore } from "../state/createStore.ts";
import type { Power } from "./Power.ts";

interface TickTimerDeps {
  readonly store: EditorStore;
  readonly clock: Clock;
  readonly tick: () => void;
  /** Hears when ticks are left out. */
  readonly power: Pick<Power, "ticksLeftOut">;
}

/** Calls for each tick of a playing game when it is due, and for none while the page is hidden. */
export class TickTimer {
  readonly #deps: TickTimerDeps;
  readonly #grid = new TickGrid();
  #cancelTimer: (() => void) | null = null;
  #isHidden = false;

  constructor(deps: TickTimerDeps) {
    this.#deps = deps;
  }

  /** Whether the timer is running, so that a tick will come. */
  get isSet(): boolean {
    return this.#cancelTimer !== null;
  }

  /** How many ticks were left out before the one that is due. */
  get leftOut(): number {
    return this.#grid.leftOut;
  }

  /** Starts with the first tick of a game that begins to play or resumes. */
  begin(now: number): void {
    this.#set(this.#grid.begin(now, this.#tickMs));
  }

  /** Sets the timer for the tick after the one that has just ended. */
  next(now: number): void {
    this.#set(this.#grid.next(now, this.#tickMs));
    if (this.leftOut > 0) this.#deps.power.ticksLeftOut();
  }

  cancel(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = null;
  }

  setHidden(hidden: boolean): void {
    this.#isHidden = hidden;
    this.cancel();
  }

  /** At the lowest quality each tick gets twice the time. */
  get #tickMs(): number {
    const { playback, power } = this.#deps.store.getState();
    return power.level === "slow" ? 2 * playback.tickMs : playback.tickMs;
  }

  #set(ms: number): void {
    if (this.#isHidden) return;
    this.#cancelTimer = this.#deps.clock.after(ms, () => {
      this.#cancelTimer = null;
      this.#deps.tick();
    });
  }
}

/** When ticks are due: one every so many ms of the clock, without drift. */
class TickGrid {
  #due = 0;
  /** How many ticks were left out before the one that is due now. */
  leftOut = 0;

  /** Returns the ms until the first tick. */
  begin(now: number, tickMs: number): number {
    this.#due = now + tickMs;
    return tickMs;
  }

  /**
   * Returns the ms from now until the next tick. A tick that was a little late is followed on time; ticks that were
   * missed as a whole are left out, so that a game never hurries to catch up.
   */
  next(now: number, tickMs: number): number {
    this.#due += tickMs;
    const late = now - this.#due;
    this.leftOut = late >= tickMs ? Math.floor(late / tickMs) + 1 : 0;
    this.#due += this.leftOut * tickMs;
    return Math.max(this.#due - now, 0);
  }
}
