import type { Id, NewId } from "../../engine/index.ts";

/** Maps every old id to a new one, consistently. */
export class FreshIds {
  readonly #newId: NewId;
  readonly #given = new Map<Id, Id>();

  constructor(newId: NewId) {
    this.#newId = newId;
  }

  of(id: Id): Id {
    const fresh = this.#given.get(id) ?? this.#newId();
    this.#given.set(id, fresh);
    return fresh;
  }

  /** The new id of an id that was mapped before; any other text unchanged. */
  known(text: string): string {
    return this.#given.get(text) ?? text;
  }
}
