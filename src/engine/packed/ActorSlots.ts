import type { Id } from "../world/id.ts";

/** Numbers the actors that are sent, for as long as they live, so that each id is sent once. */
export class ActorSlots {
  readonly #slots = new Map<Id, number>();
  readonly #free: number[] = [];
  #newcomers: Id[] = [];
  #newcomerSlots: number[] = [];

  of(id: Id): number {
    return this.#slots.get(id) ?? this.#give(id);
  }

  /** The actors that got a slot since the last call. */
  takeNewcomers(): { readonly newcomers: readonly Id[]; readonly newcomerSlots: Int32Array<ArrayBuffer> } {
    const taken = { newcomers: this.#newcomers, newcomerSlots: Int32Array.from(this.#newcomerSlots) };
    this.#newcomers = [];
    this.#newcomerSlots = [];
    return taken;
  }

  /** Call when an actor is gone: from the next message on another one may have its slot. */
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
