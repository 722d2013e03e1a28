/** The actors of a stage as columns of numbers, one slot per actor. Slots follow stage order and are never reused. */
import type { Actor } from "../world/actor.ts";
import type { Id } from "../world/id.ts";
import type { AppearanceTable, TurnedAppearance } from "./AppearanceTable.ts";
import type { Point } from "./point.ts";

/** The appearance of a slot whose actor is gone. */
export const GONE = -1;

/** Both coordinates of an actor whose position is not a square at all: it is on no stage and does nothing. */
export const NOWHERE = -0x40000000;

export class ActorTable {
  readonly appearances: AppearanceTable;
  /** Slots handed out so far, including those of actors that are gone. */
  count = 0;
  living = 0;
  x: Int32Array;
  y: Int32Array;
  appearance: Int32Array;
  characterNumber: Int32Array;
  /** Visible changes in the last tick. */
  frames: Int32Array;
  /** The last complete actor object of each slot: current except for the columns above. */
  known: Actor[] = [];
  #isStale: Uint8Array;

  constructor(appearances: AppearanceTable, capacity: number) {
    this.appearances = appearances;
    this.x = new Int32Array(capacity);
    this.y = new Int32Array(capacity);
    this.appearance = new Int32Array(capacity);
    this.characterNumber = new Int32Array(capacity);
    this.frames = new Int32Array(capacity);
    this.#isStale = new Uint8Array(capacity);
  }

  /** Gives an actor the next slot, behind all others. */
  add(actor: Actor, appearance: TurnedAppearance): number {
    if (this.count === this.appearance.length) this.#grow();
    const slot = this.count++;
    this.living++;
    const isSomewhere = isSquare(actor.position);
    this.x[slot] = isSomewhere ? actor.position.x : NOWHERE;
    this.y[slot] = isSomewhere ? actor.position.y : NOWHERE;
    this.appearance[slot] = appearance.number;
    this.characterNumber[slot] = appearance.characterNumber;
    this.frames[slot] = actor.frameCount ?? 0;
    this.known[slot] = actor;
    this.#isStale[slot] = 0;
    return slot;
  }

  isThere(slot: number): boolean {
    return (this.appearance[slot] as number) !== GONE;
  }

  appearanceOf(slot: number): TurnedAppearance {
    return this.appearances.at(this.appearance[slot] as number);
  }

  idOf(slot: number): Id {
    return (this.known[slot] as Actor).id;
  }

  valuesOf(slot: number): Actor["variableValues"] {
    return (this.known[slot] as Actor).variableValues;
  }

  isNowhere(slot: number): boolean {
    return this.x[slot] === NOWHERE;
  }

  /** Call after writing a column: the actor object is rebuilt when it is next read. */
  changed(slot: number): void {
    this.#isStale[slot] = 1;
  }

  /** The actor of a slot as it is now; the same object until it changes. */
  actor(slot: number): Actor {
    const known = this.known[slot] as Actor;
    if (this.#isStale[slot] === 0) return known;
    const position = { x: this.x[slot] as number, y: this.y[slot] as number };
    const actor = actorAs(known, position, this.appearanceOf(slot), this.frames[slot] as number);
    this.known[slot] = actor;
    this.#isStale[slot] = 0;
    return actor;
  }

  /** All that are there, by id, in stage order. */
  *entries(): Iterable<[Id, Actor]> {
    for (let slot = 0; slot < this.count; slot++) {
      if (this.isThere(slot)) yield [this.idOf(slot), this.actor(slot)];
    }
  }

  slotOf(id: Id): number | undefined {
    for (let slot = 0; slot < this.count; slot++) if (this.isThere(slot) && this.idOf(slot) === id) return slot;
    return undefined;
  }

  /** No actor changed in the last tick. */
  clearFrames(): void {
    for (let slot = 0; slot < this.count; slot++) {
      if (this.frames[slot] === 0) continue;
      this.frames[slot] = 0;
      this.changed(slot);
    }
  }

  /** Takes the last slot back, as if it had never been handed out. */
  uncreate(): void {
    this.count--;
    if (this.isThere(this.count)) this.living--;
    this.known.length = this.count;
  }

  /** Call before slots change their meaning: anybody who holds `known` keeps the old list. */
  detach(): void {
    this.known = this.known.slice();
  }

  copy(): ActorTable {
    const copy = new ActorTable(this.appearances, 0);
    copy.count = this.count;
    copy.living = this.living;
    copy.x = this.x.slice();
    copy.y = this.y.slice();
    copy.appearance = this.appearance.slice();
    copy.characterNumber = this.characterNumber.slice();
    copy.frames = this.frames.slice();
    copy.known = this.known.slice(0, this.count);
    copy.#isStale = this.#isStale.slice();
    return copy;
  }

  /** The same actors without slots of actors that are gone. */
  compacted(): ActorTable {
    const compact = new ActorTable(this.appearances, this.living * 2);
    for (let slot = 0; slot < this.count; slot++) {
      if (this.isThere(slot)) compact.add(this.actor(slot), this.appearanceOf(slot));
    }
    return compact;
  }

  #grow(): void {
    const capacity = Math.max(16, this.count * 2);
    this.x = grown(this.x, new Int32Array(capacity));
    this.y = grown(this.y, new Int32Array(capacity));
    this.appearance = grown(this.appearance, new Int32Array(capacity));
    this.characterNumber = grown(this.characterNumber, new Int32Array(capacity));
    this.frames = grown(this.frames, new Int32Array(capacity));
    this.#isStale = grown(this.#isStale, new Uint8Array(capacity));
  }
}

/** The actor with another position, appearance and count of visible changes. */
export function actorAs(
  known: Actor,
  position: Actor["position"],
  turned: TurnedAppearance,
  frameCount: number,
): Actor {
  const { frameCount: _count, transform: _transform, ...rest } = known;
  // Filled in rather than spread once more: there may be thousands in a tick.
  const actor: { -readonly [K in keyof Actor]: Actor[K] } = rest;
  actor.position = position;
  actor.appearance = turned.appearance;
  if (turned.transform !== undefined) actor.transform = turned.transform;
  if (frameCount !== 0) actor.frameCount = frameCount;
  return actor;
}

function isSquare({ x, y }: Point): boolean {
  return Number.isInteger(x) && Number.isInteger(y) && Math.abs(x) < -NOWHERE && Math.abs(y) < -NOWHERE;
}

function grown<Column extends { set(from: Column): void }>(column: Column, larger: Column): Column {
  larger.set(column);
  return larger;
}
