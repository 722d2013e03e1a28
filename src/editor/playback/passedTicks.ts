/** The ticks that can be taken back, each kept as the little it changed; whole records are made only when somebody asks. */
import type { Actor, Actors, Id, TickRecord, TickResult } from "../../engine/index.ts";

export interface PassedTick extends Omit<TickRecord, "actors"> {
  /** Whom it changed or took away, as they were; undefined for those it made. */
  readonly before: ReadonlyMap<Id, Actor | undefined>;
  /** Everyone in stage order before it; null where nobody went, so that the order says nothing new. */
  readonly order: readonly Id[] | null;
}

/** What a tick is about to change of the actors of its stage. */
export function aboutToChange(actors: ReadonlyMap<Id, Actor>, { changed, deleted }: TickResult) {
  const ids = [...deleted, ...changed.map(({ id }) => id)];
  return {
    before: new Map(ids.map((id) => [id, actors.get(id)])),
    order: deleted.length > 0 ? [...actors.keys()] : null,
  };
}

/** The ticks as records, oldest first; `actorsNow` are those of a stage after the last one. */
export function recordsOf(ticks: readonly PassedTick[], actorsNow: (stageId: Id) => Actors): TickRecord[] {
  const stages = new Map<Id, Map<Id, Actor>>();
  const records = ticks.toReversed().map(({ before, order, ...tick }) => {
    const actors = stages.get(tick.stageId) ?? new Map(Object.entries(actorsNow(tick.stageId)));
    stages.set(tick.stageId, actors);
    takeBack(actors, before);
    if (order) reorder(actors, order);
    return { ...tick, actors: Object.fromEntries(actors) };
  });
  return records.reverse();
}

function takeBack(actors: Map<Id, Actor>, before: PassedTick["before"]): void {
  for (const [id, actor] of before) {
    if (actor) actors.set(id, actor);
    else actors.delete(id);
  }
}

/** Puts the actors into an order; whoever it does not name is taken out. */
export function reorder(actors: Map<Id, Actor>, order: readonly Id[]): void {
  const ordered = order.flatMap((id): Actor[] => {
    const actor = actors.get(id);
    return actor ? [actor] : [];
  });
  actors.clear();
  for (const actor of ordered) actors.set(actor.id, actor);
}
