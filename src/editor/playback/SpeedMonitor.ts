/** Whether a game keeps the speed that was chosen, what a turn takes, and which rule takes most of it: the hare and the tortoise. */
import type { RuleCost } from "../../engine/index.ts";

export interface SpeedReading {
  /** What a turn takes from question to answer, ms; null before the first one. */
  readonly tickMs: number | null;
  readonly costliest: RuleCost | null;
}

/** How long turns are counted before anything is said, and how often in a row it has to be so. */
const LOOK_MS = 2000;
const LOOKS = 2;
/** More turns than this left out, of all that were due, and it is a tortoise. */
const LEFT_OUT_SHARE = 0.1;
/** The rules are watched in one turn of so many ms, while anybody wants to know. */
const WATCH_MS = 500;
/** How much the last turn counts for the time they take. */
const NEWEST = 0.2;

export class SpeedMonitor {
  #isSlow = false;
  #looksAgainst = 0;
  #begun = 0;
  #played = 0;
  #leftOut = 0;
  #turnMs: number | null = null;
  #costliest: RuleCost | null = null;
  #readers = 0;
  #watched = Number.NEGATIVE_INFINITY;

  get isSlow(): boolean {
    return this.#isSlow;
  }

  get reading(): SpeedReading {
    return { tickMs: this.#turnMs, costliest: this.#costliest };
  }

  /** Somebody wants to know which rule costs most; the answer ends it. Costs nothing else. */
  watchRules(): () => void {
    this.#readers += 1;
    return () => {
      this.#readers -= 1;
    };
  }

  /** Whether the rules of the turn that begins now are to be watched. */
  isWatching(now: number): boolean {
    if (this.#readers === 0 || now - this.#watched < WATCH_MS) return false;
    this.#watched = now;
    return true;
  }

  found(costliest: RuleCost | null): void {
    this.#costliest = costliest;
  }

  /** A game begins to play, or goes on: what was left out meanwhile is nobody's fault. */
  begin(now: number): void {
    this.#begun = now;
    this.#played = 0;
    this.#leftOut = 0;
  }

  /** A turn took so many ms. */
  took(ms: number): void {
    this.#turnMs = this.#turnMs === null ? ms : this.#turnMs + (ms - this.#turnMs) * NEWEST;
  }

  /** After a turn of a playing game so many were left out. */
  turned(leftOut: number, now: number): void {
    this.#played += 1;
    this.#leftOut += leftOut;
    if (now - this.#begun < LOOK_MS) return;
    this.#judge(this.#leftOut / (this.#played + this.#leftOut) > LEFT_OUT_SHARE);
    this.begin(now);
  }

  #judge(isSlow: boolean): void {
    this.#looksAgainst = isSlow === this.#isSlow ? 0 : this.#looksAgainst + 1;
    if (this.#looksAgainst < LOOKS) return;
    this.#isSlow = isSlow;
    this.#looksAgainst = 0;
  }
}
