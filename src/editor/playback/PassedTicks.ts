import {
  type Actor,
  type Actors,
  type EvaluatedRuleIds,
  HISTORY_DEPTH,
  type Id,
  own,
  type TickRecord,
  UNTICK_DEPTH,
} from "../../engine/index.ts";

export type ActorLights = EvaluatedRuleIds[Id];

/** The actors that a tick changed or deleted, as they were before; undefined for those it created. Two lists, because that is fastest with thousands. */
interface Before {
  readonly ids: readonly Id[];
  readonly actors: readonly (Actor | undefined)[];
}

export interface PassedTick extends Omit<TickRecord, "actors" | "evaluatedRuleIds"> {
  readonly before: Before;
  /** The ids in stage order before the tick; null if it neither deleted anybody nor changed the order, which is known then. */
  readonly order: readonly Id[] | null;
}

/** The world at one moment. */
export interface WorldMoment {
  actorsOf(stageId: Id): Actors;
  readonly lights: EvaluatedRuleIds;
}

interface Kept extends PassedTick {
  /** Lights that were different before it, including those changed by later ticks that were not recorded. */
  readonly lights: Map<Id, ActorLights | undefined>;
}

/** With more changed actors than this the oldest ticks are dropped, down to those that a document keeps. */
const CHANGES_MAX = 100_000;

/** The ticks that were played, each as what it changed; whole records of the last ones are made only on demand. */
export class PassedTicks {
  #ticks: Kept[] = [];
  #changes = 0;
  /** The records made last, to be reused. */
  #records: ReadonlyMap<Kept, TickRecord> = new Map();

  get length(): number {
    return this.#ticks.length;
  }

  /** Returns whether older ticks had to be dropped. */
  add(tick: PassedTick): boolean {
    this.#ticks.push({ ...tick, lights: new Map() });
    this.#changes += tick.before.ids.length;
    const { length } = this.#ticks;
    while (this.#areTooMany) this.#changes -= this.#ticks.shift()?.before.ids.length ?? 0;
    return this.#ticks.length < length;
  }

  /** Adds what a tick changed on its stage in which no rule applied: the last tick of that stage takes it back as well. */
  amend(stageId: Id, { ids, actors }: Before): void {
    const last = this.#ticks.findLastIndex((tick) => tick.stageId === stageId || own(tick.stages, stageId));
    const tick = this.#ticks[last];
    // A tick that changed the stage from outside has kept it whole.
    if (!tick || own(tick.stages, stageId)) return;
    const known = new Set(tick.before.ids);
    const places = ids.flatMap((id, place) => (known.has(id) ? [] : place));
    this.#ticks[last] = {
      ...tick,
      before: {
        ids: [...tick.before.ids, ...places.map((place) => ids[place] as Id)],
        actors: [...tick.before.actors, ...places.map((place) => actors[place])],
      },
    };
    this.#changes += places.length;
  }

  takeLast(): void {
    this.#changes -= this.#ticks.pop()?.before.ids.length ?? 0;
  }

  /** An actor's lights are about to change; these are the old ones. */
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

function recordOf({ before, order, lights, input, globals, stageId, ...rest }: Kept, after: WorldMoment): TickRecord {
  const { ids } = before;
  const were = ids.map((id, place) => [id, before.actors[place]] as const);
  const actors = earlier(after.actorsOf(stageId), were);
  if (order) reorder(actors, order);
  const evaluatedRuleIds = Object.fromEntries(earlier(after.lights, lights));
  return { input, globals, evaluatedRuleIds, stageId, actors: Object.fromEntries(actors), ...rest };
}

/** The same items with the changed ones as they were before; undefined for those that did not exist. */
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

function momentBefore({ stageId, actors, stages, evaluatedRuleIds }: TickRecord, after: WorldMoment): WorldMoment {
  const actorsOf = (id: Id) => (id === stageId ? actors : (own(stages, id) ?? after.actorsOf(id)));
  return { actorsOf, lights: evaluatedRuleIds };
}

/** Puts the actors into an order; those it does not name are removed. */
export function reorder(actors: Map<Id, Actor>, order: readonly Id[]): void {
  const ordered = order.flatMap((id): Actor[] => {
    const actor = actors.get(id);
    return actor ? [actor] : [];
  });
  actors.clear();
  for (const actor of ordered) actors.set(actor.id, actor);
}
