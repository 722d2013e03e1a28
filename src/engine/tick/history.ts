/** The ticks that can be taken back: as inverse changes while the world plays, as whole records where a document came with them. */
import type { ActorTable } from "../grid/ActorTable.ts";
import type { Actors } from "../world/actor.ts";
import type { Id } from "../world/id.ts";
import { HISTORY_DEPTH, UNTICK_BYTES_MAX, UNTICK_DEPTH } from "../world/limits.ts";
import type { Globals, RecordedInput, TickRecord } from "../world/world.ts";
import type { Evaluated } from "./Lights.ts";
import { type StageInverse, tableBefore } from "./PlayingStage.ts";
import type { TickInput } from "./TickResult.ts";

/** One tick that was played: what the world was before it, and how its stage gets back there. */
export interface Step {
  readonly stageId: Id;
  readonly input: TickInput;
  readonly globals: Globals;
  readonly evaluated: Evaluated;
  readonly inverse: StageInverse;
}

/** Where the working out of earlier actors begins. */
export interface TableSource {
  tableToTakeBack(stageId: Id): ActorTable;
  widthOf(stageId: Id): number;
}

export class History {
  #records: readonly TickRecord[];
  readonly #steps: Step[] = [];
  readonly #recorded = new WeakMap<Step, TickRecord>();
  #bytes = 0;

  constructor(records: readonly TickRecord[]) {
    this.#records = records;
  }

  get isEmpty(): boolean {
    return this.#steps.length === 0 && this.#records.length === 0;
  }

  /** Adds a tick behind the others and lets the oldest go where they are too many. */
  add(step: Step): void {
    this.#steps.push(step);
    this.#bytes += bytesOf(step);
    while (this.#isTooLong) this.#forgetOldest();
  }

  /** The last tick, which is no longer in the history then. */
  takeLast(): Step | TickRecord | null {
    const step = this.#steps.pop();
    if (step) {
      this.#bytes -= bytesOf(step);
      return step;
    }
    const record = this.#records.at(-1) ?? null;
    this.#records = this.#records.slice(0, -1);
    return record;
  }

  /** The last ticks as a document keeps them. */
  records(source: TableSource): TickRecord[] {
    const steps = this.#steps.slice(-HISTORY_DEPTH);
    if (steps.some((step) => !this.#recorded.has(step))) this.#record(steps, source);
    const played = steps.flatMap((step) => this.#recorded.get(step) ?? []);
    return [...this.#records, ...played].slice(-HISTORY_DEPTH);
  }

  get #isTooLong(): boolean {
    const { length } = this.#steps;
    return length > HISTORY_DEPTH && (length > UNTICK_DEPTH || this.#bytes > UNTICK_BYTES_MAX);
  }

  /** What a document brought along lies before all that was played: it goes first. */
  #forgetOldest(): void {
    const oldest = this.#steps.shift();
    if (oldest) this.#bytes -= bytesOf(oldest);
    this.#records = [];
  }

  /** Goes back step by step on copies of the stages' actors. */
  #record(steps: readonly Step[], source: TableSource): void {
    const tables = new Map<Id, ActorTable>();
    for (const step of steps.toReversed()) {
      const after = tables.get(step.stageId) ?? source.tableToTakeBack(step.stageId);
      const before = tableBefore(after, step.inverse, source.widthOf(step.stageId));
      tables.set(step.stageId, before);
      const known = this.#recorded.get(step);
      if (!known) this.#recorded.set(step, recordOf(step, Object.fromEntries(before.entries())));
    }
  }
}

export function isStep(tick: Step | TickRecord): tick is Step {
  return "inverse" in tick;
}

function recordOf({ stageId, input, globals, evaluated }: Step, actors: Actors): TickRecord {
  return { input: recordedInput(input), globals, evaluatedRuleIds: evaluated.all(), stageId, actors };
}

export function recordedInput(input: TickInput): RecordedInput {
  return { keys: allTrue(input.keys.map(String)), clicks: allTrue(input.clicks) };
}

function allTrue(names: readonly string[]): Record<string, true> {
  return Object.fromEntries(names.map((name) => [name, true]));
}

const STEP_BYTES = 500;
const ACTOR_BYTES = 200;

/** About how much room a step takes. */
function bytesOf({ inverse: { changes, actors, replaced } }: Step): number {
  return STEP_BYTES + changes.byteLength + (actors.length + (replaced?.count ?? 0)) * ACTOR_BYTES;
}
