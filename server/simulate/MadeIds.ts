import type { Id, NewId, WorldDocument } from "../../src/engine/index.ts";

/**
 * Makes ids for the actors that a play creates, and the names that a record gives them: `new0`, `new1`, ... in the
 * order in which they are first seen.
 */
export class MadeIds {
  readonly #prefix: string;
  readonly #names = new Map<Id, Id>();
  #made = 0;

  constructor(document: WorldDocument) {
    const text = JSON.stringify(document);
    let prefix = "made-";
    while (text.includes(prefix)) prefix = `-${prefix}`;
    this.#prefix = prefix;
  }

  readonly fresh: NewId = () => `${this.#prefix}${this.#made++}`;

  nameOf(id: Id): Id {
    if (!id.startsWith(this.#prefix)) return id;
    const name = this.#names.get(id) ?? `new${this.#names.size}`;
    this.#names.set(id, name);
    return name;
  }
}
