import { CompiledGame } from "../compile/CompiledGame.ts";
import type { ActorTable } from "../grid/ActorTable.ts";
import { AppearanceTable } from "../grid/AppearanceTable.ts";
import { sanitizeDocument } from "../sanitize/sanitizeDocument.ts";
import type { Actor, Actors } from "../world/actor.ts";
import type { Id, NewId } from "../world/id.ts";
import { currentStage } from "../world/lookups.ts";
import { own } from "../world/own.ts";
import type { Stage } from "../world/stage.ts";
import {
  CURRENT_STAGE,
  type EvaluatedRuleIds,
  type Globals,
  type TickRecord,
  type World,
  type WorldDocument,
} from "../world/world.ts";
import { changedLights } from "./changedLights.ts";
import type { Evaluated } from "./Lights.ts";
import { PlayingGlobals } from "./PlayingGlobals.ts";
import { PlayingStage } from "./PlayingStage.ts";
import { brokenOff, resultOf, steppedBack } from "./results.ts";
import { runTick, type Ticked } from "./runTick.ts";
import { isPlayed, type PlayedTick, TickHistory } from "./TickHistory.ts";
import type { ChangedLights, TickInput, TickResult } from "./TickResult.ts";
import { TickStopped, type TurnOptions } from "./TurnRunner.ts";

export interface SimulationOptions {
  /** A 32-bit integer; the same seed, document and input give the same play. */
  readonly seed: number;
  readonly newId: NewId;
  /** Whether the tick may take more time. The engine has no clock and asks now and then; on `false` the tick ends with an error and changes nothing. */
  readonly mayGoOn?: TurnOptions["mayGoOn"];
  /**
   * Whether a rule with a relative move (`delta`) off the stage does not match, which is kinder to players. Without it such a move ends
   * the tick with an error, as recorded plays expect.
   */
  readonly stepsMustFit?: boolean;
}

/** A world in play: ticks forward, ticks back, and the document as it is now. */
export class Simulation {
  readonly #document: WorldDocument;
  readonly #newId: NewId;
  readonly #mayGoOn: TurnOptions["mayGoOn"];
  readonly #stepsMustFit: boolean;
  readonly #game: CompiledGame;
  /** The stages that were shown so far, as they are now. */
  readonly #stages = new Map<Id, PlayingStage>();
  readonly #history: TickHistory;
  readonly #globals: PlayingGlobals;
  readonly #warned = new Set<string>();
  #evaluated: Evaluated;
  #randomState: number;
  #tickedLast: Id | null = null;

  private constructor(document: WorldDocument, { seed, newId, mayGoOn, stepsMustFit = false }: SimulationOptions) {
    const { world, characters } = document;
    this.#document = document;
    this.#newId = newId;
    this.#mayGoOn = mayGoOn;
    this.#stepsMustFit = stepsMustFit;
    this.#game = new CompiledGame(
      new AppearanceTable(new Map(Object.entries(characters))),
      Object.values(world.stages),
    );
    this.#globals = new PlayingGlobals(world.globals);
    this.#evaluated = { all: () => world.evaluatedRuleIds };
    this.#history = new TickHistory(world.history.filter(({ stageId }) => this.#stageData(stageId)));
    this.#randomState = seed;
    const shown = this.#shownStageId();
    if (shown !== undefined) this.#playing(shown);
  }

  /** Prepares a document for playing; the document itself never changes. Ticks of its history can be taken back. */
  static load(document: WorldDocument, options: SimulationOptions): Simulation {
    return new Simulation(sanitizeDocument(document), options);
  }

  get canUntick(): boolean {
    return !this.#history.isEmpty;
  }

  /**
   * Lets every actor of the shown stage act once. If a rule cannot be carried out, `error` says so and the world is as it was before.
   * `watch` is called with every rule before it is tried, so that a caller with a clock can measure costs.
   */
  tick(input: TickInput, watch?: TurnOptions["watch"]): TickResult {
    const stageId = this.#shownStageId();
    if (stageId === undefined) return brokenOff("", this.canUntick, null);
    const playing = this.#awake(stageId);
    const before = this.#globals.record();
    try {
      return this.#keep(stageId, { before, input, ticked: runTick(playing, this.#game, input, this.#start(watch)) });
    } catch (stopped) {
      if (!(stopped instanceof TickStopped)) throw stopped;
      playing.breakOff();
      this.#globals.reset(before);
      return brokenOff(stageId, this.canUntick, stopped.error);
    }
  }

  /** Takes the last recorded tick back; null if there is none. */
  untick(): TickResult | null {
    const last = this.#history.takeLast();
    if (!last) return null;
    const { stageId, globals } = last;
    const evaluated = this.#evaluated;
    const before = { actors: this.#playing(stageId).actors(), globals: this.#globals.record(), evaluated };
    if (isPlayed(last)) this.#playing(stageId).stepBack(last.inverse);
    else this.#place(stageId, last.actors);
    this.#globals.reset(globals);
    this.#evaluated = isPlayed(last) ? last.evaluated : evaluatedOf(last);
    return steppedBack(stageId, before, {
      actors: this.#playing(stageId).actors(),
      globals,
      evaluated: this.#evaluated,
      canUntick: this.canUntick,
    });
  }

  /** The world as it is now, in the form of a document; unchanged parts are shared with the loaded one. */
  state(): World {
    const { world } = this.#document;
    return {
      ...world,
      stages: Object.fromEntries(Object.entries(world.stages).map(([id, stage]) => [id, this.#stageNow(id, stage)])),
      globals: this.#globals.record(),
      input: { keys: {}, clicks: {} },
      evaluatedRuleIds: this.#evaluated.all(),
      history: this.#history.records({
        tableToTakeBack: (id): ActorTable => this.#playing(id).tableToTakeBack(),
        widthOf: (id) => this.#playing(id).width,
      }),
    };
  }

  /** For every actor, the rules and containers that applied at least once in the last tick. */
  applied(): Readonly<Record<Id, readonly Id[]>> {
    return appliedIn(this.#evaluated.all());
  }

  /** The actors of the stage that is shown now, in stage order. */
  actors(): ReadonlyMap<Id, Actor> {
    const id = this.#shownStageId();
    return id === undefined ? new Map() : this.#playing(id).actors();
  }

  #start(watch: TurnOptions["watch"]) {
    return {
      globals: this.#globals.map,
      randomState: this.#randomState,
      newId: this.#newId,
      mayGoOn: this.#mayGoOn,
      stepsMustFit: this.#stepsMustFit,
      watch,
      allowsGlobal: ({ id }: { readonly id: Id }, value: string) =>
        id !== CURRENT_STAGE || this.#stageData(value) !== undefined,
      changeGlobal: this.#changeGlobal,
    };
  }

  readonly #changeGlobal: TurnOptions["changeGlobal"] = (before, value) => {
    this.#globals.set(before, value);
    for (const playing of this.#stages.values()) playing.idle.wakeReaders(before.id);
  };

  #keep(stageId: Id, { before, input, ticked }: { before: Globals; input: TickInput; ticked: Ticked }): TickResult {
    const playing = this.#playing(stageId);
    const step = { stageId, input, globals: before, evaluated: this.#evaluated };
    if (ticked.recorded) this.#history.add({ ...step, inverse: playing.takeInverse() } satisfies PlayedTick);
    const lights = this.#lightsOf(playing);
    this.#randomState = ticked.runner.randomState;
    return resultOf(stageId, playing.changes(), {
      globals: this.#globals.changedSince(before),
      lights,
      recorded: ticked.recorded,
      canUntick: this.canUntick,
      warnings: this.#onlyNew(ticked.runner.warnings),
    });
  }

  /** Stores the lights of the tick that just ended. Returns a function that computes which of them changed. */
  #lightsOf(playing: PlayingStage): () => ChangedLights {
    const before = this.#evaluated;
    const { changed } = playing.lights;
    const lit = playing.lit();
    this.#evaluated = lit;
    return () => (changed ? lit.of(changed) : changedLights(before.all(), lit.all()));
  }

  /** A stage that comes back after another one was played has missed changes, such as those of globals. */
  #awake(stageId: Id): PlayingStage {
    const playing = this.#playing(stageId);
    if (this.#tickedLast !== stageId) playing.wakeEverybody();
    this.#tickedLast = stageId;
    return playing;
  }

  #playing(stageId: Id): PlayingStage {
    return this.#stages.get(stageId) ?? this.#place(stageId, this.#stageData(stageId)?.actors ?? {});
  }

  #place(stageId: Id, actors: Actors): PlayingStage {
    const stage = this.#stageData(stageId);
    if (!stage) throw new Error(`There is no stage ${stageId}.`);
    const playing = new PlayingStage(stage, this.#game, actors);
    this.#stages.set(stageId, playing);
    return playing;
  }

  #stageNow(id: Id, stage: Stage): Stage {
    const actors = this.#stages.get(id)?.object() ?? stage.actors;
    return stage.actors === actors ? stage : { ...stage, actors };
  }

  #stageData(stageId: Id): Stage | undefined {
    return own(this.#document.world.stages, stageId);
  }

  #shownStageId(): Id | undefined {
    return currentStage({ stages: this.#document.world.stages, globals: this.#globals.record() })?.id;
  }

  /** Each warning is reported once per game, not once per tick. */
  #onlyNew(warnings: ReadonlySet<string>): string[] {
    const fresh = [...warnings].filter((warning) => !this.#warned.has(warning));
    for (const warning of fresh) this.#warned.add(warning);
    return fresh;
  }
}

function appliedIn(evaluated: EvaluatedRuleIds): Record<Id, Id[]> {
  const lists = Object.entries(evaluated).map(([id, lights]): [Id, Id[]] => [
    id,
    Object.keys(lights).filter((node) => lights[node]),
  ]);
  return Object.fromEntries(lists.filter(([, applied]) => applied.length > 0));
}

function evaluatedOf({ evaluatedRuleIds }: TickRecord): Evaluated {
  return { all: () => evaluatedRuleIds };
}
