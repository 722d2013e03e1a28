/** Who is of which character, kept up with everyone who comes and goes. */
import type { Actor, Id } from "../../engine/index.ts";

export class Crowds {
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
