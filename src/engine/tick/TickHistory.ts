import type { ActorTable } from "../grid/ActorTable.ts";
import type { Actors } from "../world/actor.ts";
import type { Id } from "../world/id.ts";
import { HISTORY_DEPTH, UNTICK_BYTES_MAX, UNTICK_DEPTH } from "../world/limits.ts";
import type { Globals, TickRecord } from "../world/world.ts";
import type { Evaluated } from "./Lights.ts";
import { recordedInput } from "./recordedInput.ts";
import { type StageInverse, type StageMoment, tableBefore } from "./StageInverse.ts";
import type { TickInput } from "./TickResult.ts";

/** A tick that was played: the world before it, and how its stage gets back there. */
export interface PlayedTick {
  readonly stageId: Id;
  readonly input: TickInput;
  readonly globals: Globals;
  readonly evaluated: Evaluated;
  readonly inverse: StageInverse;
  readonly ticks: number;
  readonly ticked: Id | undefined;
  /** The other stages that the tick changed, as they were. */
  readonly others: ReadonlyMap<Id, StageMoment>;
}

/** The current actors, from which those of earlier ticks are worked out. */
export interface TableSource {
  tableToTakeBack(stageId: Id): ActorTable;
  widthOf(stageId: Id): number;
}

/** The ticks that can be taken back: those played here as inverse changes, those loaded with the document as whole records. */
export class TickHistory {
  #records: readonly TickRecord[];
  readonly #played: PlayedTick[] = [];
  readonly #recorded = new WeakMap<PlayedTick, TickRecord>();
  #bytes = 0;

  constructor(records: readonly TickRecord[]) {
    this.#records = records;
  }

  get isEmpty(): boolean {
    return this.#played.length === 0 && this.#records.length === 0;
  }

  /** Adds a tick; the oldest ones are dropped when there are too many. */
  add(tick: PlayedTick): void {
    this.#played.push(tick);
    this.#bytes += bytesOf(tick);
    while (this.#isTooLong) this.#forgetOldest();
  }

  /** Removes and returns the last tick. */
  takeLast(): PlayedTick | TickRecord | null {
    const tick = this.#played.pop();
    if (tick) {
      this.#bytes -= bytesOf(tick);
      return tick;
    }
    const record = this.#records.at(-1) ?? null;
    this.#records = this.#records.slice(0, -1);
    return record;
  }

  /** The last ticks in the form of a document. */
  records(source: TableSource): TickRecord[] {
    const ticks = this.#played.slice(-HISTORY_DEPTH);
    if (ticks.some((tick) => !this.#recorded.has(tick))) this.#record(ticks, source);
    const played = ticks.flatMap((tick) => this.#recorded.get(tick) ?? []);
    return [...this.#records, ...played].slice(-HISTORY_DEPTH);
  }

  get #isTooLong(): boolean {
    const { length } = this.#played;
    return length > HISTORY_DEPTH && (length > UNTICK_DEPTH || this.#bytes > UNTICK_BYTES_MAX);
  }

  /** Records of the document are older than all ticks played here, so they are dropped first. */
  #forgetOldest(): void {
    const oldest = this.#played.shift();
    if (oldest) this.#bytes -= bytesOf(oldest);
    this.#records = [];
  }

  /** Works backwards tick by tick on copies of the actors. */
  #record(ticks: readonly PlayedTick[], source: TableSource): void {
    const tables = new Map<Id, ActorTable>();
    for (const tick of ticks.toReversed()) {
      const after = tables.get(tick.stageId) ?? source.tableToTakeBack(tick.stageId);
      const before = tableBefore(after, tick.inverse, source.widthOf(tick.stageId));
      tables.set(tick.stageId, before);
      for (const [id, { table }] of tick.others) tables.set(id, table.copy());
      const known = this.#recorded.get(tick);
      if (!known) this.#recorded.set(tick, recordOf(tick, Object.fromEntries(before.entries())));
    }
  }
}

export function isPlayed(tick: PlayedTick | TickRecord): tick is PlayedTick {
  return "inverse" in tick;
}

function recordOf(
  { stageId, input, globals, evaluated, ticks, ticked, others }: PlayedTick,
  actors: Actors,
): TickRecord {
  return {
    ...{ input: recordedInput(input), globals, evaluatedRuleIds: evaluated.all(), stageId, actors, ticks },
    ...(ticked === undefined ? {} : { ticked }),
    ...(others.size === 0 ? {} : { stages: Object.fromEntries([...others].map(actorsOf)) }),
  };
}

function actorsOf([id, { table }]: readonly [Id, StageMoment]): [Id, Actors] {
  return [id, Object.fromEntries(table.entries())];
}

const TICK_BYTES = 500;
const ACTOR_BYTES = 200;

/** A rough size of the tick in memory. */
function bytesOf({ inverse: { changes, actors, replaced }, others }: PlayedTick): number {
  const kept = [...others.values()].reduce((sum, { table }) => sum + table.count, replaced?.count ?? 0);
  return TICK_BYTES + changes.byteLength + (actors.length + kept) * ACTOR_BYTES;
}
