/** A stage while it plays: its actors in stage order, and which actors fill which square. */
import type { Actor, Saying } from "../world/actor.ts";
import type { Id } from "../world/id.ts";
import { hasStart } from "../world/lookups.ts";
import { own } from "../world/own.ts";
import type { Stage } from "../world/stage.ts";
import { ActorTable, GONE } from "./ActorTable.ts";
import type { AppearanceTable, TurnedAppearance } from "./AppearanceTable.ts";
import type { CharacterSet } from "./CharacterSets.ts";
import { Population } from "./Population.ts";
import { type Point, samePoint } from "./point.ts";
import { Squares } from "./Squares.ts";
import { Ways } from "./Ways.ts";
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

/** A stage as it is stored, as far as play needs it; without actors it has no Start. */
type PopulatedGrid = Grid & Partial<Pick<Stage, "actors" | "startActors">>;

export class LiveStage {
  readonly grid: Grid;
  readonly appearances: AppearanceTable;
  table: ActorTable;
  /** Those who fill each square, without ground. */
  squares: Squares;
  /** The ground of each square; null in a game without ground. */
  ground: Squares | null;
  population: Population;
  readonly #stage: PopulatedGrid;
  readonly #watch: StageWatch | null;
  /** Null until somebody looks for a way. */
  #ways: Ways | null = null;

  constructor(
    grid: PopulatedGrid,
    appearances: AppearanceTable,
    actors: Iterable<Actor>,
    watch: StageWatch | null = null,
  ) {
    this.grid = grid;
    this.#stage = grid;
    this.appearances = appearances;
    this.#watch = watch;
    this.table = new ActorTable(appearances, 0);
    for (const actor of actors)
      this.table.add(actor, appearances.get(actor.characterId, actor.appearance, actor.transform));
    this.squares = new Squares(grid, this.table);
    this.ground = this.#groundSquares();
    this.population = new Population(this.table);
    this.#layOut();
  }

  /** All actors by id, in stage order. */
  actors(): ReadonlyMap<Id, Actor> {
    return new Map(this.table.entries());
  }

  /** Replaces all actors without telling the watch. */
  replace(table: ActorTable): void {
    this.table = table;
    this.squares = new Squares(this.grid, table);
    this.ground = this.#groundSquares();
    this.population = new Population(table);
    this.#ways = null;
    this.#layOut();
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
    this.population.removed(slot);
    this.population.created(after);
    this.#watch?.sentLast(slot, after, appearance);
    return after;
  }

  /** Adds an actor behind all others. */
  create(actor: Actor): number {
    const appearance = this.appearances.get(actor.characterId, actor.appearance, actor.transform);
    const slot = this.table.add(actor, appearance);
    this.#lay(slot, appearance);
    this.population.created(slot);
    this.#watch?.created(slot);
    return slot;
  }

  remove(slot: number): void {
    const appearance = this.table.appearanceOf(slot);
    this.#lift(slot, appearance);
    this.table.appearance[slot] = GONE;
    this.table.living--;
    this.population.removed(slot);
    this.#watch?.removed(slot, appearance);
  }

  /** The actors filling a square that has two names (on the stage and beyond a wrapping edge), in stage order, each once. */
  fillersOfEither(one: Point, other: Point): readonly number[] {
    const slots = this.fillersOf(one);
    if (samePoint(one, other)) return slots;
    const others = this.fillersOf(other);
    return others.length === 0 ? slots : inOrder([...slots, ...others]);
  }

  /** The actors filling a square in stage order, with ground. */
  fillersOf(square: Point): readonly number[] {
    const slots = this.squares.at(square);
    const below = this.ground?.at(square) ?? [];
    return below.length === 0 ? slots : inOrder([...slots, ...below]);
  }

  /** The actors of these characters whose anchor is on this very square, in stage order. */
  standingOn(square: Point, set: CharacterSet): readonly number[] {
    const { x, y, characterNumber } = this.table;
    const near = this.appearances.standBeside(set) ? this.#allSlots() : this.fillersOf(square);
    return near.filter(
      (slot) =>
        set.has[characterNumber[slot] as number] === 1 &&
        this.table.isThere(slot) &&
        x[slot] === square.x &&
        y[slot] === square.y,
    );
  }

  /** Where an actor was in the Start of the stage, else as the stage was loaded; undefined if it was not there. */
  startSquare(id: Id): Point | undefined {
    const { actors, startActors = {} } = this.#stage;
    return own(hasStart({ startActors }) ? startActors : actors, id)?.position;
  }

  /** The ways around what fills squares. */
  get ways(): Ways {
    this.#ways ??= new Ways(this);
    return this.#ways;
  }

  isGround(slot: number): boolean {
    return this.table.appearanceOf(slot).isGround;
  }

  #allSlots(): number[] {
    return Array.from({ length: this.table.count }, (_, slot) => slot);
  }

  #groundSquares(): Squares | null {
    return this.appearances.hasGround ? new Squares(this.grid, this.table) : null;
  }

  #layOut(): void {
    for (let slot = 0; slot < this.table.count; slot++) {
      if (!this.table.isThere(slot)) continue;
      const appearance = this.table.appearanceOf(slot);
      const layer = this.#layerOf(appearance);
      this.#eachSquare(slot, appearance, (x, y) => layer.add(x, y, slot));
    }
  }

  #layerOf({ isGround }: TurnedAppearance): Squares {
    return isGround && this.ground !== null ? this.ground : this.squares;
  }

  #lay(slot: number, appearance: TurnedAppearance): void {
    const layer = this.#layerOf(appearance);
    if (appearance.isSingle) this.#add(layer, this.table.x[slot] as number, this.table.y[slot] as number, slot);
    else {
      this.#eachSquare(slot, appearance, (x, y) => this.#add(layer, x, y, slot));
      this.#touchAnchor(slot);
    }
  }

  #lift(slot: number, appearance: TurnedAppearance): void {
    const layer = this.#layerOf(appearance);
    if (appearance.isSingle) this.#take(layer, this.table.x[slot] as number, this.table.y[slot] as number, slot);
    else {
      this.#eachSquare(slot, appearance, (x, y) => this.#take(layer, x, y, slot));
      this.#touchAnchor(slot);
    }
  }

  #touch(slot: number): void {
    this.#eachSquare(slot, this.table.appearanceOf(slot), (x, y) => this.#watch?.squareChanged(x, y));
    this.#touchAnchor(slot);
  }

  /** Conditions find an actor by its anchor, even if it does not fill that square. */
  #touchAnchor(slot: number): void {
    this.#changed(this.table.x[slot] as number, this.table.y[slot] as number);
  }

  #add(layer: Squares, x: number, y: number, slot: number): void {
    layer.add(x, y, slot);
    this.#changed(x, y);
  }

  #take(layer: Squares, x: number, y: number, slot: number): void {
    layer.remove(x, y, slot);
    this.#changed(x, y);
  }

  #changed(x: number, y: number): void {
    if (this.#watch !== null) this.#watch.squareChanged(x, y);
    if (this.#ways !== null) this.#ways.squareChanged(x, y);
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
