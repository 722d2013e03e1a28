/**
 * The distance of every square to the nearest goal, in steps over free squares. A square that is filled or freed changes few of them:
 * only those are worked out again.
 */
import type { Crossing } from "./Crossing.ts";
import { NEIGHBORS } from "./neighbors.ts";

/** The distance of a square from which no path leads to a goal. */
export const FAR = 0x3fffffff;

const FILLED = 0;
const FREE = 1;
const GOAL = 2;

export class WayField {
  readonly #neighbors: Int32Array;
  readonly #crossing: Crossing;
  readonly #distances: Int32Array;
  /** By square: `FILLED`, `FREE` or `GOAL`, as of when the distances were worked out. */
  readonly #states: Uint8Array;
  /** Squares that may have changed since, each once. */
  #changed: number[] = [];
  readonly #isChanged: Uint8Array;
  #isKnown = false;

  constructor(neighbors: Int32Array, crossing: Crossing) {
    this.#neighbors = neighbors;
    this.#crossing = crossing;
    this.#distances = new Int32Array(crossing.squares);
    this.#states = new Uint8Array(crossing.squares);
    this.#isChanged = new Uint8Array(crossing.squares);
  }

  squareChanged(cell: number): void {
    if (this.#isChanged[cell] === 1) return;
    this.#isChanged[cell] = 1;
    this.#changed.push(cell);
  }

  /** As of the last call of `distances`. */
  isGoal(cell: number): boolean {
    return this.#states[cell] === GOAL;
  }

  /** By square; `FAR` for filled squares and those without a path. The array changes with the next call. */
  distances(): Int32Array {
    if (!this.#isKnown || !this.#update()) this.#workOut();
    this.#isKnown = true;
    return this.#distances;
  }

  #workOut(): void {
    const goals: number[] = [];
    for (let cell = 0; cell < this.#states.length; cell++) {
      this.#states[cell] = this.#stateOf(cell);
      this.#distances[cell] = FAR;
      if (this.#states[cell] === GOAL) goals.push(cell);
    }
    for (const goal of goals) this.#distances[goal] = 0;
    this.#spread(goals, []);
    this.#forgetChanges();
  }

  /** Brings the distances up to date square by square; false if a goal changed, which concerns nearly all of them. */
  #update(): boolean {
    for (const cell of this.#changed) {
      const before = this.#states[cell] as number;
      const now = this.#stateOf(cell);
      if (now === before) continue;
      if (now === GOAL || before === GOAL) return false;
      this.#states[cell] = now;
      if (now === FREE) this.#spread([], [cell]);
      else this.#spread([], this.#cutOff(cell));
    }
    this.#forgetChanges();
    return true;
  }

  #stateOf(cell: number): number {
    if (this.#crossing.isGoal(cell)) return GOAL;
    return this.#crossing.isFree(cell) ? FREE : FILLED;
  }

  #forgetChanges(): void {
    for (const cell of this.#changed) this.#isChanged[cell] = 0;
    this.#changed = [];
  }

  /** Makes a filled square and all whose every shortest path led over it `FAR`; the latter are returned. */
  #cutOff(filled: number): number[] {
    const distances = this.#distances;
    const lost = [filled];
    const lostAt = [distances[filled] as number];
    distances[filled] = FAR;
    if (lostAt[0] === FAR) return [];
    for (let at = 0; at < lost.length; at++) {
      const distance = lostAt[at] as number;
      for (let side = 0; side < NEIGHBORS; side++) {
        const next = this.#neighbors[(lost[at] as number) * NEIGHBORS + side] as number;
        if (next < 0 || distances[next] !== distance + 1 || this.#isNextTo(next, distance)) continue;
        lost.push(next);
        lostAt.push(distance + 1);
        distances[next] = FAR;
      }
    }
    return lost.slice(1);
  }

  #isNextTo(cell: number, distance: number): boolean {
    for (let side = 0; side < NEIGHBORS; side++) {
      const next = this.#neighbors[cell * NEIGHBORS + side] as number;
      if (next >= 0 && this.#distances[next] === distance) return true;
    }
    return false;
  }

  /** Shortens distances from squares that have theirs, and from others that get theirs from their neighbors; nearer squares go first. */
  #spread(known: number[], others: readonly number[]): void {
    const distances = this.#distances;
    const seeds = others.map((cell) => ({ cell, distance: this.#overNeighbors(cell) }));
    seeds.sort((a, b) => a.distance - b.distance);
    let [at, seedAt] = [0, 0];
    for (;;) {
      const seed = seeds[seedAt];
      const first = known[at];
      if (first === undefined && (!seed || seed.distance >= FAR)) return;
      if (seed && seed.distance < FAR && (first === undefined || seed.distance <= (distances[first] as number))) {
        seedAt++;
        if (seed.distance >= (distances[seed.cell] as number)) continue;
        distances[seed.cell] = seed.distance;
        this.#shorten(seed.cell, known);
      } else if (first !== undefined) {
        at++;
        this.#shorten(first, known);
      }
    }
  }

  #shorten(cell: number, known: number[]): void {
    const distance = (this.#distances[cell] as number) + 1;
    for (let side = 0; side < NEIGHBORS; side++) {
      const next = this.#neighbors[cell * NEIGHBORS + side] as number;
      if (next < 0 || this.#states[next] === FILLED || (this.#distances[next] as number) <= distance) continue;
      this.#distances[next] = distance;
      known.push(next);
    }
  }

  #overNeighbors(cell: number): number {
    let least = FAR;
    for (let side = 0; side < NEIGHBORS; side++) {
      const next = this.#neighbors[cell * NEIGHBORS + side] as number;
      if (next >= 0) least = Math.min(least, this.#distances[next] as number);
    }
    return least === FAR ? FAR : least + 1;
  }
}
