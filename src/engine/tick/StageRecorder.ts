import type { CompiledGame } from "../compile/CompiledGame.ts";
import type { TurnedAppearance } from "../grid/AppearanceTable.ts";
import { LiveStage, type StageWatch } from "../grid/LiveStage.ts";
import type { Actor, Actors } from "../world/actor.ts";
import type { Stage } from "../world/stage.ts";
import { ChangeRecorder } from "./ChangeLog.ts";
import { IdleActors } from "./IdleActors.ts";
import { IntList } from "./IntList.ts";
import { InverseLog } from "./Inverse.ts";
import { Lights } from "./Lights.ts";
import { Sayers } from "./Sayers.ts";
import { Successors } from "./Successors.ts";
import { WholeActors } from "./WholeActors.ts";

/** Records every change of a stage, so that a tick can be told and taken back, and wakes idle actors that the change may concern. */
export class StageRecorder implements StageWatch {
  readonly live: LiveStage;
  readonly lights: Lights;
  readonly idle: IdleActors;
  readonly whole: WholeActors;
  readonly inverse = new InverseLog();
  readonly changes = new ChangeRecorder();
  /** Who was sent behind all others in the tick. */
  readonly successors = new Successors();
  /** The slot of the actor whose first turn it is; those before it had theirs in this tick. */
  turn = -1;
  /** The number of slots at the start of the tick. */
  slotsAtStart = 0;
  readonly #game: CompiledGame;
  readonly #sayers: Sayers;
  /** Slots with visible changes in the last tick, and slots that were deleted after they acted in it. */
  readonly #counted = new IntList();
  #gone: number[] = [];
  /** Whether an actor is coming from another stage: then nothing is recorded, since the whole stage was kept before. */
  #isReceiving = false;

  constructor(stage: Stage, game: CompiledGame, actors: Actors) {
    this.#game = game;
    this.live = new LiveStage(stage, game.appearances, Object.values(actors), this);
    this.whole = new WholeActors(this.live, actors);
    this.lights = new Lights(game);
    const { width, height } = this.live.squares;
    this.idle = new IdleActors({ ...stage, width, height }, game);
    this.#sayers = new Sayers(this.live);
    this.reset();
  }

  /** Begins a tick: frame counts, and lights of actors that are gone, belong to the last tick only. */
  begin(): void {
    this.inverse.clear();
    this.changes.clear();
    this.lights.begin();
    this.#clearFrameCounts();
    for (const slot of this.#gone) this.lights.forget(slot);
    this.#gone = [];
    this.successors.clear();
    this.slotsAtStart = this.live.table.count;
    this.#sayers.countDown();
  }

  /** Call after all actors were replaced: nothing is known about them. */
  reset(): void {
    const { table } = this.live;
    this.#gone = [];
    this.#counted.clear();
    this.successors.clear();
    this.#sayers.reset();
    for (let slot = 0; slot < table.count; slot++) {
      if (table.frames[slot] !== 0) this.#counted.push(slot);
    }
    this.idle.wakeAll(table.count);
  }

  /** Adds an actor that comes from another stage. */
  receive(actor: Actor): void {
    this.#isReceiving = true;
    this.live.create(actor);
    this.#isReceiving = false;
  }

  moved(slot: number, fromX: number, fromY: number): void {
    this.inverse.moved(slot, this.live.squares.cellOf(fromX, fromY), fromX, fromY);
    this.#recordVisible(slot);
    const { followers } = this.#game;
    if (followers) this.idle.wakeCharacters(followers.ofMove(this.live.table.characterNumber[slot] as number));
  }

  appearanceChanged(slot: number, before: TurnedAppearance): void {
    this.inverse.appearanceChanged(slot, before.number);
    this.#recordVisible(slot);
    if (this.#game.followers) this.idle.wakeCharacters(this.#game.followers.ofShape(before.characterNumber));
  }

  valuesChanged(slot: number, before: Actor): void {
    const { table, squares } = this.live;
    const x = table.x[slot] as number;
    const y = table.y[slot] as number;
    this.#sayers.note(slot);
    this.inverse.valuesChanged(slot, before);
    this.changes.invisible(table.known[slot] as Actor, table.appearance[slot] as number, squares.cellOf(x, y), x, y);
    this.whole.isStale = true;
  }

  created(slot: number): void {
    const { table, squares } = this.live;
    const x = table.x[slot] as number;
    const y = table.y[slot] as number;
    this.idle.fit(table.count);
    this.#wakeCounting(table.characterNumber[slot] as number);
    this.#sayers.note(slot);
    this.whole.isStale = true;
    if (this.#isReceiving) return;
    this.inverse.created(slot);
    this.#countFrame(slot);
    this.changes.created(table.known[slot] as Actor, table.appearance[slot] as number, squares.cellOf(x, y), x, y);
    this.whole.isStale = true;
  }

  removed(slot: number, before: TurnedAppearance): void {
    this.idle.retire(slot);
    this.#wakeCounting(before.characterNumber);
    this.inverse.appearanceChanged(slot, before.number);
    this.changes.deleted(this.live.table.known[slot] as Actor);
    this.#sayers.forget(slot);
    const origin = this.successors.originOf(slot);
    if (origin <= this.turn) this.#gone.push(origin);
    else if (origin < this.slotsAtStart) this.lights.forget(origin);
    this.whole.isStale = true;
  }

  /** It keeps its turn in this tick, and its lights until the next one. */
  sentLast(before: number, after: number, appearance: TurnedAppearance): void {
    const { table, squares } = this.live;
    const [x, y] = [table.x[after] as number, table.y[after] as number];
    const origin = this.successors.sent(before, after);
    this.#wakeCounting(appearance.characterNumber);
    this.#gone.push(origin);
    this.idle.fit(table.count);
    this.idle.wake(origin);
    this.#sayers.forget(before);
    this.#sayers.note(after);
    this.inverse.sentLast(before, after, appearance.number);
    this.#counted.push(after);
    table.frames[after] = (table.frames[after] as number) + 1;
    table.changed(after);
    this.changes.visible(table.known[after] as Actor, appearance.number, squares.cellOf(x, y), x, y);
    this.whole.isStale = true;
  }

  squareChanged(x: number, y: number): void {
    this.idle.wakeAround(x, y);
  }

  /** For an actor of this character that comes, goes or changes its place in stage order. */
  #wakeCounting(characterNumber: number): void {
    const { followers } = this.#game;
    if (followers) this.idle.wakeCharacters(followers.ofCount(characterNumber));
  }

  #recordVisible(slot: number): void {
    const { table, squares } = this.live;
    const x = table.x[slot] as number;
    const y = table.y[slot] as number;
    this.#countFrame(slot);
    this.changes.visible(table.known[slot] as Actor, table.appearance[slot] as number, squares.cellOf(x, y), x, y);
    this.whole.isStale = true;
  }

  #countFrame(slot: number): void {
    const { table } = this.live;
    if (table.frames[slot] === 0) this.#counted.push(slot);
    table.frames[slot] = (table.frames[slot] as number) + 1;
    table.changed(slot);
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
    this.whole.isStale = true;
  }
}
