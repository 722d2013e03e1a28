import type { ActorTable } from "./ActorTable.ts";
import type { AppearanceTable } from "./AppearanceTable.ts";
import type { CharacterSet } from "./CharacterSets.ts";
import type { Point } from "./point.ts";
import { NOBODY, ONE, SEVERAL, type Squares } from "./Squares.ts";
import type { Grid } from "./wrap.ts";

/** The part of a stage through which ways lead. */
export interface WalkedStage {
  readonly grid: Grid;
  readonly appearances: AppearanceTable;
  readonly table: ActorTable;
  readonly squares: Squares;
  /** The actors of a set whose anchor is on a square, in stage order. */
  standingOn(square: Point, set: CharacterSet): readonly number[];
}

/**
 * Which squares may be crossed on the way to those of a set: the squares where they stand, and those that nobody fills. They themselves,
 * whoever is on the way and ground fill nothing, and what hangs over an edge fills nothing beyond it.
 */
export class Crossing {
  readonly #stage: WalkedStage;
  readonly #set: CharacterSet;
  readonly #walker: number;
  readonly #isOfGround: boolean;

  /** `walker` is the slot of the actor on the way, who is no goal; -1 if that does not matter. */
  constructor(stage: WalkedStage, set: CharacterSet, walker: number) {
    const { ground } = stage.appearances.sets;
    this.#stage = stage;
    this.#set = set;
    this.#walker = walker;
    this.#isOfGround = set.numbers.some((number) => ground.has[number] === 1);
  }

  get squares(): number {
    return this.#stage.squares.shown.length;
  }

  /** Whether one of the set stands on a square. */
  isGoal(cell: number): boolean {
    const { squares, appearances } = this.#stage;
    const isHidden = this.#isOfGround || appearances.standBeside(this.#set);
    if (isHidden) return this.#isOneOn(this.#stage.standingOn(squares.pointOf(cell), this.#set), cell);
    const shown = squares.shown[cell] as number;
    if (shown === NOBODY) return false;
    if (shown !== SEVERAL && this.#set.has[shown - ONE] !== 1) return false;
    return this.#isOneOn(squares.inCell(cell), cell);
  }

  /** Whether nobody fills a square. */
  isFree(cell: number): boolean {
    const { squares, table } = this.#stage;
    const { has } = this.#set;
    const shown = squares.shown[cell] as number;
    if (shown === NOBODY) return true;
    if (shown !== SEVERAL) return has[shown - ONE] === 1 || squares.alone[cell] === this.#walker;
    return squares
      .inCell(cell)
      .every((slot) => slot === this.#walker || has[table.characterNumber[slot] as number] === 1);
  }

  #isOneOn(slots: readonly number[], cell: number): boolean {
    const { table, squares } = this.#stage;
    const { has } = this.#set;
    return slots.some(
      (slot) =>
        slot !== this.#walker &&
        has[table.characterNumber[slot] as number] === 1 &&
        squares.cellOf(table.x[slot] as number, table.y[slot] as number) === cell,
    );
  }
}
