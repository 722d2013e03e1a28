/** What has to be undone to take a tick back: who was changed, and what that was before; the last change comes off first. */
import type { ActorTable } from "../grid/ActorTable.ts";
import type { Point } from "../grid/point.ts";
import type { Actor } from "../world/actor.ts";
import { IntList } from "./IntList.ts";

/** Two numbers a change: slot and kind of change in one, and what was there before. */
export interface Inverse {
  readonly changes: Int32Array;
  /** What does not fit in a number: places off the grid, and actors with their values. */
  readonly points: readonly Point[];
  readonly actors: readonly Actor[];
}

const MOVED = 0;
const DRESSED = 1;
const REVALUED = 2;
const CREATED = 3;
const KINDS = 4;

export class InverseLog {
  readonly #changes = new IntList();
  #points: Point[] = [];
  #actors: Actor[] = [];

  clear(): void {
    this.#changes.clear();
    this.#points = [];
    this.#actors = [];
  }

  taken(): Inverse {
    return { changes: this.#changes.taken(), points: this.#points, actors: this.#actors };
  }

  /** `cell` is the number of the square it left; -1 where that was none of the stage's. */
  moved(slot: number, cell: number, x: number, y: number): void {
    this.#add(slot, MOVED, cell < 0 ? -this.#points.push({ x, y }) : cell);
  }

  /** Also of an actor that was taken off the stage: then its look goes from what it was to none. */
  dressed(slot: number, look: number): void {
    this.#add(slot, DRESSED, look);
  }

  revalued(slot: number, before: Actor): void {
    this.#add(slot, REVALUED, this.#actors.push(before) - 1);
  }

  created(slot: number): void {
    this.#add(slot, CREATED, 0);
  }

  #add(slot: number, kind: number, before: number): void {
    this.#changes.push(slot * KINDS + kind);
    this.#changes.push(before);
  }
}

/** Puts the counts of visible changes back that a tick left behind; all of them are 0 before. */
export function countAgain(table: ActorTable, changes: Inverse["changes"]): void {
  for (let n = 0; n < changes.length; n += 2) {
    const what = changes[n] as number;
    const slot = Math.floor(what / KINDS);
    if (what % KINDS === REVALUED) continue;
    table.frames[slot] = (table.frames[slot] as number) + 1;
    table.changed(slot);
  }
}

/** Makes the actors what they were before; `width` is that of the stage. */
export function takeBack(table: ActorTable, inverse: Inverse, width: number): void {
  table.detach();
  for (let n = inverse.changes.length - 2; n >= 0; n -= 2) {
    const what = inverse.changes[n] as number;
    undo(table, {
      slot: Math.floor(what / KINDS),
      kind: what % KINDS,
      before: inverse.changes[n + 1] as number,
      inverse,
      width,
    });
  }
}

interface Undoing {
  readonly slot: number;
  readonly kind: number;
  readonly before: number;
  readonly inverse: Inverse;
  readonly width: number;
}

function undo(table: ActorTable, { slot, kind, before, inverse, width }: Undoing): void {
  if (kind === MOVED) putBack(table, slot, before < 0 ? inverse.points[-before - 1] : pointOf(before, width));
  else if (kind === DRESSED) dressBack(table, slot, before);
  else if (kind === REVALUED) table.known[slot] = inverse.actors[before] as Actor;
  if (kind === CREATED) table.uncreate();
  else table.changed(slot);
}

function pointOf(cell: number, width: number): Point {
  return { x: cell % width, y: Math.floor(cell / width) };
}

function putBack(table: ActorTable, slot: number, point: Point | undefined): void {
  table.x[slot] = point?.x ?? 0;
  table.y[slot] = point?.y ?? 0;
  table.frames[slot] = 0;
}

function dressBack(table: ActorTable, slot: number, look: number): void {
  if (!table.isThere(slot)) table.living++;
  table.look[slot] = look;
  table.frames[slot] = 0;
}
