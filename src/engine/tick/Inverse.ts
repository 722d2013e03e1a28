import type { ActorTable } from "../grid/ActorTable.ts";
import type { Point } from "../grid/point.ts";
import type { Actor } from "../world/actor.ts";
import { IntList } from "./IntList.ts";

/** What takes a tick back: the changes in order, each with the value from before it. */
export interface Inverse {
  /** Two numbers per change: slot and kind of change in one, and the value before. */
  readonly changes: Int32Array;
  /** Values that do not fit in a number: positions off the grid, and actors with their own values. */
  readonly points: readonly Point[];
  readonly actors: readonly Actor[];
}

const MOVED = 0;
const APPEARANCE_CHANGED = 1;
const VALUES_CHANGED = 2;
const CREATED = 3;
/** Gone from its slot, and created again in the slot of the next change. */
const SENT_AWAY = 4;
const KINDS = 5;

export class InverseLog {
  readonly #changes = new IntList();
  #points: Point[] = [];
  #actors: Actor[] = [];

  clear(): void {
    this.#changes.clear();
    this.#points = [];
    this.#actors = [];
  }

  get isEmpty(): boolean {
    return this.#changes.length === 0;
  }

  taken(): Inverse {
    return { changes: this.#changes.taken(), points: this.#points, actors: this.#actors };
  }

  /** `cell` is the number of the square it left; -1 if that was off the stage. */
  moved(slot: number, cell: number, x: number, y: number): void {
    this.#add(slot, MOVED, cell < 0 ? -this.#points.push({ x, y }) : cell);
  }

  /** Also records a removed actor, whose appearance becomes none. */
  appearanceChanged(slot: number, appearance: number): void {
    this.#add(slot, APPEARANCE_CHANGED, appearance);
  }

  valuesChanged(slot: number, before: Actor): void {
    this.#add(slot, VALUES_CHANGED, this.#actors.push(before) - 1);
  }

  created(slot: number): void {
    this.#add(slot, CREATED, 0);
  }

  /** From one slot to a new one behind all others. */
  sentLast(before: number, after: number, appearance: number): void {
    this.#add(before, SENT_AWAY, appearance);
    this.#add(after, CREATED, 0);
  }

  #add(slot: number, kind: number, before: number): void {
    this.#changes.push(slot * KINDS + kind);
    this.#changes.push(before);
  }
}

/** Restores the counts of visible changes that a tick left behind; all of them have to be 0 before. */
export function restoreFrameCounts(table: ActorTable, changes: Inverse["changes"]): void {
  let carried = 0;
  for (let n = 0; n < changes.length; n += 2) {
    const what = changes[n] as number;
    const slot = Math.floor(what / KINDS);
    const kind = what % KINDS;
    if (kind === SENT_AWAY) carried = table.frames[slot] as number;
    if (kind === VALUES_CHANGED || kind === SENT_AWAY) continue;
    table.frames[slot] = (table.frames[slot] as number) + 1 + carried;
    table.changed(slot);
    carried = 0;
  }
}

/** Makes the actors what they were before; the last change is undone first. `width` is the width of the stage. */
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
  if (kind === MOVED) restorePosition(table, slot, before < 0 ? inverse.points[-before - 1] : pointOf(before, width));
  else if (kind === APPEARANCE_CHANGED || kind === SENT_AWAY) restoreAppearance(table, slot, before);
  else if (kind === VALUES_CHANGED) table.known[slot] = inverse.actors[before] as Actor;
  if (kind === CREATED) table.uncreate();
  else table.changed(slot);
}

function pointOf(cell: number, width: number): Point {
  return { x: cell % width, y: Math.floor(cell / width) };
}

function restorePosition(table: ActorTable, slot: number, point: Point | undefined): void {
  table.x[slot] = point?.x ?? 0;
  table.y[slot] = point?.y ?? 0;
  table.frames[slot] = 0;
}

function restoreAppearance(table: ActorTable, slot: number, appearance: number): void {
  if (!table.isThere(slot)) table.living++;
  table.appearance[slot] = appearance;
  table.frames[slot] = 0;
}
