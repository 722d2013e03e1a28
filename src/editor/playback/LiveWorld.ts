import {
  type Actor,
  type Actors,
  currentStage,
  type EvaluatedRuleIds,
  type Globals,
  HISTORY_DEPTH,
  type Id,
  recordedInput,
  type Stage,
  type TickInput,
  type TickRecord,
  type TickResult,
  type World,
} from "../../engine/index.ts";
import { aboutToChange, type PassedTick, recordsOf, reorder } from "./passedTicks.ts";

/**
 * The world as it is right now, ticks included: follows tick results actor by actor, wherever they are made, and is
 * made whole only when somebody asks (design, "Playing").
 */
export class LiveWorld {
  #base: World;
  #actors: Map<Id, Actor> | null = null;
  #globals: Globals;
  #evaluated: EvaluatedRuleIds;
  /** The ticks that the document has kept, and those since. */
  #kept: readonly TickRecord[];
  #passed: readonly PassedTick[] = [];
  #whole: World | null;

  constructor(world: World) {
    this.#base = world;
    this.#globals = world.globals;
    this.#evaluated = world.evaluatedRuleIds;
    this.#kept = world.history.filter(({ stageId }) => Object.hasOwn(world.stages, stageId));
    this.#whole = world;
  }

  get canStepBack(): boolean {
    return this.#passed.length + this.#kept.length > 0;
  }

  /** Takes in what one tick did. */
  tick(result: TickResult, input: TickInput): void {
    if (result.recorded) this.#pass(this.#about(result, input));
    this.#take(result);
  }

  /** Of too many ticks the oldest go, and with them all before them. */
  #pass(tick: PassedTick): void {
    if (this.#passed.length >= HISTORY_DEPTH) this.#kept = [];
    this.#passed = [...this.#passed, tick].slice(-HISTORY_DEPTH);
  }

  /** Takes in that the last tick was taken back. */
  stepBack(result: TickResult): void {
    if (this.#passed.length > 0) this.#passed = this.#passed.slice(0, -1);
    else this.#kept = this.#kept.slice(0, -1);
    this.#take(result);
  }

  /** The actors of the shown stage, in stage order. */
  actors(): ReadonlyMap<Id, Actor> {
    return this.#actorsOf(this.stageId());
  }

  stageId(): Id | null {
    return currentStage({ ...this.#base, globals: this.#globals })?.id ?? null;
  }

  stage(): Stage | null {
    return currentStage(this.world()) ?? null;
  }

  evaluated(): EvaluatedRuleIds {
    return this.#evaluated;
  }

  /** Everything, whole, with the last ticks that can be taken back. */
  world(): World {
    this.#whole ??= this.#madeWhole();
    return this.#whole;
  }

  #madeWhole(): World {
    const world = this.#folded();
    const passed = recordsOf(this.#passed, (stageId) => world.stages[stageId]?.actors ?? {});
    return {
      ...world,
      globals: this.#globals,
      input: { keys: {}, clicks: {} },
      evaluatedRuleIds: this.#evaluated,
      history: [...this.#kept, ...passed].slice(-HISTORY_DEPTH),
    };
  }

  #about(result: TickResult, input: TickInput): PassedTick {
    return {
      input: recordedInput(input),
      globals: this.#globals,
      evaluatedRuleIds: this.#evaluated,
      stageId: result.stageId,
      ...aboutToChange(this.#actorsOf(result.stageId), result),
    };
  }

  #take(result: TickResult): void {
    const actors = this.#actorsOf(result.stageId);
    for (const id of result.deleted) actors.delete(id);
    for (const actor of result.changed) actors.set(actor.id, actor);
    if (result.order) reorder(actors, result.order);
    if (Object.keys(result.globals).length > 0) this.#globals = { ...this.#globals, ...result.globals };
    this.#evaluated = result.evaluated;
    this.#whole = null;
  }

  #ticking: Id | null = null;

  /** Only one stage ticks at a time; the one before is folded into the rest when another takes over. */
  #actorsOf(stageId: Id | null): Map<Id, Actor> {
    if (this.#actors && this.#ticking === stageId) return this.#actors;
    this.#base = this.#folded();
    this.#ticking = stageId;
    this.#actors = new Map(Object.entries(this.#base.stages[stageId ?? ""]?.actors ?? {}));
    return this.#actors;
  }

  #folded(): World {
    const stage = this.#base.stages[this.#ticking ?? ""];
    if (!stage || !this.#actors) return this.#base;
    const actors: Actors = Object.fromEntries(this.#actors);
    return { ...this.#base, stages: { ...this.#base.stages, [stage.id]: { ...stage, actors } } };
  }
}
