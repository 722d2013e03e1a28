/** The door to a playing world: ticks forward, ticks back, and the document as it is now (engine.md). */
import type { Pattern } from "../compile/Pattern.ts";
import { type CharacterMap, LiveStage } from "../grid/LiveStage.ts";
import { soundDocument } from "../sound/soundDocument.ts";
import type { Actor } from "../world/actor.ts";
import type { Id, NewId } from "../world/id.ts";
import { currentStage } from "../world/lookups.ts";
import { own } from "../world/own.ts";
import type { Rule } from "../world/rule.ts";
import type { Stage } from "../world/stage.ts";
import { CURRENT_STAGE, type EvaluatedRuleIds, type Globals, type World, type WorldDocument } from "../world/world.ts";
import { changedActors, changedGlobals, forgetFrameCounts, rememberFrameCounts } from "./changes.ts";
import { type ActorMap, actorsOf, type KeptTick, keptOf, mapOf, recordedInput, recordOf, remember } from "./history.ts";
import { Tick } from "./Tick.ts";
import type { TickInput, TickResult } from "./TickResult.ts";
import { TickStopped } from "./TickStopped.ts";

export interface SimulationOptions {
  /** 32 bits; the same seed, document and input give the same play. */
  readonly seed: number;
  readonly newId: NewId;
}

export class Simulation {
  readonly #document: WorldDocument;
  readonly #newId: NewId;
  readonly #characters: CharacterMap;
  readonly #patterns = new Map<Rule, Pattern>();
  /** The stages that have been looked at, as they are now. */
  readonly #stages = new Map<Id, LiveStage>();
  /** Their actors as unchanging maps, made when asked for and forgotten with every change. */
  readonly #snapshots = new Map<Id, ActorMap>();
  readonly #warned = new Set<string>();
  #globals: Globals;
  #evaluated: EvaluatedRuleIds;
  #history: readonly KeptTick[];
  #randomState: number;

  private constructor(document: WorldDocument, { seed, newId }: SimulationOptions) {
    this.#document = document;
    this.#newId = newId;
    this.#characters = new Map(Object.entries(document.characters));
    this.#globals = document.world.globals;
    this.#evaluated = document.world.evaluatedRuleIds;
    this.#history = document.world.history.filter(({ stageId }) => this.#stageData(stageId)).map(keptOf);
    this.#randomState = seed;
  }

  /** Readies a document for playing; the document itself never changes. Ticks of its history can be taken back. */
  static load(document: WorldDocument, options: SimulationOptions): Simulation {
    return new Simulation(soundDocument(document), options);
  }

  get canUntick(): boolean {
    return this.#history.length > 0;
  }

  /** One turn of every actor of the shown stage. Where a rule cannot be carried out, `error` says so and the world is as before. */
  tick(input: TickInput): TickResult {
    const stageId = this.#shownStageId();
    if (stageId === undefined) return { ...NOTHING, stageId: "" };
    const before = this.#snapshot(stageId);
    const stage = this.#live(stageId);
    forgetFrameCounts(stage);
    const tick = this.#begin(stage, input);
    try {
      tick.run();
    } catch (stopped) {
      return this.#takeBack(stageId, before, stopped);
    }
    return this.#keep(stageId, before, tick, input);
  }

  /** Takes the last recorded tick back; null where there is none. */
  untick(): TickResult | null {
    const last = this.#history.at(-1);
    if (!last) return null;
    const result = this.#stepBack(last);
    this.#history = this.#history.slice(0, -1);
    this.#reset(last.stageId, last.actors);
    this.#globals = last.globals;
    this.#evaluated = last.evaluatedRuleIds;
    return result;
  }

  /** The world of the document as it is now; what did not change is shared with the document. */
  state(): World {
    const { world } = this.#document;
    return {
      ...world,
      stages: Object.fromEntries(Object.entries(world.stages).map(([id, stage]) => [id, this.#stageNow(id, stage)])),
      globals: this.#globals,
      input: { keys: {}, clicks: {} },
      evaluatedRuleIds: this.#evaluated,
      history: this.#history.map(recordOf),
    };
  }

  /** The actors of the stage that is shown now, in stage order. */
  actors(): ReadonlyMap<Id, Actor> {
    const id = this.#shownStageId();
    return id === undefined ? new Map() : this.#live(id).actors;
  }

  #begin(stage: LiveStage, input: TickInput): Tick {
    return new Tick({
      stage,
      input,
      globals: new Map(Object.entries(this.#globals)),
      randomState: this.#randomState,
      newId: this.#newId,
      patterns: this.#patterns,
      allowsGlobal: ({ id }, value) => id !== CURRENT_STAGE || this.#stageData(value) !== undefined,
    });
  }

  #keep(stageId: Id, before: ActorMap, tick: Tick, input: TickInput): TickResult {
    const stage = this.#live(stageId);
    rememberFrameCounts(stage, tick.log.frameCounts);
    this.#snapshots.delete(stageId);
    if (tick.recorded) this.#history = remember(this.#history, this.#recordOf(stageId, before, input));
    const globals = Object.fromEntries(tick.globals);
    const result: TickResult = {
      stageId,
      ...changedActors(tick.log.touched, before, stage.actors),
      globals: changedGlobals(this.#globals, globals),
      evaluated: tick.lights(),
      frames: tick.log.frames(),
      recorded: tick.recorded,
      error: null,
      warnings: this.#onlyNew(tick.warnings),
    };
    this.#globals = globals;
    this.#evaluated = result.evaluated;
    this.#randomState = tick.randomState;
    return result;
  }

  #recordOf(stageId: Id, actors: ActorMap, input: TickInput): KeptTick {
    return {
      input: recordedInput(input),
      globals: this.#globals,
      evaluatedRuleIds: this.#evaluated,
      stageId,
      actors,
    };
  }

  #takeBack(stageId: Id, before: ActorMap, stopped: unknown): TickResult {
    if (!(stopped instanceof TickStopped)) throw stopped;
    this.#reset(stageId, before);
    return { ...NOTHING, stageId, evaluated: this.#evaluated, error: stopped.error };
  }

  #stepBack(to: KeptTick): TickResult {
    const now = this.#live(to.stageId).actors;
    return {
      ...NOTHING,
      stageId: to.stageId,
      ...changedActors([...to.actors.keys(), ...now.keys()], now, to.actors),
      order: [...to.actors.keys()],
      globals: changedGlobals(this.#globals, to.globals),
      evaluated: to.evaluatedRuleIds,
    };
  }

  #reset(stageId: Id, actors: ActorMap): void {
    const stage = this.#stageData(stageId);
    if (!stage) return;
    this.#stages.set(stageId, new LiveStage(stage, this.#characters, actors.values()));
    this.#snapshots.set(stageId, actors);
  }

  #live(stageId: Id): LiveStage {
    const live = this.#stages.get(stageId);
    if (live) return live;
    this.#reset(stageId, mapOf(this.#stageData(stageId)?.actors ?? {}));
    return this.#live(stageId);
  }

  #snapshot(stageId: Id): ActorMap {
    const { actors } = this.#live(stageId);
    const snapshot = this.#snapshots.get(stageId) ?? new Map(actors);
    this.#snapshots.set(stageId, snapshot);
    return snapshot;
  }

  #stageNow(id: Id, stage: Stage): Stage {
    if (!this.#stages.has(id)) return stage;
    const actors = actorsOf(this.#snapshot(id));
    return stage.actors === actors ? stage : { ...stage, actors };
  }

  #stageData(stageId: Id): Stage | undefined {
    return own(this.#document.world.stages, stageId);
  }

  #shownStageId(): Id | undefined {
    return currentStage({ stages: this.#document.world.stages, globals: this.#globals })?.id;
  }

  /** A warning is told once a game, not once a tick. */
  #onlyNew(warnings: ReadonlySet<string>): string[] {
    const fresh = [...warnings].filter((warning) => !this.#warned.has(warning));
    for (const warning of fresh) this.#warned.add(warning);
    return fresh;
  }
}

const NOTHING: Omit<TickResult, "stageId"> = {
  changed: [],
  deleted: [],
  globals: {},
  evaluated: {},
  frames: [],
  recorded: false,
  error: null,
  warnings: [],
};
