import type { Id, TickInput } from "../../engine/index.ts";

/** What the child holds and did: a key counts in every tick while down or latched, and once if it was shorter (details §4, "Keys"). */
export class KeyState {
  readonly #down = new Set<number>();
  readonly #latched = new Set<number>();
  readonly #pressed = new Set<number>();
  readonly #clicks = new Set<Id>();

  press(code: number): void {
    this.#down.add(code);
    this.#pressed.add(code);
  }

  release(code: number): void {
    this.#down.delete(code);
  }

  releaseAll(): void {
    this.#down.clear();
  }

  /** Held without a hand, for who has only one: it is let go of by the same call with `on` false, and by nothing else. */
  latch(code: number, on: boolean): void {
    if (on) this.#latched.add(code);
    else this.#latched.delete(code);
  }

  click(actorId: Id): void {
    this.#clicks.add(actorId);
  }

  /** The input of the next tick; what was pressed before is forgotten, what is down stays. */
  take(): TickInput {
    const input = {
      keys: [...new Set([...this.#down, ...this.#latched, ...this.#pressed])],
      clicks: [...this.#clicks],
    };
    this.forgetPressed();
    return input;
  }

  /** The tick that took this input came to nothing; the next one has it. */
  giveBack({ keys, clicks }: TickInput): void {
    for (const code of keys) this.#pressed.add(code);
    for (const id of clicks) this.#clicks.add(id);
  }

  /** What was pressed while nothing ticked is no input of a later tick. */
  forgetPressed(): void {
    this.#pressed.clear();
    this.#clicks.clear();
  }
}
