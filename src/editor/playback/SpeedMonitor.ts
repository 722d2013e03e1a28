import { type Characters, own, type RuleAtWork, type RuleCost, rulesIn } from "../../engine/index.ts";

export interface SpeedReading {
  /** How long a tick takes from request to result, ms; null before the first one. */
  readonly workMs: number | null;
  readonly costliest: RuleCost | null;
}

/** How long ticks are counted before the speed is judged, and how often in a row the verdict has to differ. */
const LOOK_MS = 2000;
const LOOKS = 2;
/** With a larger share of due ticks left out the game counts as slow. */
const LEFT_OUT_SHARE = 0.1;
/** How often a tick times the rules while somebody wants to know, ms. */
const WATCH_MS = 500;
/** The weight of the last tick in the moving average of durations. */
const NEWEST = 0.2;

/** Measures whether a game keeps the chosen speed, how long a tick takes, and which rule costs most. */
export class SpeedMonitor {
  #isSlow = false;
  #looksAgainst = 0;
  #begun = 0;
  #played = 0;
  #leftOut = 0;
  #workMs: number | null = null;
  #costliest: RuleCost | null = null;
  #readers = 0;
  #watched = Number.NEGATIVE_INFINITY;

  get isSlow(): boolean {
    return this.#isSlow;
  }

  get reading(): SpeedReading {
    return { workMs: this.#workMs, costliest: this.#costliest };
  }

  /** Times the rules from now on; returns what ends it. */
  watchRules(): () => void {
    this.#readers += 1;
    return () => {
      this.#readers -= 1;
    };
  }

  /** Whether to time the rules in the tick that begins now. */
  isWatching(now: number): boolean {
    if (this.#readers === 0 || now - this.#watched < WATCH_MS) return false;
    this.#watched = now;
    return true;
  }

  found(costliest: RuleCost | null): void {
    this.#costliest = costliest;
  }

  /** A game begins to play or resumes: ticks left out before do not count. */
  begin(now: number): void {
    this.#begun = now;
    this.#played = 0;
    this.#leftOut = 0;
  }

  /** A tick took that many ms. */
  took(ms: number): void {
    this.#workMs = this.#workMs === null ? ms : this.#workMs + (ms - this.#workMs) * NEWEST;
  }

  /** A tick of a playing game is over, and that many were left out after it. */
  ticked(leftOut: number, now: number): void {
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

/** A rule that was at work in a tick, with the names that the child knows. */
export interface NamedRule extends RuleAtWork {
  readonly characterName: string;
  readonly ruleName: string;
}

/** Null if it is not known which rule it was. */
export function namedRule(characters: Characters, at: RuleAtWork | null): NamedRule | null {
  const character = at && own(characters, at.characterId);
  const rule = character && rulesIn(character.rules).find(({ id }) => id === at.ruleId);
  return rule ? { ...at, characterName: character.name, ruleName: rule.name } : null;
}
