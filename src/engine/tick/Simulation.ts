/** The door to a playing world: ticks forward, ticks back, and the document as it is now (engine.md). */
import { Cast } from "../compile/Cast.ts";
import type { ActorTable } from "../grid/ActorTable.ts";
import { Looks } from "../grid/Looks.ts";
import { soundDocument } from "../sound/soundDocument.ts";
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
import { History, isStep, type Step } from "./history.ts";
import type { Evaluated } from "./Lights.ts";
import { PlayingGlobals } from "./PlayingGlobals.ts";
import { PlayingStage } from "./PlayingStage.ts";
import { brokenOff, resultOf, steppedBack } from "./results.ts";
import { runTick, type Ticked } from "./runTick.ts";
import type { ChangedLights, TickInput, TickResult } from "./TickResult.ts";
import { TickStopped } from "./TickStopped.ts";
import type { TurnsStart } from "./Turns.ts";

export interface SimulationOptions {
  /** 32 bits; the same seed, document and input give the same play. */
  readonly seed: number;
  readonly newId: NewId;
  /** The engine has no clock: it asks this every so often, and a tick that may not go on ends as with a rule that cannot be carried out. */
  readonly mayGoOn?: TurnsStart["mayGoOn"];
  /**
   * A rule whose step (`delta`) leads off the stage does not fit, which is kinder to whoever plays. Without it such a step ends the
   * tick: so it is in recorded plays, which are to be played exactly.
   */
  readonly stepsMustFit?: boolean;
}

export class Simulation {
  readonly #document: WorldDocument;
  readonly #newId: NewId;
  readonly #mayGoOn: TurnsStart["mayGoOn"];
  readonly #stepsMustFit: boolean;
  readonly #cast: Cast;
  /** The stages that have been looked at, as they are now. */
  readonly #stages = new Map<Id, PlayingStage>();
  readonly #history: History;
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
    this.#cast = new Cast(new Looks(new Map(Object.entries(characters))), Object.values(world.stages));
    this.#globals = new PlayingGlobals(world.globals);
    this.#evaluated = { all: () => world.evaluatedRuleIds };
    this.#history = new History(world.history.filter(({ stageId }) => this.#stageData(stageId)));
    this.#randomState = seed;
    const shown = this.#shownStageId();
    if (shown !== undefined) this.#playing(shown);
  }

  /** Readies a document for playing; the document itself never changes. Ticks of its history can be taken back. */
  static load(document: WorldDocument, options: SimulationOptions): Simulation {
    return new Simulation(soundDocument(document), options);
  }

  get canUntick(): boolean {
    return !this.#history.isEmpty;
  }

  /**
   * One turn of every actor of the shown stage. Where a rule cannot be carried out, `error` says so and the world is as
   * before. `watch` is told of every rule before it is looked at: whoever has a clock learns from it what each costs.
   */
  tick(input: TickInput, watch?: TurnsStart["watch"]): TickResult {
    const stageId = this.#shownStageId();
    if (stageId === undefined) return brokenOff("", this.canUntick, null);
    const playing = this.#awake(stageId);
    const before = this.#globals.record();
    try {
      return this.#keep(stageId, { before, input, ticked: runTick(playing, this.#cast, input, this.#start(watch)) });
    } catch (stopped) {
      if (!(stopped instanceof TickStopped)) throw stopped;
      playing.breakOff();
      this.#globals.reset(before);
      return brokenOff(stageId, this.canUntick, stopped.error);
    }
  }

  /** Takes the last recorded tick back; null where there is none. */
  untick(): TickResult | null {
    const last = this.#history.takeLast();
    if (!last) return null;
    const { stageId, globals } = last;
    const evaluated = this.#evaluated;
    const before = { actors: this.#playing(stageId).actors(), globals: this.#globals.record(), evaluated };
    if (isStep(last)) this.#playing(stageId).stepBack(last.inverse);
    else this.#place(stageId, last.actors);
    this.#globals.reset(globals);
    this.#evaluated = isStep(last) ? last.evaluated : evaluatedOf(last);
    return steppedBack(stageId, before, {
      actors: this.#playing(stageId).actors(),
      globals,
      evaluated: this.#evaluated,
      canUntick: this.canUntick,
    });
  }

  /** The world of the document as it is now; what did not change is shared with the document. */
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

  /** Of the last tick, by actor: the rules and containers that applied at least once (engine.md, "The rule tree"). */
  applied(): Readonly<Record<Id, readonly Id[]>> {
    return appliedIn(this.#evaluated.all());
  }

  /** The actors of the stage that is shown now, in stage order. */
  actors(): ReadonlyMap<Id, Actor> {
    const id = this.#shownStageId();
    return id === undefined ? new Map() : this.#playing(id).actors();
  }

  #start(watch: TurnsStart["watch"]) {
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

  readonly #changeGlobal: Parameters<typeof runTick>[3]["changeGlobal"] = (before, value) => {
    this.#globals.set(before, value);
    for (const playing of this.#stages.values()) playing.sleepers.wakeReaders(before.id);
  };

  #keep(stageId: Id, { before, input, ticked }: { before: Globals; input: TickInput; ticked: Ticked }): TickResult {
    const playing = this.#playing(stageId);
    const step = { stageId, input, globals: before, evaluated: this.#evaluated };
    if (ticked.recorded) this.#history.add({ ...step, inverse: playing.takeInverse() } satisfies Step);
    const lights = this.#lightsOf(playing);
    this.#randomState = ticked.turns.randomState;
    return resultOf(stageId, playing.story(), {
      globals: this.#globals.changedSince(before),
      lights,
      recorded: ticked.recorded,
      canUntick: this.canUntick,
      warnings: this.#onlyNew(ticked.turns.warnings),
    });
  }

  /** Keeps the lights of the tick that just ended; tells which of them changed, when asked. */
  #lightsOf(playing: PlayingStage): () => ChangedLights {
    const before = this.#evaluated;
    const { changed } = playing.lights;
    const lit = playing.lit();
    this.#evaluated = lit;
    return () => (changed ? lit.of(changed) : changedLights(before.all(), lit.all()));
  }

  /** While another stage was played, nobody of this one was told what happened. */
  #awake(stageId: Id): PlayingStage {
    const playing = this.#playing(stageId);
    if (this.#tickedLast !== stageId) playing.startAnew();
    this.#tickedLast = stageId;
    return playing;
  }

  #playing(stageId: Id): PlayingStage {
    return this.#stages.get(stageId) ?? this.#place(stageId, this.#stageData(stageId)?.actors ?? {});
  }

  #place(stageId: Id, actors: Actors): PlayingStage {
    const stage = this.#stageData(stageId);
    if (!stage) throw new Error(`There is no stage ${stageId}.`);
    const playing = new PlayingStage(stage, this.#cast, actors);
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

  /** A warning is told once a game, not once a tick. */
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
