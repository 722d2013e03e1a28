/** Tells the page which rule is at work while a tick takes long, so that it can name the rule if the tick never ends. */
import type { RuleAtWork } from "../src/engine/index.ts";

/** Gets messages in the middle of a tick; nobody waits for an answer. */
export type Tell = (at: RuleAtWork) => unknown;

/** A tick is long after so many ms, and then a message is worth its price once in so many. */
const LONG_MS = 250;
const PAUSE_MS = 20;

export class LongTicks {
  tell: Tell = () => {};
  readonly #now: () => number;
  #due = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  begin(): void {
    this.#due = this.#now() + LONG_MS;
  }

  /** It is for the page to lose patience and end this thread. */
  readonly mayGoOn = (at: RuleAtWork): boolean => {
    const now = this.#now();
    if (now < this.#due) return true;
    this.#due = now + PAUSE_MS;
    this.tell(at);
    return true;
  };
}
