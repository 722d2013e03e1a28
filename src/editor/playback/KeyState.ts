import type { Id, TickInput } from "../../engine/index.ts";

/** What the child holds and did: a key counts in every tick while down, and once if it was shorter (details §4, "Keys"). */
export class KeyState {
  readonly #down = new Set<number>();
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

  click(actorId: Id): void {
    this.#clicks.add(actorId);
  }

  /** The input of the next tick; what was pressed before is forgotten, what is down stays. */
  take(): TickInput {
    const input = { keys: [...new Set([...this.#down, ...this.#pressed])], clicks: [...this.#clicks] };
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
