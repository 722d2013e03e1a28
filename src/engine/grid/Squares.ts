/** Which actors fill which square of a stage. A square with a single actor is answered by one array access. */
import { STAGE_SIZE_MAX } from "../world/limits.ts";
import type { Point } from "./point.ts";
import type { Grid } from "./wrap.ts";

/** What a square shows: nobody, several actors, or a single actor, whose character number is this minus `ONE`. */
export const NOBODY = 0;
export const SEVERAL = 1;
export const ONE = 2;

/** A larger grid than the editor makes, such as the one around a rule's picture, keeps only the squares that are filled. */
const SQUARES_MAX = STAGE_SIZE_MAX ** 2;

export class Squares {
  readonly width: number;
  readonly height: number;
  /** By square, row by row: what it shows. */
  readonly shown: Int32Array;
  /** By square: the slot of its single actor. */
  readonly alone: Int32Array;
  readonly #several: (number[] | undefined)[];
  /** Squares off the stage, where pictures hang over its edges. */
  readonly #beyond = new Map<number, number[]>();
  readonly #table: { readonly characterNumber: Int32Array };

  /** `table` tells the character of every slot. */
  constructor({ width, height }: Grid, table: { readonly characterNumber: Int32Array }) {
    const isRegular = Number.isInteger(width) && Number.isInteger(height) && width > 0 && height > 0;
    const isKept = isRegular && width * height <= SQUARES_MAX;
    this.width = isKept ? width : 0;
    this.height = isKept ? height : 0;
    this.shown = new Int32Array(this.width * this.height);
    this.alone = new Int32Array(this.width * this.height);
    this.#several = new Array<number[] | undefined>(this.width * this.height).fill(undefined);
    this.#table = table;
  }

  /** Whether any actor fills a square off the stage. */
  get hasBeyond(): boolean {
    return this.#beyond.size > 0;
  }

  /** The number of a square of the stage; -1 for any other place. */
  cellOf(x: number, y: number): number {
    const isOn = x >= 0 && y >= 0 && x < this.width && y < this.height;
    return isOn && Number.isInteger(x) && Number.isInteger(y) ? y * this.width + x : -1;
  }

  add(x: number, y: number, slot: number): void {
    const cell = this.cellOf(x, y);
    if (cell < 0) this.#addBeyond(placeNumber(x, y), slot);
    else if (this.shown[cell] === NOBODY) this.#set(cell, slot);
    else this.#crowd(cell, slot);
  }

  remove(x: number, y: number, slot: number): void {
    const cell = this.cellOf(x, y);
    if (cell < 0) this.#removeBeyond(placeNumber(x, y), slot);
    else if (this.shown[cell] !== SEVERAL) this.shown[cell] = NOBODY;
    else this.#uncrowd(cell, slot);
  }

  /** The actors filling a square, in stage order; beyond an edge, those hanging over it. */
  at({ x, y }: Point): readonly number[] {
    const cell = this.cellOf(x, y);
    return cell < 0 ? (this.#beyond.get(placeNumber(x, y)) ?? NO_SLOTS) : this.inCell(cell);
  }

  /** How many squares nobody fills. */
  freeCount(): number {
    let count = 0;
    for (const shown of this.shown) if (shown === NOBODY) count++;
    return count;
  }

  /** The square that nobody fills with this many such squares before it; -1 if there is none. */
  freeCell(before: number): number {
    let left = before;
    return this.shown.findIndex((shown) => shown === NOBODY && left-- === 0);
  }

  pointOf(cell: number): Point {
    return { x: cell % this.width, y: Math.floor(cell / this.width) };
  }

  /** As `at`, for a square of the stage by its number. */
  inCell(cell: number): readonly number[] {
    const shown = this.shown[cell] as number;
    if (shown === NOBODY) return NO_SLOTS;
    return shown === SEVERAL ? (this.#several[cell] ?? NO_SLOTS) : [this.alone[cell] as number];
  }

  #set(cell: number, slot: number): void {
    this.shown[cell] = (this.#table.characterNumber[slot] as number) + ONE;
    this.alone[cell] = slot;
  }

  #crowd(cell: number, slot: number): void {
    const several = this.#several[cell] ?? [];
    if (this.shown[cell] !== SEVERAL) several.push(this.alone[cell] as number);
    insertInOrder(several, slot);
    this.#several[cell] = several;
    this.shown[cell] = SEVERAL;
  }

  #uncrowd(cell: number, slot: number): void {
    const several = this.#several[cell] as number[];
    several.splice(several.indexOf(slot), 1);
    if (several.length === 1) this.#set(cell, several.pop() as number);
  }

  #addBeyond(place: number, slot: number): void {
    const slots = this.#beyond.get(place) ?? [];
    insertInOrder(slots, slot);
    this.#beyond.set(place, slots);
  }

  #removeBeyond(place: number, slot: number): void {
    const left = this.#beyond.get(place)?.filter((other) => other !== slot) ?? [];
    if (left.length > 0) this.#beyond.set(place, left);
    else this.#beyond.delete(place);
  }
}

const NO_SLOTS: readonly number[] = [];

function insertInOrder(slots: number[], slot: number): void {
  let index = slots.length;
  while (index > 0 && (slots[index - 1] as number) > slot) index--;
  slots.splice(index, 0, slot);
}

/** One number per square: faster to look up than text, and unique for all squares near any stage. */
function placeNumber(x: number, y: number): number {
  return y * 0x100000 + x;
}
