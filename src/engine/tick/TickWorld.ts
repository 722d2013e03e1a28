import type { ActingWorld, Ended } from "../act/Acting.ts";
import type { Actor } from "../world/actor.ts";
import type { Id, NewId } from "../world/id.ts";
import { stageAfter, startOf } from "../world/levels.ts";
import { ACTORS_MAX, SOUNDS_A_TICK_MAX } from "../world/limits.ts";
import { own } from "../world/own.ts";
import type { Stage } from "../world/stage.ts";
import type { World } from "../world/world.ts";
import type { PlayingStage } from "./PlayingStage.ts";
import type { StageMoment } from "./StageInverse.ts";

interface TickWorldOptions {
  readonly world: World;
  readonly stageId: Id;
  readonly newId: NewId;
  /** A stage in play. */
  readonly playing: (stageId: Id) => PlayingStage;
  /** Writes the global that names the stage being shown. */
  readonly select: (stageId: Id) => void;
}

/** What one tick does beyond the stage that ticks: sounds, the end of the game, levels and doors. */
export class TickWorld implements ActingWorld {
  readonly stageId: Id;
  readonly sounds: Id[] = [];
  ended: Ended | null = null;
  /** Whether a level was entered, so that its start is an event even if it ticked last. */
  hasEntered = false;
  /** The other stages that the tick changed, as they were before. */
  readonly moments = new Map<Id, StageMoment>();
  readonly #options: TickWorldOptions;
  /** The stage that begins afresh if it is still selected when the tick ends. */
  #fresh: Id | null = null;
  /** Those who came through a door in this tick, by stage. */
  readonly #arrived = new Map<Id, Id[]>();

  constructor(options: TickWorldOptions) {
    this.#options = options;
    this.stageId = options.stageId;
  }

  hasSound(id: Id): boolean {
    return own(this.#options.world.sounds, id) !== undefined;
  }

  playSound(id: Id): void {
    if (this.sounds.length < SOUNDS_A_TICK_MAX && !this.sounds.includes(id)) this.sounds.push(id);
  }

  end(ended: Ended): void {
    this.ended ??= ended;
  }

  stage(id: Id): Stage | undefined {
    return own(this.#options.world.stages, id);
  }

  nextStage(): Stage | undefined {
    return stageAfter(this.#options.world, this.stageId);
  }

  select(stageId: Id): void {
    this.#options.select(stageId);
  }

  enter(stageId: Id, fresh: boolean): void {
    this.hasEntered = true;
    this.#fresh = fresh ? stageId : null;
    this.select(stageId);
  }

  receive(stageId: Id, actor: Actor): boolean {
    const playing = this.#options.playing(stageId);
    if (playing.live.table.living >= ACTORS_MAX) return false;
    this.#keepMoment(stageId, playing);
    const id = playing.live.table.slotOf(actor.id) === undefined ? actor.id : this.#options.newId();
    playing.recorder.receive({ ...withoutCount(actor), id });
    this.#arrived.set(stageId, [...(this.#arrived.get(stageId) ?? []), id]);
    return true;
  }

  /** The stage that begins afresh after this tick; null if there is none or another one is selected by now. */
  freshStage(selected: Id | undefined): Id | null {
    return this.#fresh === selected ? this.#fresh : null;
  }

  /** Replaces the actors of a stage other than the ticking one by its Start, with those who came in this tick behind them. */
  begin(stageId: Id): void {
    const playing = this.#options.playing(stageId);
    const start = this.startOf(stageId);
    const arrived = (this.#arrived.get(stageId) ?? []).flatMap((id) => playing.actors().get(id) ?? []);
    this.#keepMoment(stageId, playing);
    const taken = new Set(start.map(({ id }) => id));
    const last = arrived.map((actor) => (taken.has(actor.id) ? { ...actor, id: this.#options.newId() } : actor));
    playing.replaceActors([...start, ...last]);
  }

  /** The actors of a stage's Start: those that were saved, else those that the game was opened with. */
  startOf(stageId: Id): readonly Actor[] {
    const stage = this.stage(stageId);
    return stage ? Object.values(startOf(stage)).map(withoutCount) : [];
  }

  /** Puts all other stages back to how they were before the tick. */
  breakOff(): void {
    for (const [stageId, moment] of this.moments) this.#options.playing(stageId).restore(moment);
  }

  #keepMoment(stageId: Id, playing: PlayingStage): void {
    if (!this.moments.has(stageId)) this.moments.set(stageId, playing.moment());
  }
}

/** The actor as one that did not change in the last tick; the same one if it has no count of changes. */
function withoutCount(actor: Actor): Actor {
  const { frameCount, ...unchanged } = actor;
  return frameCount === undefined ? actor : unchanged;
}
