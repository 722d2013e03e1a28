import type { Id } from "../world/id.ts";
import type { RuleAtWork } from "./TickResult.ts";

export interface RuleCost extends RuleAtWork {
  /** Its part of the time of all rules, 0 to 1. */
  readonly share: number;
}

interface Spent {
  readonly at: RuleAtWork;
  ms: number;
}

/** Older costs count less: half as much with every measured tick. */
const FADING = 0.5;
/** Below this total, the clock is too coarse to blame a rule. */
const LEAST_MS = 1;

/** Finds out which rule takes most of the time. The engine itself has no clock: it reports each rule before trying it, and this measures in between. */
export class RuleCosts {
  readonly #now: () => number;
  readonly #spent = new Map<Id, Spent>();
  #current: Spent | null = null;
  #since = 0;

  /** `now` is a clock of milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Begins a measured tick. */
  begin(): void {
    for (const spent of this.#spent.values()) spent.ms *= FADING;
    this.#current = null;
  }

  /** Hears that a rule is about to be tried; the time since the last call belongs to the rule before. */
  readonly watch = (at: RuleAtWork): void => {
    const now = this.#now();
    if (this.#current) this.#current.ms += now - this.#since;
    this.#since = now;
    this.#current = this.#spent.get(at.ruleId) ?? this.#meet(at);
  };

  /** Ends the tick; the rule that costs most, null if all rules together take next to no time. */
  end(): RuleCost | null {
    if (this.#current) this.#current.ms += this.#now() - this.#since;
    this.#current = null;
    const all = [...this.#spent.values()];
    const ms = all.reduce((sum, spent) => sum + spent.ms, 0);
    const most = all.sort((a, b) => b.ms - a.ms)[0];
    return most && ms >= LEAST_MS ? { ...most.at, share: most.ms / ms } : null;
  }

  #meet(at: RuleAtWork): Spent {
    const spent = { at, ms: 0 };
    this.#spent.set(at.ruleId, spent);
    return spent;
  }
}
