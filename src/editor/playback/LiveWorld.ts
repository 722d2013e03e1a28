import {
  type Actor,
  type Actors,
  currentStage,
  type EvaluatedRuleIds,
  type Globals,
  type Id,
  type Stage,
  type TickResult,
  type World,
} from "../../engine/index.ts";

/**
 * The world as it is right now, ticks included: follows tick results actor by actor, and is made whole only when
 * somebody asks (design, "Playing").
 */
export class LiveWorld {
  #base: World;
  #actors: Map<Id, Actor> | null = null;
  #globals: Globals;
  #evaluated: EvaluatedRuleIds;
  #whole: World | null;

  constructor(world: World) {
    this.#base = world;
    this.#globals = world.globals;
    this.#evaluated = world.evaluatedRuleIds;
    this.#whole = world;
  }

  /** Takes in what one tick, or a step back, did. */
  apply(result: TickResult): void {
    const actors = this.#actorsOf(result.stageId);
    for (const id of result.deleted) actors.delete(id);
    for (const actor of result.changed) actors.set(actor.id, actor);
    if (result.order) this.#reorder(actors, result.order);
    if (Object.keys(result.globals).length > 0) this.#globals = { ...this.#globals, ...result.globals };
    this.#evaluated = result.evaluated;
    this.#whole = null;
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

  /** Everything, whole; history is not kept here and comes back empty once something ticked. */
  world(): World {
    this.#whole ??= { ...this.#folded(), globals: this.#globals, evaluatedRuleIds: this.#evaluated, history: [] };
    return this.#whole;
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

  #reorder(actors: Map<Id, Actor>, order: readonly Id[]): void {
    const ordered = order.flatMap((id): Actor[] => {
      const actor = actors.get(id);
      return actor ? [actor] : [];
    });
    actors.clear();
    for (const actor of ordered) actors.set(actor.id, actor);
  }
}
