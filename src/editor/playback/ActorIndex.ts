import type { Actor, Actors, Id, TickResult } from "../../engine/index.ts";
import { type PassedTick, reorder } from "./PassedTicks.ts";

/** The actors of the stage that plays, kept up to date with its ticks. */
export class ActorIndex {
  /** In stage order. */
  readonly map: Map<Id, Actor>;
  /** Made when it is first needed. */
  #byCharacter: ActorsByCharacter | null = null;

  constructor(actors: Actors) {
    this.map = new Map(Object.entries(actors));
  }

  /** The only actor of a character; null if there are none or several. */
  onlyOf(characterId: Id): Id | null {
    this.#byCharacter ??= new ActorsByCharacter(this.map.values());
    return this.#byCharacter.only(characterId);
  }

  /** The actors that a tick is about to change, as they are now. */
  before({ changed, deleted, order }: TickResult): Pick<PassedTick, "before" | "order"> {
    const ids = [...deleted, ...changed.map(({ id }) => id)];
    return {
      before: { ids, actors: ids.map((id) => this.map.get(id)) },
      order: deleted.length > 0 || order ? [...this.map.keys()] : null,
    };
  }

  take({ changed, deleted, order }: TickResult): void {
    for (const id of deleted) this.#takeOut(id);
    for (const actor of changed) this.#put(actor);
    if (order) reorder(this.map, order);
  }

  #takeOut(id: Id): void {
    const gone = this.map.get(id);
    if (gone) this.#byCharacter?.remove(gone);
    this.map.delete(id);
  }

  #put(actor: Actor): void {
    const { size } = this.map;
    this.map.set(actor.id, actor);
    if (this.map.size > size) this.#byCharacter?.add(actor);
  }
}

/** The ids of the actors of each character, kept up to date as actors come and go. */
class ActorsByCharacter {
  readonly #ids = new Map<Id, Set<Id>>();

  constructor(actors: Iterable<Actor>) {
    for (const actor of actors) this.add(actor);
  }

  add({ id, characterId }: Actor): void {
    const ids = this.#ids.get(characterId) ?? new Set();
    this.#ids.set(characterId, ids.add(id));
  }

  remove({ id, characterId }: Actor): void {
    this.#ids.get(characterId)?.delete(id);
  }

  /** The only actor of a character; null if there are none or several. */
  only(characterId: Id): Id | null {
    const [first, second] = this.#ids.get(characterId) ?? [];
    return first !== undefined && second === undefined ? first : null;
  }
}
