import type { CompiledGame } from "../compile/CompiledGame.ts";
import type { Actors } from "../world/actor.ts";
import type { Id } from "../world/id.ts";
import { currentStage } from "../world/lookups.ts";
import { own } from "../world/own.ts";
import type { Stage } from "../world/stage.ts";
import type { Globals, TickRecord, World } from "../world/world.ts";
import { PlayingStage } from "./PlayingStage.ts";
import type { StageMoment } from "./StageInverse.ts";
import type { TickResult } from "./TickResult.ts";

/** The stages of a game. One comes into play when it is first shown, or changed from another one; until then it is as it was loaded. */
export class PlayingStages {
  readonly #loaded: World["stages"];
  readonly #game: CompiledGame;
  readonly #playing = new Map<Id, PlayingStage>();
  /** The stage that ticked last in this simulation. */
  #tickedLast: Id | null = null;

  constructor(loaded: World["stages"], game: CompiledGame) {
    this.#loaded = loaded;
    this.#game = game;
  }

  has(stageId: Id): boolean {
    return own(this.#loaded, stageId) !== undefined;
  }

  /** The stage that is shown with these globals; undefined without any stage. */
  shown(globals: Globals): Id | undefined {
    return currentStage({ stages: this.#loaded, globals })?.id;
  }

  /** A stage in play. Throws if there is no such stage. */
  of(stageId: Id): PlayingStage {
    return this.#playing.get(stageId) ?? this.place(stageId, own(this.#loaded, stageId)?.actors ?? {});
  }

  /** A stage that is about to tick. If another one ticked meanwhile, it has missed changes, such as those of globals. */
  awake(stageId: Id): PlayingStage {
    const playing = this.of(stageId);
    if (this.#tickedLast !== stageId) playing.wakeEverybody();
    this.#tickedLast = stageId;
    return playing;
  }

  /** Call after a global changed. */
  wakeReaders(globalId: Id): void {
    for (const playing of this.#playing.values()) playing.idle.wakeReaders(globalId);
  }

  /** Puts a stage into play with these actors. Throws if there is no such stage. */
  place(stageId: Id, actors: Actors): PlayingStage {
    const stage = own(this.#loaded, stageId);
    if (!stage) throw new Error(`There is no stage ${stageId}.`);
    const playing = new PlayingStage(stage, this.#game, actors);
    this.#playing.set(stageId, playing);
    return playing;
  }

  /** As `place`, for those of a record that are still there; returns their ids. */
  placeAll(stages: NonNullable<TickRecord["stages"]>): readonly Id[] {
    const ids = Object.keys(stages).filter((id) => this.has(id));
    for (const id of ids) this.place(id, stages[id] ?? {});
    return ids;
  }

  /** Makes stages what they were at a moment; returns their ids. */
  restore(moments: ReadonlyMap<Id, StageMoment>): readonly Id[] {
    for (const [id, moment] of moments) this.of(id).restore(moment);
    return [...moments.keys()];
  }

  actorsOn(stageIds: Iterable<Id>): TickResult["stages"] {
    return Object.fromEntries([...stageIds].map((id) => [id, this.of(id).object()]));
  }

  /** All stages in the form of a document; unchanged ones are those that were loaded. */
  state(): World["stages"] {
    return Object.fromEntries(Object.entries(this.#loaded).map(([id, stage]) => [id, this.#stageNow(id, stage)]));
  }

  #stageNow(id: Id, stage: Stage): Stage {
    const actors = this.#playing.get(id)?.object() ?? stage.actors;
    return stage.actors === actors ? stage : { ...stage, actors };
  }
}
