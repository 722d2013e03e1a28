/** Gives every actor that is told of a small number for as long as it lives, so that its id travels once. */
import type { Id } from "../world/id.ts";

export class ActorSlots {
  readonly #slots = new Map<Id, number>();
  readonly #free: number[] = [];
  #newcomers: Id[] = [];
  #newcomerSlots: number[] = [];

  of(id: Id): number {
    return this.#slots.get(id) ?? this.#give(id);
  }

  /** Those that got a slot since this was asked last. */
  takeNewcomers(): { readonly newcomers: readonly Id[]; readonly newcomerSlots: Int32Array<ArrayBuffer> } {
    const taken = { newcomers: this.#newcomers, newcomerSlots: Int32Array.from(this.#newcomerSlots) };
    this.#newcomers = [];
    this.#newcomerSlots = [];
    return taken;
  }

  /** It is gone; somebody else may have its slot from the next message on. */
  release(id: Id): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    this.#slots.delete(id);
    this.#free.push(slot);
  }

  #give(id: Id): number {
    const slot = this.#free.pop() ?? this.#slots.size;
    this.#slots.set(id, slot);
    this.#newcomers.push(id);
    this.#newcomerSlots.push(slot);
    return slot;
  }
}
