import type { CompiledGame } from "../compile/CompiledGame.ts";
import type { ActorTable } from "../grid/ActorTable.ts";
import type { TurnedAppearance } from "../grid/AppearanceTable.ts";
import { LiveStage, type StageWatch } from "../grid/LiveStage.ts";
import type { Actor, Actors } from "../world/actor.ts";
import type { Id } from "../world/id.ts";
import type { Stage } from "../world/stage.ts";
import { type ChangeLog, ChangeRecorder } from "./ChangeLog.ts";
import { IdleActors } from "./IdleActors.ts";
import { IntList } from "./IntList.ts";
import { type Inverse, InverseLog, restoreFrameCounts, takeBack } from "./Inverse.ts";
import { Lights, type LitTick } from "./Lights.ts";

/** Slots of actors that are gone are cleared away once there are more than this and more than living ones. */
const GONE_MAX = 256;

/** A stage in play. It records every change so that the tick can be reported and taken back, and wakes idle actors that the change may concern. */
export class PlayingStage implements StageWatch {
  readonly live: LiveStage;
  readonly lights: Lights;
  readonly idle: IdleActors;
  /** The keys of its last tick. */
  keys: ReadonlySet<number> = new Set();
  /** The slot of the actor that is acting. */
  turn = -1;
  /** Whether all loops together might exceed their limit of rounds, so that a round of one actor matters to the others. */
  areLoopsNearLimit = false;
  readonly #inverse = new InverseLog();
  readonly #changes = new ChangeRecorder();
  /** Slots with visible changes in the last tick, and slots that were deleted after they acted in it. */
  readonly #counted = new IntList();
  #gone: number[] = [];
  /** The changes that the frame counts of the last tick come from, and those of the tick before; null if there were none or they are unknown. */
  #counts: Inverse["changes"] | null = null;
  #countsBefore: Inverse["changes"] | null = null;
  /** The actors before gone slots were cleared away, for the next tick to take back. */
  #replaced: ActorTable | null = null;
  #actors: ReadonlyMap<Id, Actor> | null = null;
  #asObject: Actors | null;
  #slotsAtStart = 0;

  constructor(stage: Stage, game: CompiledGame, actors: Actors) {
    this.live = new LiveStage(stage, game.appearances, Object.values(actors), this);
    this.lights = new Lights(game);
    this.idle = new IdleActors({ ...stage, ...sizeOf(this.live) }, game);
    this.#asObject = actors;
    this.#reset();
  }

  /** All actors by id; the same map until something changes. */
  actors(): ReadonlyMap<Id, Actor> {
    this.#actors ??= this.live.actors();
    return this.#actors;
  }

  /** All actors in the form of a document; the same object until something changes. */
  object(): Actors {
    this.#asObject ??= Object.fromEntries(this.live.table.entries());
    return this.#asObject;
  }

  /** Begins a tick: frame counts, and lights of actors that are gone, belong to the last tick only. */
  begin(): void {
    this.#countsBefore = this.#counts;
    this.#counts = null;
    this.#compact();
    this.#inverse.clear();
    this.#changes.clear();
    this.lights.begin();
    this.#clearFrameCounts();
    for (const slot of this.#gone) this.lights.forget(slot);
    this.#gone = [];
    this.#slotsAtStart = this.live.table.count;
  }

  /** Call after changes that this stage did not hear of: everything is tried again. */
  wakeEverybody(): void {
    this.lights.clear();
    this.idle.wakeAll(this.live.table.count);
  }

  setLoopsNearLimit(count: boolean): void {
    if (count && !this.areLoopsNearLimit) this.idle.wakeAll(this.live.table.count);
    this.areLoopsNearLimit = count;
  }

  changes(): ChangeLog {
    return this.#changes.log(this.live.appearances, this.live.squares.width);
  }

  lit(): LitTick {
    return this.lights.lit(this.live.table.known, this.#slotsAtStart);
  }

  /** What takes back the tick that just ended. */
  takeInverse(): StageInverse {
    const replaced = this.#replaced;
    const inverse = this.#inverse.taken();
    this.#replaced = null;
    this.#counts = inverse.changes;
    return { ...inverse, replaced, counts: this.#countsBefore };
  }

  /** Takes back a tick that was broken off in the middle. */
  breakOff(): void {
    const { table, squares } = this.live;
    takeBack(table, this.#inverse.taken(), squares.width);
    if (this.#countsBefore) restoreFrameCounts(table, this.#countsBefore);
    this.#counts = this.#countsBefore;
    this.#startOver(table);
  }

  /** Takes back a completed tick. */
  stepBack(inverse: StageInverse): void {
    this.#startOver(tableBefore(this.#replaced ?? this.live.table, inverse, this.live.squares.width));
    this.#replaced = null;
    this.#counts = inverse.counts;
  }

  /** A copy of the actors, from which those of earlier ticks can be worked out. */
  tableToTakeBack(): ActorTable {
    return (this.#replaced ?? this.live.table).copy();
  }

  get width(): number {
    return this.live.squares.width;
  }

  moved(slot: number, fromX: number, fromY: number): void {
    this.#inverse.moved(slot, this.live.squares.cellOf(fromX, fromY), fromX, fromY);
    this.#recordVisible(slot);
  }

  appearanceChanged(slot: number, before: TurnedAppearance): void {
    this.#inverse.appearanceChanged(slot, before.number);
    this.#recordVisible(slot);
  }

  valuesChanged(slot: number, before: Actor): void {
    const { table, squares } = this.live;
    const x = table.x[slot] as number;
    const y = table.y[slot] as number;
    this.#inverse.valuesChanged(slot, before);
    this.#changes.invisible(table.known[slot] as Actor, table.appearance[slot] as number, squares.cellOf(x, y), x, y);
    this.#changed();
  }

  created(slot: number): void {
    const { table, squares } = this.live;
    const x = table.x[slot] as number;
    const y = table.y[slot] as number;
    this.idle.fit(table.count);
    this.#inverse.created(slot);
    this.#countFrame(slot);
    this.#changes.created(table.known[slot] as Actor, table.appearance[slot] as number, squares.cellOf(x, y), x, y);
    this.#changed();
  }

  removed(slot: number, before: TurnedAppearance): void {
    this.idle.retire(slot);
    this.#inverse.appearanceChanged(slot, before.number);
    this.#changes.deleted(this.live.table.known[slot] as Actor);
    if (slot <= this.turn) this.#gone.push(slot);
    else if (slot < this.#slotsAtStart) this.lights.forget(slot);
    this.#changed();
  }

  squareChanged(x: number, y: number): void {
    this.idle.wakeAround(x, y);
  }

  #recordVisible(slot: number): void {
    const { table, squares } = this.live;
    const x = table.x[slot] as number;
    const y = table.y[slot] as number;
    this.#countFrame(slot);
    this.#changes.visible(table.known[slot] as Actor, table.appearance[slot] as number, squares.cellOf(x, y), x, y);
    this.#changed();
  }

  #countFrame(slot: number): void {
    const { table } = this.live;
    if (table.frames[slot] === 0) this.#counted.push(slot);
    table.frames[slot] = (table.frames[slot] as number) + 1;
    table.changed(slot);
  }

  #changed(): void {
    this.#actors = null;
    this.#asObject = null;
  }

  #clearFrameCounts(): void {
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
    this.#reset();
  }

  #reset(): void {
    const { table } = this.live;
    this.#gone = [];
    this.#counted.clear();
    for (let slot = 0; slot < table.count; slot++) if (table.frames[slot] !== 0) this.#counted.push(slot);
    this.idle.wakeAll(table.count);
  }
}

export interface StageInverse extends Inverse {
  /** The actors before gone slots were cleared away at the beginning of the tick; null if they were not. */
  readonly replaced: ActorTable | null;
  /** The changes that the frame counts before the tick came from; null if there were none. */
  readonly counts: Inverse["changes"] | null;
}

/** The actors as they were before a tick. Changes the table in place, or returns a copy of the one it replaced. */
export function tableBefore(table: ActorTable, inverse: StageInverse, width: number): ActorTable {
  if (inverse.replaced) return inverse.replaced.copy();
  takeBack(table, inverse, width);
  if (inverse.counts) restoreFrameCounts(table, inverse.counts);
  return table;
}

function sizeOf({ squares }: LiveStage) {
  return { width: squares.width, height: squares.height };
}
