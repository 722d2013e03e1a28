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
  type GlobalVariable,
  type TickRecord,
  type World,
  type WorldDocument,
} from "../world/world.ts";
import { changedLights } from "./changedLights.ts";
import { GameClock, type GameTime } from "./GameClock.ts";
import type { Evaluated } from "./Lights.ts";
import { PlayingGlobals } from "./PlayingGlobals.ts";
import { PlayingStage } from "./PlayingStage.ts";
import { type RuleOptions, TickStopped } from "./RuleRunner.ts";
import { brokenOff, resultOf, resultOfRestart, steppedBack } from "./results.ts";
import { runTick, type Ticked } from "./runTick.ts";
import { isPlayed, type PlayedTick, TickHistory } from "./TickHistory.ts";
import type { ChangedLights, TickInput, TickResult } from "./TickResult.ts";
import { TickWorld } from "./TickWorld.ts";

export interface SimulationOptions {
  /** A 32-bit integer; the same seed, document and input give the same play. */
  readonly seed: number;
  readonly newId: NewId;
  /** Whether the tick may take more time. The engine has no clock and asks now and then; on `false` the tick ends with an error and changes nothing. */
  readonly mayGoOn?: RuleOptions["mayGoOn"];
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
  readonly #mayGoOn: RuleOptions["mayGoOn"];
  readonly #stepsMustFit: boolean;
  readonly #game: CompiledGame;
  /** The stages that were shown so far, as they are now. */
  readonly #stages = new Map<Id, PlayingStage>();
  readonly #history: TickHistory;
  readonly #globals: PlayingGlobals;
  readonly #warned = new Set<string>();
  #evaluated: Evaluated;
  #randomState: number;
  readonly #clock: GameClock;
  /** The stage that ticked last in this simulation. */
  #tickedLast: Id | null = null;

  private constructor(document: WorldDocument, { seed, newId, mayGoOn, stepsMustFit = false }: SimulationOptions) {
    const { world, characters } = document;
    this.#document = document;
    this.#newId = newId;
    this.#mayGoOn = mayGoOn;
    this.#stepsMustFit = stepsMustFit;
    this.#game = new CompiledGame(
      new AppearanceTable(new Map(Object.entries(characters)), world.kinds),
      Object.values(world.stages),
    );
    this.#globals = new PlayingGlobals(world.globals);
    this.#evaluated = { all: () => world.evaluatedRuleIds };
    this.#history = new TickHistory(world.history.filter(({ stageId }) => this.#stageData(stageId)));
    this.#randomState = seed;
    this.#clock = new GameClock(world);
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
  tick(input: TickInput, watch?: RuleOptions["watch"]): TickResult {
    const stageId = this.#shownStageId();
    if (stageId === undefined) return brokenOff("", null, this.#now);
    const playing = this.#awake(stageId);
    const world = this.#worldFor(stageId);
    const before = { globals: this.#globals.record(), time: this.#clock.time };
    playing.begin();
    const events = this.#clock.begin(stageId, input, playing.live.table);
    const laws = { events, settles: this.#document.world.settle === true };
    try {
      const ticked = runTick(playing, this.#game, laws, this.#options(world, watch));
      return this.#keep({ stageId, input, before, world }, ticked);
    } catch (stopped) {
      if (!(stopped instanceof TickStopped)) throw stopped;
      playing.breakOff();
      world.breakOff();
      this.#globals.reset(before.globals);
      this.#clock.set(before.time);
      return brokenOff(stageId, stopped.error, this.#now);
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
    const others = isPlayed(last) ? this.#restore(last.others) : this.#placeAll(last.stages ?? {});
    this.#globals.reset(globals);
    this.#evaluated = isPlayed(last) ? last.evaluated : evaluatedOf(last);
    this.#clock.set({ ticks: last.ticks ?? this.#clock.time.ticks, ticked: last.ticked, keys: [] });
    return steppedBack(stageId, before, {
      actors: this.#playing(stageId).actors(),
      stages: this.#actorsOn(others),
      globals,
      evaluated: this.#evaluated,
      ...this.#now,
    });
  }

  get #now(): Pick<TickResult, "canUntick" | "time"> {
    return { canUntick: this.canUntick, time: this.#clock.fields };
  }

  /** The world as it is now, in the form of a document; unchanged parts are shared with the loaded one. */
  state(): World {
    const { ticks: _ticks, ticked: _ticked, ...world } = this.#document.world;
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
      ...this.#clock.fields,
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

  #worldFor(stageId: Id): TickWorld {
    const { world } = this.#document;
    return new TickWorld({
      ...{ world, stageId, newId: this.#newId },
      playing: (id) => this.#playing(id),
      select: (id) => this.#changeGlobal(this.#globals.map.get(CURRENT_STAGE) ?? currentStageGlobal(id), id),
    });
  }

  #options(world: TickWorld, watch: RuleOptions["watch"]): Omit<RuleOptions, "stage"> {
    return {
      globals: this.#globals.map,
      randomState: this.#randomState,
      newId: this.#newId,
      mayGoOn: this.#mayGoOn,
      stepsMustFit: this.#stepsMustFit,
      watch,
      world,
      allowsGlobal: ({ id }, value) => id !== CURRENT_STAGE || this.#stageData(value) !== undefined,
      changeGlobal: this.#changeGlobal,
    };
  }

  readonly #changeGlobal: RuleOptions["changeGlobal"] = (before, value) => {
    this.#globals.set(before, value);
    for (const playing of this.#stages.values()) playing.idle.wakeReaders(before.id);
  };

  #keep({ stageId, input, before, world }: TickToKeep, { turns, recorded }: Ticked): TickResult {
    const playing = this.#playing(stageId);
    const log = playing.changes();
    const evaluatedBefore = this.#evaluated;
    const lights = this.#lightsOf(playing);
    const outcome = () => ({
      stages: this.#actorsOn(world.moments.keys()),
      ...{ sounds: world.sounds, ended: world.ended },
      globals: this.#globals.changedSince(before.globals),
      ...{ lights, recorded },
      ...this.#now,
      warnings: this.#onlyNew(turns.rules.warnings),
    });
    this.#randomState = turns.rules.randomState;
    this.#clock.end(stageId, world.hasEntered);
    const fresh = world.freshStage(this.#shownStageId());
    if (fresh !== null && fresh !== stageId) world.begin(fresh);
    const isRestarted = fresh === stageId;
    const actorsBefore = isRestarted ? playing.actorsBefore() : null;
    if (recorded) {
      const inverse = isRestarted ? playing.takeWholeInverse() : playing.takeInverse();
      const { ticks, ticked } = before.time;
      const step = { stageId, input, globals: before.globals, ticks, ticked, evaluated: evaluatedBefore, inverse };
      this.#history.add({ ...step, others: world.moments });
    } else this.#amend(stageId, playing);
    if (!actorsBefore) return resultOf(stageId, log, { ...outcome(), ...playing.newOrder() });
    playing.replaceActors(world.startOf(stageId));
    return resultOfRestart(
      { stageId, frames: log.frames() },
      { before: actorsBefore, after: playing.actors() },
      outcome(),
    );
  }

  #amend(stageId: Id, playing: PlayingStage): void {
    const unrecorded = playing.takeUnrecorded();
    if (unrecorded) this.#history.amend(stageId, unrecorded);
  }

  #restore(others: PlayedTick["others"]): readonly Id[] {
    for (const [id, moment] of others) this.#playing(id).restore(moment);
    return [...others.keys()];
  }

  #placeAll(stages: NonNullable<TickRecord["stages"]>): readonly Id[] {
    const ids = Object.keys(stages).filter((id) => this.#stageData(id));
    for (const id of ids) this.#place(id, stages[id] ?? {});
    return ids;
  }

  #actorsOn(stageIds: Iterable<Id>): TickResult["stages"] {
    return Object.fromEntries([...stageIds].map((id) => [id, this.#playing(id).object()]));
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

/** A tick that was carried out, and the world before it. */
interface TickToKeep {
  readonly stageId: Id;
  readonly input: TickInput;
  readonly before: { readonly globals: Globals; readonly time: GameTime };
  readonly world: TickWorld;
}

function currentStageGlobal(value: Id): GlobalVariable {
  return { id: CURRENT_STAGE, name: "Current Stage", value, type: "stage" };
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
