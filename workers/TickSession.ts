import { transfer } from "comlink";
import type { RuleAtWork, RuleCost, TickInput, WorldDocument } from "../src/engine/index.ts";
import { blocksOf, type PackedResult, ResultPacker } from "../src/engine/packed/index.ts";
import { type Dice, NumberedIds } from "../src/engine/replay/index.ts";
import { RuleCosts, Simulation } from "../src/engine/simulation.ts";

export interface TickOptions {
  readonly seed: number;
  /** The prefix for the ids of new actors, which no other id in the document may have. */
  readonly idPrefix: string;
}

export interface SessionTick {
  readonly packed: PackedResult;
  /** Where random numbers and ids stand after it. */
  readonly dice: Dice;
}

export interface WatchedTick extends SessionTick {
  readonly costliest: RuleCost | null;
}

/** A game that plays in a worker. Results are packed as typed arrays, which are transferred to the page without copying. */
export class TickSession {
  #simulation: Simulation | null = null;
  #ids = new NumberedIds("");
  #packer = new ResultPacker();
  readonly #slowTicks: SlowTickReporter;
  readonly #costs: RuleCosts;

  /** `now` is a clock in milliseconds. */
  constructor(now: () => number = () => performance.now()) {
    this.#slowTicks = new SlowTickReporter(now);
    this.#costs = new RuleCosts(now);
  }

  /** From now on, reports the rule that is running whenever a tick takes long. */
  watch(report: ReportRule): void {
    this.#slowTicks.report = report;
  }

  load(document: WorldDocument, { seed, idPrefix }: TickOptions): void {
    const mayGoOn = this.#slowTicks.mayGoOn;
    this.#ids = new NumberedIds(idPrefix);
    this.#simulation = Simulation.load(document, { seed, newId: this.#ids.next, mayGoOn, stepsMustFit: true });
    this.#packer = new ResultPacker();
  }

  tick(input: TickInput): SessionTick {
    this.#slowTicks.begin();
    const packed = this.#packer.pack(this.#playing().tick(input));
    return transfer({ packed, dice: this.#dice }, blocksOf(packed));
  }

  /** A tick that also measures its rules and returns the one that has taken most time so far. */
  watchedTick(input: TickInput): WatchedTick {
    this.#slowTicks.begin();
    this.#costs.begin();
    const result = this.#playing().tick(input, this.#costs.watch);
    const costliest = this.#costs.end();
    const packed = this.#packer.pack(result);
    return transfer({ packed, costliest, dice: this.#dice }, blocksOf(packed));
  }

  untick(): PackedResult | null {
    const result = this.#playing().untick();
    if (!result) return null;
    const packed = this.#packer.pack(result);
    return transfer(packed, blocksOf(packed));
  }

  get #dice(): Dice {
    return { seed: this.#playing().randomState, made: this.#ids.made };
  }

  #playing(): Simulation {
    if (!this.#simulation) throw new Error("No game was loaded.");
    return this.#simulation;
  }
}

/** Is called in the middle of a tick, and not awaited. */
type ReportRule = (at: RuleAtWork) => unknown;

/** A tick that takes longer than this is reported. */
const LONG_MS = 250;
/** The least time between two reports, since messages cost time. */
const PAUSE_MS = 20;

/** Reports the running rule while a tick takes long, so that the page can name the rule if the tick never ends. */
class SlowTickReporter {
  report: ReportRule = () => {};
  readonly #now: () => number;
  #reportAt = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  begin(): void {
    this.#reportAt = this.#now() + LONG_MS;
  }

  /** Always true: it is the page that terminates the worker if a tick never ends. */
  readonly mayGoOn = (at: RuleAtWork): boolean => {
    const now = this.#now();
    if (now < this.#reportAt) return true;
    this.#reportAt = now + PAUSE_MS;
    this.report(at);
    return true;
  };
}
