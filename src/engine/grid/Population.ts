/** How many actors of each character are on a stage, and which; worked out when it is first asked and kept from then on. */
import type { ActorTable } from "./ActorTable.ts";
import type { CharacterSet } from "./CharacterSets.ts";

export class Population {
  readonly #table: ActorTable;
  /** By character number. */
  #counts: number[] | null = null;
  /** The slots of sets that were asked for, in stage order. */
  readonly #slots = new Map<CharacterSet, number[]>();

  constructor(table: ActorTable) {
    this.#table = table;
  }

  count(set: CharacterSet): number {
    this.#counts ??= this.#counted();
    const counts = this.#counts;
    let count = 0;
    for (const number of set.numbers) count += counts[number] ?? 0;
    return count;
  }

  /** Those of a set in stage order. */
  slotsOf(set: CharacterSet): readonly number[] {
    const known = this.#slots.get(set) ?? this.#found(set);
    this.#slots.set(set, known);
    return known;
  }

  created(slot: number): void {
    const number = this.#table.characterNumber[slot] as number;
    if (this.#counts) this.#counts[number] = (this.#counts[number] ?? 0) + 1;
    for (const [set, slots] of this.#slots) if (set.has[number] === 1) slots.push(slot);
  }

  removed(slot: number): void {
    const number = this.#table.characterNumber[slot] as number;
    if (this.#counts) this.#counts[number] = (this.#counts[number] ?? 0) - 1;
    for (const [set, slots] of this.#slots) if (set.has[number] === 1) slots.splice(slots.indexOf(slot), 1);
  }

  #counted(): number[] {
    const counts: number[] = [];
    for (const slot of this.#living()) {
      const number = this.#table.characterNumber[slot] as number;
      counts[number] = (counts[number] ?? 0) + 1;
    }
    return counts;
  }

  #found(set: CharacterSet): number[] {
    return [...this.#living()].filter((slot) => set.has[this.#table.characterNumber[slot] as number] === 1);
  }

  *#living(): Iterable<number> {
    for (let slot = 0; slot < this.#table.count; slot++) if (this.#table.isThere(slot)) yield slot;
  }
}
