/** A stage in play: sees every change, keeps what takes it back and what it looked like, and wakes those that may see it. */
import type { Cast } from "../compile/Cast.ts";
import type { ActorTable } from "../grid/ActorTable.ts";
import { LiveStage, type StageWatch } from "../grid/LiveStage.ts";
import type { Look } from "../grid/Looks.ts";
import type { Actor, Actors } from "../world/actor.ts";
import type { Id } from "../world/id.ts";
import type { Stage } from "../world/stage.ts";
import { IntList } from "./IntList.ts";
import { countAgain, type Inverse, InverseLog, takeBack } from "./Inverse.ts";
import { Lights, type LitTick } from "./Lights.ts";
import { Sleepers } from "./Sleepers.ts";
import { type Story, StoryLog } from "./Story.ts";

/** Slots of actors that are gone are cleared away when there are more of them than this, and more than of living ones. */
const GONE_MAX = 256;

export class PlayingStage implements StageWatch {
  readonly live: LiveStage;
  readonly lights: Lights;
  readonly sleepers: Sleepers;
  /** The keys of its last tick. */
  keys: ReadonlySet<number> = new Set();
  /** Whose turn it is. */
  turn = -1;
  /** Whether all rounds of loops together may be too many, so that each one taken counts for the others. */
  loopsCount = false;
  readonly #inverse = new InverseLog();
  readonly #story = new StoryLog();
  /** Slots with visible changes in the last tick, and those that were deleted after their turn in it. */
  readonly #counted = new IntList();
  #gone: number[] = [];
  /** The changes that the counts of the last tick come from, and of the one before; null where nothing happened in it, or nobody remembers. */
  #counts: Inverse["changes"] | null = null;
  #countsBefore: Inverse["changes"] | null = null;
  /** The actors before their slots were cleared up, until the next step back takes them along. */
  #replaced: ActorTable | null = null;
  #actors: ReadonlyMap<Id, Actor> | null = null;
  #object: Actors | null;
  #slotsAtStart = 0;

  constructor(stage: Stage, cast: Cast, actors: Actors) {
    this.live = new LiveStage(stage, cast.looks, Object.values(actors), this);
    this.lights = new Lights(cast);
    this.sleepers = new Sleepers({ ...stage, ...sizeOf(this.live) }, cast);
    this.#object = actors;
    this.#lookAgain();
  }

  /** All that stand here; the same map until something changes. */
  actors(): ReadonlyMap<Id, Actor> {
    this.#actors ??= this.live.actors();
    return this.#actors;
  }

  /** The same as a document keeps it. */
  object(): Actors {
    this.#object ??= Object.fromEntries(this.live.table.entries());
    return this.#object;
  }

  /** A tick begins: counts of visible changes speak of the last one only, and so do the lights of those that left. */
  begin(): void {
    this.#countsBefore = this.#counts;
    this.#counts = null;
    this.#compact();
    this.#inverse.clear();
    this.#story.clear();
    this.lights.begin();
    this.#forgetCounts();
    for (const slot of this.#gone) this.lights.forget(slot);
    this.#gone = [];
    this.#slotsAtStart = this.live.table.count;
  }

  /** Something happened that nobody here was told of. */
  startAnew(): void {
    this.lights.clear();
    this.sleepers.wakeAll(this.live.table.count);
  }

  countLoops(count: boolean): void {
    if (count && !this.loopsCount) this.sleepers.wakeAll(this.live.table.count);
    this.loopsCount = count;
  }

  story(): Story {
    return this.#story.told(this.live.looks, this.live.squares.width);
  }

  lit(): LitTick {
    return this.lights.lit(this.live.table.known, this.#slotsAtStart);
  }

  /** What takes the tick back that just ended. */
  takeInverse(): StageInverse {
    const replaced = this.#replaced;
    const inverse = this.#inverse.taken();
    this.#replaced = null;
    this.#counts = inverse.changes;
    return { ...inverse, replaced, counts: this.#countsBefore };
  }

  /** Takes the tick back that was broken off. */
  breakOff(): void {
    const { table, squares } = this.live;
    takeBack(table, this.#inverse.taken(), squares.width);
    if (this.#countsBefore) countAgain(table, this.#countsBefore);
    this.#counts = this.#countsBefore;
    this.#startOver(table);
  }

  /** Takes a tick back that had come to its end. */
  stepBack(inverse: StageInverse): void {
    this.#startOver(tableBefore(this.#replaced ?? this.live.table, inverse, this.live.squares.width));
    this.#replaced = null;
    this.#counts = inverse.counts;
  }

  /** The actors for working out what they were in earlier ticks: to be changed at will. */
  tableToTakeBack(): ActorTable {
    return (this.#replaced ?? this.live.table).copy();
  }

  get width(): number {
    return this.live.squares.width;
  }

  moved(slot: number, fromX: number, fromY: number): void {
    this.#inverse.moved(slot, this.live.squares.cellOf(fromX, fromY), fromX, fromY);
    this.#see(slot);
  }

  dressed(slot: number, before: Look): void {
    this.#inverse.dressed(slot, before.number);
    this.#see(slot);
  }

  revalued(slot: number, before: Actor): void {
    const { table, squares } = this.live;
    const x = table.x[slot] as number;
    const y = table.y[slot] as number;
    this.#inverse.revalued(slot, before);
    this.#story.unseen(table.known[slot] as Actor, table.look[slot] as number, squares.cellOf(x, y), x, y);
    this.#changed();
  }

  created(slot: number): void {
    const { table, squares } = this.live;
    const x = table.x[slot] as number;
    const y = table.y[slot] as number;
    this.sleepers.fit(table.count);
    this.#inverse.created(slot);
    this.#count(slot);
    this.#story.created(table.known[slot] as Actor, table.look[slot] as number, squares.cellOf(x, y), x, y);
    this.#changed();
  }

  removed(slot: number, before: Look): void {
    this.sleepers.forget(slot);
    this.#inverse.dressed(slot, before.number);
    this.#story.deleted(this.live.table.known[slot] as Actor);
    if (slot <= this.turn) this.#gone.push(slot);
    else if (slot < this.#slotsAtStart) this.lights.forget(slot);
    this.#changed();
  }

  touched(x: number, y: number): void {
    this.sleepers.wakeAround(x, y);
  }

  #see(slot: number): void {
    const { table, squares } = this.live;
    const x = table.x[slot] as number;
    const y = table.y[slot] as number;
    this.#count(slot);
    this.#story.seen(table.known[slot] as Actor, table.look[slot] as number, squares.cellOf(x, y), x, y);
    this.#changed();
  }

  #count(slot: number): void {
    const { table } = this.live;
    if (table.frames[slot] === 0) this.#counted.push(slot);
    table.frames[slot] = (table.frames[slot] as number) + 1;
    table.changed(slot);
  }

  #changed(): void {
    this.#actors = null;
    this.#object = null;
  }

  #forgetCounts(): void {
    if (this.#counted.length === 0) return;
    const { table } = this.live;
    for (let n = 0; n < this.#counted.length; n++) {
      const slot = this.#counted.items[n] as number;
      table.frames[slot] = 0;
      table.changed(slot);
    }
    this.#counted.clear();
    this.#changed();
  }

  #compact(): void {
    const { table } = this.live;
    const gone = table.count - table.living;
    if (gone <= GONE_MAX || gone <= table.living) return;
    this.#replaced ??= table;
    this.#countsBefore = null;
    this.#startOver(table.compacted());
  }

  #startOver(table: ActorTable): void {
    this.live.replace(table);
    this.lights.clear();
    this.#changed();
    this.#lookAgain();
  }

  #lookAgain(): void {
    const { table } = this.live;
    this.#gone = [];
    this.#counted.clear();
    for (let slot = 0; slot < table.count; slot++) if (table.frames[slot] !== 0) this.#counted.push(slot);
    this.sleepers.wakeAll(table.count);
  }
}

export interface StageInverse extends Inverse {
  /** The actors before their slots were cleared up at the beginning of the tick; null where they were not. */
  readonly replaced: ActorTable | null;
  /** The changes of the tick before, which the counts come from; null where there are none. */
  readonly counts: Inverse["changes"] | null;
}

/** The actors as they were before a tick; changes the table in place, or the one that it replaced. */
export function tableBefore(table: ActorTable, inverse: StageInverse, width: number): ActorTable {
  if (inverse.replaced) return inverse.replaced.copy();
  takeBack(table, inverse, width);
  if (inverse.counts) countAgain(table, inverse.counts);
  return table;
}

function sizeOf({ squares }: LiveStage) {
  return { width: squares.width, height: squares.height };
}
