import type { CompiledGame } from "../compile/CompiledGame.ts";
import type { ActorTable } from "../grid/ActorTable.ts";
import type { Id } from "../world/id.ts";
import { CURRENT_STAGE, type GlobalVariable, type TickRecord, type World } from "../world/world.ts";
import { GameClock } from "./GameClock.ts";
import { LastLights } from "./LastLights.ts";
import { PlayingGlobals } from "./PlayingGlobals.ts";
import { PlayingStages } from "./PlayingStages.ts";
import { steppedBack } from "./results.ts";
import { isPlayed, type PlayedTick, TickHistory } from "./TickHistory.ts";
import type { TickResult } from "./TickResult.ts";

/** All of a world that changes as it is played: its stages, globals, lights and time, and the ticks that lead back. */
export class PlayingWorld {
  readonly stages: PlayingStages;
  readonly globals: PlayingGlobals;
  readonly lights: LastLights;
  readonly clock: GameClock;
  readonly history: TickHistory;
  readonly #loaded: World;

  constructor(loaded: World, game: CompiledGame) {
    this.#loaded = loaded;
    this.globals = new PlayingGlobals(loaded.globals);
    this.stages = new PlayingStages(loaded.stages, game);
    this.lights = new LastLights(loaded.evaluatedRuleIds);
    this.history = new TickHistory(loaded.history.filter(({ stageId }) => this.stages.has(stageId)));
    this.clock = new GameClock(loaded);
  }

  /** The stage that is shown; undefined without any stage. */
  get shown(): Id | undefined {
    return this.stages.shown(this.globals.record());
  }

  get now(): Pick<TickResult, "canUntick" | "time"> {
    return { canUntick: !this.history.isEmpty, time: this.clock.fields };
  }

  readonly changeGlobal = (before: GlobalVariable, value: string): void => {
    this.globals.set(before, value);
    this.stages.wakeReaders(before.id);
  };

  /** Shows a stage from the next tick on. */
  select(stageId: Id): void {
    const named = this.globals.map.get(CURRENT_STAGE);
    const unnamed = { id: CURRENT_STAGE, name: "Current Stage", value: stageId, type: "stage" };
    this.changeGlobal(named ?? unnamed, stageId);
  }

  /** Takes the last recorded tick back; null if there is none. */
  untick(): TickResult | null {
    const last = this.history.takeLast();
    if (!last) return null;
    const { stageId, globals } = last;
    const { evaluated } = this.lights;
    const before = { actors: this.stages.of(stageId).actors(), globals: this.globals.record(), evaluated };
    const others = isPlayed(last) ? this.#stepBack(last) : this.#placeBack(last);
    this.globals.reset(globals);
    this.clock.set({ ticks: last.ticks ?? this.clock.time.ticks, ticked: last.ticked, keys: [] });
    return steppedBack(stageId, before, {
      actors: this.stages.of(stageId).actors(),
      stages: this.stages.actorsOn(others),
      globals,
      evaluated: this.lights.evaluated,
      ...this.now,
    });
  }

  /** The world as it is now, in the form of a document; unchanged parts are shared with the loaded one. */
  state(): World {
    const history = this.history.records({
      tableToTakeBack: (id): ActorTable => this.stages.of(id).tableToTakeBack(),
      widthOf: (id) => this.stages.of(id).width,
    });
    return { ...this.withoutHistory(), history };
  }

  /** The same without its last ticks, which take much longer to write down than the rest. */
  withoutHistory(): World {
    const { ticks: _ticks, ticked: _ticked, ...world } = this.#loaded;
    return {
      ...world,
      stages: this.stages.state(),
      globals: this.globals.record(),
      input: { keys: {}, clicks: {} },
      evaluatedRuleIds: this.lights.evaluated.all(),
      history: [],
      ...this.clock.fields,
    };
  }

  /** Returns the ids of the other stages that changed. */
  #stepBack({ stageId, inverse, others, evaluated }: PlayedTick): readonly Id[] {
    this.stages.of(stageId).stepBack(inverse);
    this.lights.set(evaluated);
    return this.stages.restore(others);
  }

  /** As `#stepBack`, for a tick of the document. */
  #placeBack({ stageId, actors, stages = {}, evaluatedRuleIds }: TickRecord): readonly Id[] {
    this.stages.place(stageId, actors);
    this.lights.set({ all: () => evaluatedRuleIds });
    return this.stages.placeAll(stages);
  }
}
