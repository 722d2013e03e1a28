import type { CompiledGame } from "../compile/CompiledGame.ts";
import { ActorTable } from "../grid/ActorTable.ts";
import type { LiveStage } from "../grid/LiveStage.ts";
import type { Actor, Actors } from "../world/actor.ts";
import type { Id } from "../world/id.ts";
import type { Stage } from "../world/stage.ts";
import type { ChangeLog } from "./ChangeLog.ts";
import type { IdleActors } from "./IdleActors.ts";
import { type Inverse, restoreFrameCounts, takeBack } from "./Inverse.ts";
import type { Lights, LitTick } from "./Lights.ts";
import { carryValuesOver, type StageInverse, type StageMoment, tableBefore, wholeInverse } from "./StageInverse.ts";
import { StageRecorder } from "./StageRecorder.ts";
import type { TickResult } from "./TickResult.ts";
import type { TickEvents } from "./TurnRunner.ts";

/** Slots of actors that are gone are cleared away once there are more than this and more than living ones. */
const GONE_MAX = 256;

/** A stage in play, from one tick to the next: it begins a tick, tells what it did, and goes back to how it was before. */
export class PlayingStage {
  readonly recorder: StageRecorder;
  readonly live: LiveStage;
  readonly lights: Lights;
  readonly idle: IdleActors;
  readonly game: CompiledGame;
  /** The events of its last tick; null before its first. */
  eventsBefore: TickEvents | null = null;
  /** Whether all loops together might exceed their limit of rounds, so that a round of one actor matters to the others. */
  areLoopsNearLimit = false;
  /** The changes that the frame counts of the last tick come from, and those of the tick before; null if there were none or they are unknown. */
  #counts: Inverse["changes"] | null = null;
  #countsBefore: Inverse["changes"] | null = null;
  /** The actors before gone slots were cleared away, for the next tick to take back. */
  #replaced: ActorTable | null = null;

  constructor(stage: Stage, game: CompiledGame, actors: Actors) {
    this.game = game;
    this.recorder = new StageRecorder(stage, game, actors);
    this.live = this.recorder.live;
    this.lights = this.recorder.lights;
    this.idle = this.recorder.idle;
  }

  /** All actors by id; the same map until something changes. */
  actors(): ReadonlyMap<Id, Actor> {
    return this.recorder.whole.map();
  }

  /** All actors in the form of a document; the same object until something changes. */
  object(): Actors {
    return this.recorder.whole.object();
  }

  begin(): void {
    this.#countsBefore = this.#counts;
    this.#counts = null;
    this.#compact();
    this.recorder.begin();
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
    return this.recorder.changes.log(this.live.appearances, this.live.squares.width);
  }

  lit(): LitTick {
    return this.lights.lit(this.live.table.known, this.recorder.slotsAtStart);
  }

  /** What takes back the tick that just ended. */
  takeInverse(): StageInverse {
    const replaced = this.#replaced;
    const inverse = this.recorder.inverse.taken();
    this.#replaced = null;
    this.#counts = inverse.changes;
    return { ...inverse, replaced, counts: this.#countsBefore };
  }

  /**
   * Call after a tick in which no rule applied: it only counted down what is said. Whoever speaks did so in the last recorded tick as well,
   * whose inverse takes it back; but the actors kept from before slots were cleared away have to follow.
   */
  passUnrecorded(): void {
    if (!this.#replaced) return;
    this.#replaced.clearFrames();
    carryValuesOver(this.#replaced, this.recorder.inverse.taken(), this.live.table);
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
    const inverse = { ...this.recorder.inverse.taken(), replaced: this.#replaced, counts: this.#countsBefore };
    return new Map(tableBefore(this.live.table.copy(), inverse, this.width).entries());
  }

  /** The ids of all actors in stage order, if in the last tick somebody was sent behind all others. */
  newOrder(): Pick<TickResult, "order"> {
    return this.recorder.successors.isEmpty ? {} : { order: [...this.actors().keys()] };
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
    takeBack(table, this.recorder.inverse.taken(), squares.width);
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
    this.recorder.whole.isStale = true;
    this.recorder.reset();
  }
}
