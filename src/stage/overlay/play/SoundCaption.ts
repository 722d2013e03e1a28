import type { Clock } from "../../../browser/timers.ts";

/** How long a caption stays: long enough for a beginning reader, and longer than a turn, so that a sound in every turn keeps it in view. */
const STAY_MS = 1500;
/** A caption changes at most so often: fewer than three times a second. */
const LEAST_MS = 350;

/** Says which sound is heard, for children who do not hear it: one at a time, and never so quickly that it flashes. */
export class SoundCaption {
  readonly #clock: Clock;
  readonly #show: (text: string | null) => void;
  #shown: string | null = null;
  #changed = Number.NEGATIVE_INFINITY;
  #cancel: (() => void) | null = null;

  constructor(clock: Clock, show: (text: string | null) => void) {
    this.#clock = clock;
    this.#show = show;
  }

  /** A sound was played; the latest one counts. Another actor may have played the same sound again. */
  played(name: string): void {
    const wait = this.#changed + LEAST_MS - this.#clock.now();
    if (name === this.#shown && wait > 0) this.#next(null, STAY_MS);
    else if (wait > 0) this.#next(name, wait);
    else this.#put(name);
  }

  end(): void {
    this.#cancel?.();
  }

  /** What was to come before does not come. */
  #next(text: string | null, ms: number): void {
    this.#cancel?.();
    this.#cancel = this.#clock.after(ms, () => this.#put(text));
  }

  #put(text: string | null): void {
    this.#cancel?.();
    this.#shown = text;
    this.#changed = this.#clock.now();
    this.#show(text);
    if (text !== null) this.#next(null, STAY_MS);
  }
}
