import type { CompiledGame } from "../compile/CompiledGame.ts";
import { ActorTable } from "../grid/ActorTable.ts";
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
import { Sayers } from "./Sayers.ts";
import { type StageInverse, type StageMoment, tableBefore, valuesCarriedOver, wholeInverse } from "./StageInverse.ts";
import { Successors } from "./Successors.ts";
import type { TickResult } from "./TickResult.ts";
import type { TickEvents } from "./TurnRunner.ts";

/** Slots of actors that are gone are cleared away once there are more than this and more than living ones. */
const GONE_MAX = 256;

/** A stage in play. It records every change so that the tick can be reported and taken back, and wakes idle actors that the change may concern. */
export class PlayingStage implements StageWatch {
  readonly live: LiveStage;
  readonly lights: Lights;
  readonly idle: IdleActors;
  readonly game: CompiledGame;
  /** The events of its last tick; null before its first. */
  eventsBefore: TickEvents | null = null;
  /** The slot of the actor whose first turn it is; those before it had theirs in this tick. */
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
  readonly #sayers: Sayers;
  readonly #successors = new Successors();
  /** Whether an actor is coming from another stage: then nothing is recorded, since the whole stage was kept before. */
  #isReceiving = false;

  constructor(stage: Stage, game: CompiledGame, actors: Actors) {
    this.game = game;
    this.live = new LiveStage(stage, game.appearances, Object.values(actors), this);
    this.#sayers = new Sayers(this.live);
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
    this.#successors.clear();
    this.#slotsAtStart = this.live.table.count;
    this.#sayers.countDown();
  }

  /** The slot in which an actor is now that had this one at the start of the tick. */
  slotNow(slot: number): number {
    return this.#successors.nowOf(slot);
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

  /**
   * What a tick changed in which no rule applied, such as how long something is said; null if nothing. The slots are those of the actors
   * that the last recorded tick left behind.
   */
  takeUnrecorded(): Inverse | null {
    const inverse = this.#inverse.taken();
    if (inverse.changes.length === 0) return null;
    return this.#replaced ? valuesCarriedOver(this.#replaced, inverse, this.live.table) : inverse;
  }

  /** Adds an actor that comes from another stage. */
  receive(actor: Actor): void {
    this.#isReceiving = true;
    this.live.create(actor);
    this.#isReceiving = false;
  }

  /** The stage as it is, to be restored later. Call before it is changed from outside of its own tick. */
  moment(): StageMoment {
    const counts = this.#replaced ? null : this.#counts;
    const table = (this.#replaced ?? this.live.table).copy();
    this.#replaced = null;
    return { table, counts };
  }

  restore({ table, counts }: StageMoment): void {
    this.#startOver(table.copy());
    this.#replaced = null;
    this.#counts = counts;
  }

  /** Replaces all actors, as when a level begins afresh. */
  replaceActors(actors: readonly Actor[]): void {
    const { appearances } = this.live;
    const table = new ActorTable(appearances, actors.length);
    for (const actor of actors) table.add(actor, appearances.get(actor.characterId, actor.appearance, actor.transform));
    this.#startOver(table);
    this.#replaced = null;
    this.#counts = null;
  }

  /** The actors before the tick that just ended; to be asked before its inverse is taken. */
  actorsBefore(): ReadonlyMap<Id, Actor> {
    const inverse = { ...this.#inverse.taken(), replaced: this.#replaced, counts: this.#countsBefore };
    return new Map(tableBefore(this.live.table.copy(), inverse, this.width).entries());
  }

  /** The ids of all actors in stage order, if in the last tick somebody was sent behind all others. */
  newOrder(): Pick<TickResult, "order"> {
    return this.#successors.isEmpty ? {} : { order: [...this.actors().keys()] };
  }

  /** As `takeInverse`, for a tick after which all actors are replaced. */
  takeWholeInverse(): StageInverse {
    const inverse = this.takeInverse();
    const before = tableBefore(this.live.table.copy(), inverse, this.width);
    return wholeInverse(before, inverse.counts);
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
    const { followers } = this.game;
    if (followers) this.idle.wakeCharacters(followers.ofMove(this.live.table.characterNumber[slot] as number));
  }

  appearanceChanged(slot: number, before: TurnedAppearance): void {
    this.#inverse.appearanceChanged(slot, before.number);
    this.#recordVisible(slot);
    if (this.game.followers) this.idle.wakeCharacters(this.game.followers.ofShape(before.characterNumber));
  }

  valuesChanged(slot: number, before: Actor): void {
    const { table, squares } = this.live;
    const x = table.x[slot] as number;
    const y = table.y[slot] as number;
    this.#sayers.note(slot);
    this.#inverse.valuesChanged(slot, before);
    this.#changes.invisible(table.known[slot] as Actor, table.appearance[slot] as number, squares.cellOf(x, y), x, y);
    this.#changed();
  }

  created(slot: number): void {
    const { table, squares } = this.live;
    const x = table.x[slot] as number;
    const y = table.y[slot] as number;
    this.idle.fit(table.count);
    this.#wakeCounting(table.characterNumber[slot] as number);
    this.#sayers.note(slot);
    this.#changed();
    if (this.#isReceiving) return;
    this.#inverse.created(slot);
    this.#countFrame(slot);
    this.#changes.created(table.known[slot] as Actor, table.appearance[slot] as number, squares.cellOf(x, y), x, y);
    this.#changed();
  }

  removed(slot: number, before: TurnedAppearance): void {
    this.idle.retire(slot);
    this.#wakeCounting(before.characterNumber);
    this.#inverse.appearanceChanged(slot, before.number);
    this.#changes.deleted(this.live.table.known[slot] as Actor);
    this.#sayers.forget(slot);
    const origin = this.#successors.originOf(slot);
    if (origin <= this.turn) this.#gone.push(origin);
    else if (origin < this.#slotsAtStart) this.lights.forget(origin);
    this.#changed();
  }

  /** It keeps its turn in this tick, and its lights until the next one. */
  sentLast(before: number, after: number, appearance: TurnedAppearance): void {
    const { table, squares } = this.live;
    const [x, y] = [table.x[after] as number, table.y[after] as number];
    const origin = this.#successors.sent(before, after);
    this.#wakeCounting(appearance.characterNumber);
    this.#gone.push(origin);
    this.idle.fit(table.count);
    this.idle.wake(origin);
    this.#sayers.forget(before);
    this.#sayers.note(after);
    this.#inverse.sentLast(before, after, appearance.number);
    this.#counted.push(after);
    table.frames[after] = (table.frames[after] as number) + 1;
    table.changed(after);
    this.#changes.visible(table.known[after] as Actor, appearance.number, squares.cellOf(x, y), x, y);
    this.#changed();
  }

  squareChanged(x: number, y: number): void {
    this.idle.wakeAround(x, y);
  }

  /** For an actor of this character that comes, goes or changes its place in stage order. */
  #wakeCounting(characterNumber: number): void {
    const { followers } = this.game;
    if (followers) this.idle.wakeCharacters(followers.ofCount(characterNumber));
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
    this.#successors.clear();
    this.#sayers.reset();
    for (let slot = 0; slot < table.count; slot++) {
      if (table.frames[slot] !== 0) this.#counted.push(slot);
    }
    this.idle.wakeAll(table.count);
  }
}

function sizeOf({ squares }: LiveStage) {
  return { width: squares.width, height: squares.height };
}
