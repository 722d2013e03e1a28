import type { Id, NewId } from "../../engine/index.ts";

/** Gives every old id one new one: the same each time it is asked. */
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

  /** The new one of an id that was asked for before; any other text as it is. */
  known(text: string): string {
    return this.#given.get(text) ?? text;
  }
}
