/** A game that plays in a worker: the simulation behind plain messages, its answers packed so that they change hands uncopied. */
/** Tells the page which rule is at work while a tick takes long, so that it can name the rule if the tick never ends. */
import { transfer } from "comlink";
import {
  blocksOf,
  type NewId,
  type PackedResult,
  ResultPacker,
  type RuleAtWork,
  type RuleCost,
  RuleCosts,
  Simulation,
  type TickInput,
  type TickResult,
  type WorldDocument,
} from "../src/engine/index.ts";

export interface TickOptions {
  readonly seed: number;
  /** What the ids of actors made here begin with; no other thing in the document may begin with it. */
  readonly idPrefix: string;
}

export interface WatchedTick {
  readonly packed: PackedResult;
  readonly costliest: RuleCost | null;
}

export class TickSession {
  #simulation: Simulation | null = null;
  #packer = new ResultPacker();
  readonly #longTicks: SlowTickReporter;
  readonly #costs: RuleCosts;

  /** `now` is a clock of milliseconds. */
  constructor(now: () => number = () => performance.now()) {
    this.#longTicks = new SlowTickReporter(now);
    this.#costs = new RuleCosts(now);
  }

  /** Tells from here on which rule is at work when a tick takes long. */
  watch(tell: ReportRule): void {
    this.#longTicks.tell = tell;
  }

  load(document: WorldDocument, { seed, idPrefix }: TickOptions): void {
    const mayGoOn = this.#longTicks.mayGoOn;
    this.#simulation = Simulation.load(document, { seed, newId: idsFrom(idPrefix), mayGoOn, stepsMustFit: true });
    this.#packer = new ResultPacker();
  }

  tick(input: TickInput): PackedResult {
    this.#longTicks.begin();
    return this.#packed(this.#playing().tick(input));
  }

  /** A tick whose rules are watched, and which of them costs most by now. */
  watchedTick(input: TickInput): WatchedTick {
    this.#longTicks.begin();
    this.#costs.begin();
    const result = this.#playing().tick(input, this.#costs.watch);
    const costliest = this.#costs.end();
    const packed = this.#packed(result);
    return transfer({ packed, costliest }, blocksOf(packed));
  }

  untick(): PackedResult | null {
    const result = this.#playing().untick();
    return result && this.#packed(result);
  }

  #packed(result: TickResult): PackedResult {
    const packed = this.#packer.pack(result);
    return transfer(packed, blocksOf(packed));
  }

  #playing(): Simulation {
    if (!this.#simulation) throw new Error("No game was loaded.");
    return this.#simulation;
  }
}

function idsFrom(prefix: string): NewId {
  let made = 0;
  return () => `${prefix}${++made}`;
}

/** Gets messages in the middle of a tick; nobody waits for an answer. */
export type ReportRule = (at: RuleAtWork) => unknown;

/** A tick is long after so many ms, and then a message is worth its price once in so many. */
const LONG_MS = 250;
const PAUSE_MS = 20;

export class SlowTickReporter {
  tell: ReportRule = () => {};
  readonly #now: () => number;
  #due = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  begin(): void {
    this.#due = this.#now() + LONG_MS;
  }

  /** It is for the page to lose patience and end this thread. */
  readonly mayGoOn = (at: RuleAtWork): boolean => {
    const now = this.#now();
    if (now < this.#due) return true;
    this.#due = now + PAUSE_MS;
    this.tell(at);
    return true;
  };
}
