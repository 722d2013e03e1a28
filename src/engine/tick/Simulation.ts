import { type CompiledGame, compiledGameOf } from "../compile/CompiledGame.ts";
import { sanitizeDocument } from "../sanitize/sanitizeDocument.ts";
import type { Actor } from "../world/actor.ts";
import type { Id, NewId } from "../world/id.ts";
import { CURRENT_STAGE, type Globals, type World, type WorldDocument } from "../world/world.ts";
import type { GameTime } from "./GameClock.ts";
import type { Evaluated } from "./Lights.ts";
import { PlayingWorld } from "./PlayingWorld.ts";
import { type RuleOptions, TickStopped } from "./RuleRunner.ts";
import { brokenOff, resultOf, resultOfRestart } from "./results.ts";
import { runTick, type Ticked, type TurnsFactory } from "./runTick.ts";
import type { StageInverse } from "./StageInverse.ts";
import type { TickInput, TickResult } from "./TickResult.ts";
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
  readonly #playingWorld: PlayingWorld;
  readonly #warned = new Set<string>();
  #randomState: number;

  private constructor(document: WorldDocument, { seed, newId, mayGoOn, stepsMustFit = false }: SimulationOptions) {
    const { world } = document;
    this.#document = document;
    this.#newId = newId;
    this.#mayGoOn = mayGoOn;
    this.#stepsMustFit = stepsMustFit;
    this.#game = compiledGameOf(document);
    this.#playingWorld = new PlayingWorld(world, this.#game);
    this.#randomState = seed;
    const { shown, stages } = this.#playingWorld;
    if (shown !== undefined) stages.of(shown);
  }

  /** Prepares a document for playing; the document itself never changes. Ticks of its history can be taken back. */
  static load(document: WorldDocument, options: SimulationOptions): Simulation {
    return new Simulation(sanitizeDocument(document), options);
  }

  /** The state of the random numbers that the next tick begins with: a simulation with this seed goes on alike. */
  get randomState(): number {
    return this.#randomState;
  }

  get canUntick(): boolean {
    return this.#playingWorld.now.canUntick;
  }

  /**
   * Lets every actor of the shown stage act once. If a rule cannot be carried out, `error` says so and the world is as it was before.
   * `watch` is called with every rule before it is tried, so that a caller with a clock can measure costs. `turnsOf` makes what walks the
   * rule trees, for those who want to see why.
   */
  tick(input: TickInput, watch?: RuleOptions["watch"], turnsOf?: TurnsFactory): TickResult {
    const { shown: stageId, stages, globals, clock } = this.#playingWorld;
    if (stageId === undefined) return brokenOff("", null, this.#playingWorld.now);
    const playing = stages.awake(stageId);
    const world = this.#worldFor(stageId);
    const before = { globals: globals.record(), time: clock.time };
    playing.begin();
    const events = clock.begin(stageId, input, playing.live.table);
    const laws = { events, settles: this.#document.world.settle === true };
    try {
      const ticked = runTick(playing, this.#game, laws, this.#options(world, watch), turnsOf);
      return this.#keep({ stageId, input, before, world }, ticked);
    } catch (stopped) {
      if (!(stopped instanceof TickStopped)) throw stopped;
      playing.breakOff();
      world.breakOff();
      globals.reset(before.globals);
      clock.set(before.time);
      return brokenOff(stageId, stopped.error, this.#playingWorld.now);
    }
  }

  /** Takes the last recorded tick back; null if there is none. */
  untick(): TickResult | null {
    return this.#playingWorld.untick();
  }

  /** The world as it is now, in the form of a document; unchanged parts are shared with the loaded one. */
  state(): World {
    return this.#playingWorld.state();
  }

  /** The same without the ticks that can be taken back, which take much longer to write down than the rest. */
  withoutHistory(): World {
    return this.#playingWorld.withoutHistory();
  }

  /** For every actor, the rules and containers that applied at least once in the last tick. */
  applied(): Readonly<Record<Id, readonly Id[]>> {
    return this.#playingWorld.lights.applied();
  }

  /** The actors of the stage that is shown now, in stage order. */
  actors(): ReadonlyMap<Id, Actor> {
    const { shown, stages } = this.#playingWorld;
    return shown === undefined ? new Map() : stages.of(shown).actors();
  }

  #worldFor(stageId: Id): TickWorld {
    const { world } = this.#document;
    return new TickWorld({
      ...{ world, stageId, newId: this.#newId },
      playing: (id) => this.#playingWorld.stages.of(id),
      select: (id) => this.#playingWorld.select(id),
    });
  }

  #options(world: TickWorld, watch: RuleOptions["watch"]): Omit<RuleOptions, "stage"> {
    const { globals, stages, changeGlobal } = this.#playingWorld;
    return {
      globals: globals.map,
      randomState: this.#randomState,
      newId: this.#newId,
      mayGoOn: this.#mayGoOn,
      stepsMustFit: this.#stepsMustFit,
      watch,
      world,
      allowsGlobal: ({ id }, value) => id !== CURRENT_STAGE || stages.has(value),
      changeGlobal,
    };
  }

  /** Ends a tick that was carried out: a level that starts afresh does so, the history has one more step, and the result tells what changed. */
  #keep(tick: TickToKeep, { turns, recorded }: Ticked): TickResult {
    const { stages, globals, lights, clock } = this.#playingWorld;
    const { stageId, before, world } = tick;
    const playing = stages.of(stageId);
    const log = playing.changes();
    const { evaluated } = lights;
    const changedLights = lights.take(playing);
    const outcome = () => ({
      stages: stages.actorsOn(world.moments.keys()),
      ...{ sounds: world.sounds, ended: world.ended },
      globals: globals.changedSince(before.globals),
      ...{ lights: changedLights, recorded },
      ...this.#playingWorld.now,
      warnings: this.#onlyNew(turns.rules.warnings),
    });
    this.#randomState = turns.rules.randomState;
    clock.end(stageId, world.hasEntered);
    const fresh = world.freshStage(this.#playingWorld.shown);
    if (fresh !== null && fresh !== stageId) world.begin(fresh);
    const actorsBefore = fresh === stageId ? playing.actorsBefore() : null;
    if (recorded) this.#record(tick, evaluated, actorsBefore ? playing.takeWholeInverse() : playing.takeInverse());
    else playing.passUnrecorded();
    if (!actorsBefore) return resultOf(stageId, log, { ...outcome(), ...playing.newOrder() });
    playing.replaceActors(world.startOf(stageId));
    const changes = { before: actorsBefore, after: playing.actors() };
    return resultOfRestart({ stageId, frames: log.frames() }, changes, outcome());
  }

  #record({ stageId, input, before, world }: TickToKeep, evaluated: Evaluated, inverse: StageInverse): void {
    const { ticks, ticked } = before.time;
    const step = { stageId, input, globals: before.globals, ticks, ticked, evaluated, inverse };
    this.#playingWorld.history.add({ ...step, others: world.moments });
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
