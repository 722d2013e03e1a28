/** Finds out which rule a game spends most of its time with. The engine has no clock: it tells of each rule it begins to look at, and time passes outside. */
import type { Id } from "../world/id.ts";
import type { RuleAtWork } from "./TickResult.ts";

export interface RuleCost extends RuleAtWork {
  /** Of the time of all rules, 0 to 1. */
  readonly share: number;
}

interface Spent {
  readonly at: RuleAtWork;
  ms: number;
}

/** What a turn long ago has cost counts half as much with every turn since. */
const FADING = 0.5;
/** Less than this, and no clock can tell which rule it was. */
const LEAST_MS = 1;

export class RuleCosts {
  readonly #now: () => number;
  readonly #spent = new Map<Id, Spent>();
  #current: Spent | null = null;
  #since = 0;

  /** `now` is a clock of milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** A turn that is watched begins. */
  begin(): void {
    for (const spent of this.#spent.values()) spent.ms *= FADING;
    this.#current = null;
  }

  /** A rule is about to be looked at; the one before had the time since. */
  readonly watch = (at: RuleAtWork): void => {
    const now = this.#now();
    if (this.#current) this.#current.ms += now - this.#since;
    this.#since = now;
    this.#current = this.#spent.get(at.ruleId) ?? this.#meet(at);
  };

  /** The turn is over; answers which rule costs most by now, null where all together take next to no time. */
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
