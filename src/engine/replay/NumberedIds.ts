import type { NewId } from "../world/id.ts";

/** New ids with a number each. With the same prefix and number, the same ids come again. */
export class NumberedIds {
  made: number;
  readonly #prefix: string;

  /** No other id in the document may have the prefix. */
  constructor(prefix: string, made = 0) {
    this.#prefix = prefix;
    this.made = made;
  }

  readonly next: NewId = () => `${this.#prefix}${++this.made}`;
}
