/** A stage while it plays: who stands on it, in stage order, and who fills which square. */
import type { Actor } from "../world/actor.ts";
import type { Id } from "../world/id.ts";
import { ActorTable, GONE } from "./ActorTable.ts";
import type { Look, Looks } from "./Looks.ts";
import { type Point, samePoint } from "./point.ts";
import { Squares } from "./Squares.ts";
import type { Grid } from "./wrap.ts";

/** Is told of every change of a stage; what an actor was before comes along, what it is now can be read. */
export interface StageWatch {
  moved(slot: number, fromX: number, fromY: number): void;
  dressed(slot: number, before: Look): void;
  revalued(slot: number, before: Actor): void;
  created(slot: number): void;
  removed(slot: number, before: Look): void;
  /** Somebody in that square is other than before, came or went. */
  touched(x: number, y: number): void;
}

export class LiveStage {
  readonly grid: Grid;
  readonly looks: Looks;
  table: ActorTable;
  squares: Squares;
  readonly #watch: StageWatch | null;

  constructor(grid: Grid, looks: Looks, actors: Iterable<Actor>, watch: StageWatch | null = null) {
    this.grid = grid;
    this.looks = looks;
    this.#watch = watch;
    this.table = new ActorTable(looks, 0);
    for (const actor of actors) this.table.add(actor, looks.of(actor.characterId, actor.appearance, actor.transform));
    this.squares = this.#laidOut();
  }

  /** All that stand here, by id, in stage order. */
  actors(): ReadonlyMap<Id, Actor> {
    return new Map(this.table.entries());
  }

  /** Puts other actors in the place of those that are here; nobody is told. */
  replace(table: ActorTable): void {
    this.table = table;
    this.squares = this.#laidOut();
  }

  move(slot: number, x: number, y: number): void {
    const { table } = this;
    const fromX = table.x[slot] as number;
    const fromY = table.y[slot] as number;
    const look = table.lookOf(slot);
    this.#lift(slot, look);
    table.x[slot] = x;
    table.y[slot] = y;
    table.changed(slot);
    this.#lay(slot, look);
    this.#watch?.moved(slot, fromX, fromY);
  }

  dress(slot: number, look: Look): void {
    const before = this.table.lookOf(slot);
    this.#lift(slot, before);
    this.table.look[slot] = look.number;
    this.table.changed(slot);
    this.#lay(slot, look);
    this.#watch?.dressed(slot, before);
  }

  /** Gives an actor other values of its variables. */
  revalue(slot: number, variableValues: Actor["variableValues"]): void {
    const before = this.table.known[slot] as Actor;
    this.table.known[slot] = { ...before, variableValues };
    this.table.changed(slot);
    this.#touch(slot);
    this.#watch?.revalued(slot, before);
  }

  /** Puts an actor down behind all others. */
  create(actor: Actor): number {
    const look = this.looks.of(actor.characterId, actor.appearance, actor.transform);
    const slot = this.table.add(actor, look);
    this.#lay(slot, look);
    this.#watch?.created(slot);
    return slot;
  }

  remove(slot: number): void {
    const look = this.table.lookOf(slot);
    this.#lift(slot, look);
    this.table.look[slot] = GONE;
    this.table.living--;
    this.#watch?.removed(slot, look);
  }

  /** Who fills a square that goes by two names, in stage order, each once. */
  fillersOfEither(one: Point, other: Point): readonly number[] {
    const slots = this.squares.at(one);
    if (samePoint(one, other)) return slots;
    const others = this.squares.at(other);
    return others.length === 0 ? slots : inOrder([...slots, ...others]);
  }

  /** The actors of a kind whose anchor stands on this very square, in stage order. */
  standingOn(square: Point, kind: number): readonly number[] {
    const { x, y } = this.table;
    const near = this.looks.standsBesideItself(kind) ? this.#allSlots() : this.squares.at(square);
    return near.filter((slot) => this.#isKind(slot, kind) && x[slot] === square.x && y[slot] === square.y);
  }

  #isKind(slot: number, kind: number): boolean {
    return this.table.isThere(slot) && this.table.kind[slot] === kind;
  }

  #allSlots(): number[] {
    return Array.from({ length: this.table.count }, (_, slot) => slot);
  }

  #laidOut(): Squares {
    const squares = new Squares(this.grid, this.table);
    for (let slot = 0; slot < this.table.count; slot++) {
      if (this.table.isThere(slot)) this.#eachSquare(slot, this.table.lookOf(slot), (x, y) => squares.add(x, y, slot));
    }
    return squares;
  }

  #lay(slot: number, look: Look): void {
    if (look.isSingle) this.#add(this.table.x[slot] as number, this.table.y[slot] as number, slot);
    else {
      this.#eachSquare(slot, look, (x, y) => this.#add(x, y, slot));
      this.#touchAnchor(slot);
    }
  }

  #lift(slot: number, look: Look): void {
    if (look.isSingle) this.#take(this.table.x[slot] as number, this.table.y[slot] as number, slot);
    else {
      this.#eachSquare(slot, look, (x, y) => this.#take(x, y, slot));
      this.#touchAnchor(slot);
    }
  }

  #touch(slot: number): void {
    this.#eachSquare(slot, this.table.lookOf(slot), (x, y) => this.#watch?.touched(x, y));
    this.#touchAnchor(slot);
  }

  /** Conditions find an actor where it stands, even where it does not fill that square. */
  #touchAnchor(slot: number): void {
    this.#watch?.touched(this.table.x[slot] as number, this.table.y[slot] as number);
  }

  #add(x: number, y: number, slot: number): void {
    this.squares.add(x, y, slot);
    this.#watch?.touched(x, y);
  }

  #take(x: number, y: number, slot: number): void {
    this.squares.remove(x, y, slot);
    this.#watch?.touched(x, y);
  }

  #eachSquare(slot: number, { steps }: Look, visit: (x: number, y: number) => void): void {
    const x = this.table.x[slot] as number;
    const y = this.table.y[slot] as number;
    for (const step of steps) visit(x + step.x, y + step.y);
  }
}

/** These slots in stage order, each once. */
export function inOrder(slots: readonly number[]): number[] {
  return [...new Set(slots)].sort((a, b) => a - b);
}
