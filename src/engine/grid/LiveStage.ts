/** A stage while it plays: its actors in stage order, and which actors fill which square. */
import type { Actor, Saying } from "../world/actor.ts";
import type { Id } from "../world/id.ts";
import { ActorTable, GONE } from "./ActorTable.ts";
import type { AppearanceTable, TurnedAppearance } from "./AppearanceTable.ts";
import { type Point, samePoint } from "./point.ts";
import { Squares } from "./Squares.ts";
import type { Grid } from "./wrap.ts";

/** Hears of every change of a stage. It is given what an actor was before; what it is now can be read from the stage. */
export interface StageWatch {
  moved(slot: number, fromX: number, fromY: number): void;
  appearanceChanged(slot: number, before: TurnedAppearance): void;
  valuesChanged(slot: number, before: Actor): void;
  created(slot: number): void;
  removed(slot: number, before: TurnedAppearance): void;
  /** An actor has left its slot for a new one behind all others, and maybe its square for another. */
  sentLast(before: number, after: number, appearance: TurnedAppearance): void;
  /** An actor in that square changed, arrived or left. */
  squareChanged(x: number, y: number): void;
}

export class LiveStage {
  readonly grid: Grid;
  readonly appearances: AppearanceTable;
  table: ActorTable;
  squares: Squares;
  readonly #watch: StageWatch | null;

  constructor(grid: Grid, appearances: AppearanceTable, actors: Iterable<Actor>, watch: StageWatch | null = null) {
    this.grid = grid;
    this.appearances = appearances;
    this.#watch = watch;
    this.table = new ActorTable(appearances, 0);
    for (const actor of actors)
      this.table.add(actor, appearances.get(actor.characterId, actor.appearance, actor.transform));
    this.squares = this.#laidOut();
  }

  /** All actors by id, in stage order. */
  actors(): ReadonlyMap<Id, Actor> {
    return new Map(this.table.entries());
  }

  /** Replaces all actors without telling the watch. */
  replace(table: ActorTable): void {
    this.table = table;
    this.squares = this.#laidOut();
  }

  move(slot: number, x: number, y: number): void {
    const { table } = this;
    const fromX = table.x[slot] as number;
    const fromY = table.y[slot] as number;
    const appearance = table.appearanceOf(slot);
    this.#lift(slot, appearance);
    table.x[slot] = x;
    table.y[slot] = y;
    table.changed(slot);
    this.#lay(slot, appearance);
    this.#watch?.moved(slot, fromX, fromY);
  }

  setAppearance(slot: number, appearance: TurnedAppearance): void {
    const before = this.table.appearanceOf(slot);
    this.#lift(slot, before);
    this.table.appearance[slot] = appearance.number;
    this.table.changed(slot);
    this.#lay(slot, appearance);
    this.#watch?.appearanceChanged(slot, before);
  }

  /** Replaces the values that an actor has of its own. */
  setValues(slot: number, variableValues: Actor["variableValues"]): void {
    const before = this.table.known[slot] as Actor;
    this.table.known[slot] = { ...before, variableValues };
    this.table.changed(slot);
    this.#touch(slot);
    this.#watch?.valuesChanged(slot, before);
  }

  /** What an actor says from now on; null for nothing. No rule can see it. */
  say(slot: number, saying: Saying | null): void {
    const before = this.table.known[slot] as Actor;
    const { saying: _said, ...silent } = before;
    this.table.known[slot] = saying ? { ...silent, saying } : silent;
    this.table.changed(slot);
    this.#watch?.valuesChanged(slot, before);
  }

  /** Moves an actor to a square, behind all others; returns its new slot. */
  sendLast(slot: number, x: number, y: number): number {
    const appearance = this.table.appearanceOf(slot);
    const actor = { ...this.table.actor(slot), position: { x, y } };
    this.#lift(slot, appearance);
    this.table.appearance[slot] = GONE;
    const after = this.table.add(actor, appearance);
    this.table.living--;
    this.#lay(after, appearance);
    this.#watch?.sentLast(slot, after, appearance);
    return after;
  }

  /** Adds an actor behind all others. */
  create(actor: Actor): number {
    const appearance = this.appearances.get(actor.characterId, actor.appearance, actor.transform);
    const slot = this.table.add(actor, appearance);
    this.#lay(slot, appearance);
    this.#watch?.created(slot);
    return slot;
  }

  remove(slot: number): void {
    const appearance = this.table.appearanceOf(slot);
    this.#lift(slot, appearance);
    this.table.appearance[slot] = GONE;
    this.table.living--;
    this.#watch?.removed(slot, appearance);
  }

  /** The actors filling a square that has two names (on the stage and beyond a wrapping edge), in stage order, each once. */
  fillersOfEither(one: Point, other: Point): readonly number[] {
    const slots = this.squares.at(one);
    if (samePoint(one, other)) return slots;
    const others = this.squares.at(other);
    return others.length === 0 ? slots : inOrder([...slots, ...others]);
  }

  /** The actors of a character whose anchor is on this very square, in stage order. */
  standingOn(square: Point, characterNumber: number): readonly number[] {
    const { x, y } = this.table;
    const near = this.appearances.standsBesideItself(characterNumber) ? this.#allSlots() : this.squares.at(square);
    return near.filter((slot) => this.#isCopyOf(slot, characterNumber) && x[slot] === square.x && y[slot] === square.y);
  }

  #isCopyOf(slot: number, characterNumber: number): boolean {
    return this.table.isThere(slot) && this.table.characterNumber[slot] === characterNumber;
  }

  #allSlots(): number[] {
    return Array.from({ length: this.table.count }, (_, slot) => slot);
  }

  #laidOut(): Squares {
    const squares = new Squares(this.grid, this.table);
    for (let slot = 0; slot < this.table.count; slot++) {
      if (this.table.isThere(slot))
        this.#eachSquare(slot, this.table.appearanceOf(slot), (x, y) => squares.add(x, y, slot));
    }
    return squares;
  }

  #lay(slot: number, appearance: TurnedAppearance): void {
    if (appearance.isSingle) this.#add(this.table.x[slot] as number, this.table.y[slot] as number, slot);
    else {
      this.#eachSquare(slot, appearance, (x, y) => this.#add(x, y, slot));
      this.#touchAnchor(slot);
    }
  }

  #lift(slot: number, appearance: TurnedAppearance): void {
    if (appearance.isSingle) this.#take(this.table.x[slot] as number, this.table.y[slot] as number, slot);
    else {
      this.#eachSquare(slot, appearance, (x, y) => this.#take(x, y, slot));
      this.#touchAnchor(slot);
    }
  }

  #touch(slot: number): void {
    this.#eachSquare(slot, this.table.appearanceOf(slot), (x, y) => this.#watch?.squareChanged(x, y));
    this.#touchAnchor(slot);
  }

  /** Conditions find an actor by its anchor, even if it does not fill that square. */
  #touchAnchor(slot: number): void {
    this.#watch?.squareChanged(this.table.x[slot] as number, this.table.y[slot] as number);
  }

  #add(x: number, y: number, slot: number): void {
    this.squares.add(x, y, slot);
    this.#watch?.squareChanged(x, y);
  }

  #take(x: number, y: number, slot: number): void {
    this.squares.remove(x, y, slot);
    this.#watch?.squareChanged(x, y);
  }

  #eachSquare(slot: number, { steps }: TurnedAppearance, visit: (x: number, y: number) => void): void {
    const x = this.table.x[slot] as number;
    const y = this.table.y[slot] as number;
    for (const step of steps) visit(x + step.x, y + step.y);
  }
}

/** The slots in stage order, each once. */
export function inOrder(slots: readonly number[]): number[] {
  return [...new Set(slots)].sort((a, b) => a - b);
}
