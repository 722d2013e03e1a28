/** The actors of the stage that plays, kept up with what its ticks did to them. */
import type { Actor, Actors, Id, TickResult } from "../../engine/index.ts";
import { Crowds } from "./Crowds.ts";
import type { PassedTick } from "./PassedTicks.ts";
import { reorder } from "./reorder.ts";

export class ActorIndex {
  /** In stage order. */
  readonly map: Map<Id, Actor>;
  /** Counted when somebody asks for the first time. */
  #crowds: Crowds | null = null;

  constructor(actors: Actors) {
    this.map = new Map(Object.entries(actors));
  }

  /** The only actor of a character; null where there are none or several. */
  onlyOf(characterId: Id): Id | null {
    this.#crowds ??= new Crowds(this.map.values());
    return this.#crowds.only(characterId);
  }

  /** What a tick is about to change. */
  before({ changed, deleted }: TickResult): Pick<PassedTick, "before" | "order"> {
    const ids = [...deleted, ...changed.map(({ id }) => id)];
    return {
      before: { ids, actors: ids.map((id) => this.map.get(id)) },
      order: deleted.length > 0 ? [...this.map.keys()] : null,
    };
  }

  take({ changed, deleted, order }: TickResult): void {
    for (const id of deleted) this.#takeOut(id);
    for (const actor of changed) this.#put(actor);
    if (order) reorder(this.map, order);
  }

  #takeOut(id: Id): void {
    const gone = this.map.get(id);
    if (gone) this.#crowds?.left(gone);
    this.map.delete(id);
  }

  #put(actor: Actor): void {
    if (!this.map.has(actor.id)) this.#crowds?.came(actor);
    this.map.set(actor.id, actor);
  }
}
