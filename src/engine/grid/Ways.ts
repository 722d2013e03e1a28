/** Shortest paths over the squares of a stage that nobody fills, to those of some characters. */
import type { Way } from "../world/rule.ts";
import type { CharacterSet } from "./CharacterSets.ts";
import { Crossing, type WalkedStage } from "./Crossing.ts";
import { NEIGHBORS, neighborsOf } from "./neighbors.ts";
import { pathFrom } from "./pathFrom.ts";
import { FAR, WayField } from "./WayField.ts";

/** The step to each of the four neighbors, in the order in which they are preferred. */
const STEPS: readonly Way[] = ["right", "down", "left", "up"];

export class Ways {
  readonly #stage: WalkedStage;
  readonly #neighbors: Int32Array;
  readonly #fields = new Map<CharacterSet, WayField>();

  constructor(stage: WalkedStage) {
    this.#stage = stage;
    this.#neighbors = neighborsOf(stage.grid);
  }

  /** Call when somebody who fills a square or stands on it came, left or changed. */
  squareChanged(x: number, y: number): void {
    const cell = this.#stage.squares.cellOf(x, y);
    if (cell >= 0) for (const field of this.#fields.values()) field.squareChanged(cell);
  }

  /** The first step of an actor on a shortest path to any other of a set. */
  firstStep(slot: number, set: CharacterSet): Way {
    const { table, squares } = this.#stage;
    const start = squares.cellOf(table.x[slot] as number, table.y[slot] as number);
    if (start < 0) return "none";
    const isAmongThem = set.has[table.characterNumber[slot] as number] === 1;
    if (isAmongThem || !table.appearanceOf(slot).isSingle) return this.#ownStep(slot, start, set);
    return this.#sharedStep(start, this.#fieldOf(set));
  }

  /** All who look for the same set share the distances to it: what such an actor fills itself is only the square it starts from. */
  #sharedStep(start: number, field: WayField): Way {
    const distances = field.distances();
    if (field.isGoal(start)) return "here";
    let least = FAR;
    let best = -1;
    for (let side = 0; side < NEIGHBORS; side++) {
      const next = this.#neighbors[start * NEIGHBORS + side] as number;
      if (next < 0 || (distances[next] as number) >= least) continue;
      least = distances[next] as number;
      best = side;
    }
    return STEPS[best] ?? "none";
  }

  /** One of the set, for which the others are the goals, and one that fills other squares as well, have a search of their own. */
  #ownStep(slot: number, start: number, set: CharacterSet): Way {
    const crossing = new Crossing(this.#stage, set, slot);
    if (crossing.isGoal(start)) return "here";
    return STEPS[pathFrom(start, this.#neighbors, crossing)] ?? "none";
  }

  #fieldOf(set: CharacterSet): WayField {
    const field = this.#fields.get(set) ?? new WayField(this.#neighbors, new Crossing(this.#stage, set, -1));
    this.#fields.set(set, field);
    return field;
  }
}
