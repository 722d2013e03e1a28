import type { Actor, Actors, Id, TickResult } from "../../engine/index.ts";
import { type PassedTick, reorder } from "./PassedTicks.ts";

/** The actors of the stage that plays, kept up to date with its ticks. */
export class ActorIndex {
  /** In stage order. */
  readonly map: Map<Id, Actor>;
  /** Made when it is first needed. */
  #crowds: Crowds | null = null;

  constructor(actors: Actors) {
    this.map = new Map(Object.entries(actors));
  }

  /** The only actor of a character; null if there are none or several. */
  onlyOf(characterId: Id): Id | null {
    this.#crowds ??= new Crowds(this.map.values());
    return this.#crowds.only(characterId);
  }

  /** The actors that a tick is about to change, as they are now. */
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

/** The ids of the actors of each character, kept up to date as actors come and go. */
class Crowds {
  readonly #crowds = new Map<Id, Set<Id>>();

  constructor(actors: Iterable<Actor>) {
    for (const actor of actors) this.came(actor);
  }

  came({ id, characterId }: Actor): void {
    const crowd = this.#crowds.get(characterId) ?? new Set();
    this.#crowds.set(characterId, crowd.add(id));
  }

  left({ id, characterId }: Actor): void {
    this.#crowds.get(characterId)?.delete(id);
  }

  /** The only actor of a character; null where there are none or several. */
  only(characterId: Id): Id | null {
    const [first, second] = this.#crowds.get(characterId) ?? [];
    return first !== undefined && second === undefined ? first : null;
  }
}
