/** The ticks that were played, each kept as the little it changed; whole records of the last ones are made only when somebody asks. */
import {
  type Actor,
  type Actors,
  type EvaluatedRuleIds,
  HISTORY_DEPTH,
  type Id,
  type TickRecord,
  UNTICK_DEPTH,
} from "../../engine/index.ts";
import { reorder } from "./reorder.ts";

export type ActorLights = EvaluatedRuleIds[Id];

/** Whom a tick changed or took away, as they were; undefined for those it made. Two lists, for that is quickest made of thousands. */
interface Before {
  readonly ids: readonly Id[];
  readonly actors: readonly (Actor | undefined)[];
}

export interface PassedTick extends Omit<TickRecord, "actors" | "evaluatedRuleIds"> {
  readonly before: Before;
  /** Everyone in stage order before it; null where nobody went, so that the order says nothing new. */
  readonly order: readonly Id[] | null;
}

/** The world at one moment. */
export interface WorldMoment {
  actorsOf(stageId: Id): Actors;
  readonly lights: EvaluatedRuleIds;
}

interface Kept extends PassedTick {
  /** Lights that were others before it, those included that ticks after it changed in which nothing applied. */
  readonly lights: Map<Id, ActorLights | undefined>;
}

/** With more changed actors than this the oldest ticks go, down to those that a document keeps. */
const CHANGES_MAX = 100_000;

export class PassedTicks {
  #ticks: Kept[] = [];
  #changes = 0;
  /** Those made last. */
  #records: ReadonlyMap<Kept, TickRecord> = new Map();

  get length(): number {
    return this.#ticks.length;
  }

  /** Tells whether older ones had to go, and with them all that was before. */
  add(tick: PassedTick): boolean {
    this.#ticks.push({ ...tick, lights: new Map() });
    this.#changes += tick.before.ids.length;
    const { length } = this.#ticks;
    while (this.#areTooMany) this.#changes -= this.#ticks.shift()?.before.ids.length ?? 0;
    return this.#ticks.length < length;
  }

  takeLast(): void {
    this.#changes -= this.#ticks.pop()?.before.ids.length ?? 0;
  }

  /** Somebody's lights are about to be others than these. */
  dim(id: Id, lights: ActorLights | undefined): void {
    const last = this.#ticks.at(-1);
    if (last && !last.lights.has(id)) last.lights.set(id, lights);
  }

  /** The last ticks as a document keeps them, oldest first. */
  records(now: WorldMoment): TickRecord[] {
    const records = new Map<Kept, TickRecord>();
    let after = now;
    for (const tick of this.#ticks.slice(-HISTORY_DEPTH).reverse()) {
      const record = this.#records.get(tick) ?? recordOf(tick, after);
      records.set(tick, record);
      after = momentBefore(record, after);
    }
    this.#records = records;
    return [...records.values()].reverse();
  }

  get #areTooMany(): boolean {
    const { length } = this.#ticks;
    return length > HISTORY_DEPTH && (length > UNTICK_DEPTH || this.#changes > CHANGES_MAX);
  }
}

function recordOf({ input, globals, stageId, before, order, lights }: Kept, after: WorldMoment): TickRecord {
  const { ids } = before;
  const were = ids.map((id, place) => [id, before.actors[place]] as const);
  const actors = earlier(after.actorsOf(stageId), were);
  if (order) reorder(actors, order);
  const evaluatedRuleIds = Object.fromEntries(earlier(after.lights, lights));
  return { input, globals, evaluatedRuleIds, stageId, actors: Object.fromEntries(actors) };
}

/** The same with what changed as it was before; undefined where it was not there. */
function earlier<Item>(
  after: Readonly<Record<Id, Item>>,
  before: Iterable<readonly [Id, Item | undefined]>,
): Map<Id, Item> {
  const items = new Map(Object.entries(after));
  for (const [id, item] of before) {
    if (item) items.set(id, item);
    else items.delete(id);
  }
  return items;
}

function momentBefore({ stageId, actors, evaluatedRuleIds }: TickRecord, after: WorldMoment): WorldMoment {
  return { actorsOf: (id) => (id === stageId ? actors : after.actorsOf(id)), lights: evaluatedRuleIds };
}
