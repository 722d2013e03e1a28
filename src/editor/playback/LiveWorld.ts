import {
  type Actor,
  type Actors,
  currentStage,
  type Globals,
  HISTORY_DEPTH,
  type Id,
  own,
  recordedInput,
  type Stage,
  type TickInput,
  type TickRecord,
  type TickResult,
  type World,
} from "../../engine/index.ts";
import type { PlaybackState, UiState } from "../state/EditorState.ts";
import { mapEntries } from "../state/largeMaps.ts";
import { ActorIndex } from "./ActorIndex.ts";
import { type ActorLights, PassedTicks } from "./PassedTicks.ts";

/**
 * The world as it is right now, ticks included. It applies tick results actor by actor; the whole world is assembled
 * only on demand.
 */
export class LiveWorld {
  #base: World;
  #actors: ActorIndex | null = null;
  #ticking: Id | null = null;
  #globals: Globals;
  readonly #lights: Map<Id, ActorLights>;
  /** The ticks that the document came with. */
  #kept: readonly TickRecord[];
  /** Null where nobody steps back. */
  readonly #passed: PassedTicks | null;
  #canStepBack: boolean;
  #whole: World | null;
  /** The shown stage, cached until it changes. */
  #stage: Stage | null = null;

  /** `keepsTicks`: what was played can be stepped back. Otherwise the ticks of a crowd are not held in memory. */
  constructor(world: World, { keepsTicks = true }: { readonly keepsTicks?: boolean } = {}) {
    this.#passed = keepsTicks ? new PassedTicks() : null;
    this.#base = world;
    this.#globals = world.globals;
    this.#lights = new Map(Object.entries(world.evaluatedRuleIds));
    this.#kept = world.history.filter(({ stageId }) => Object.hasOwn(world.stages, stageId));
    this.#canStepBack = this.#kept.length > 0;
    this.#whole = world;
  }

  get canStepBack(): boolean {
    return this.#canStepBack;
  }

  /** Applies the result of a tick. */
  tick(result: TickResult, input: TickInput): void {
    if (this.#passed) this.#note(this.#passed, result, input);
    this.#take(result);
  }

  #note(passed: PassedTicks, result: TickResult, input: TickInput): void {
    if (result.recorded) this.#pass(passed, result, input);
    else if (result.changed.length > 0)
      passed.amend(result.stageId, this.#actorsOf(result.stageId).before(result).before);
    for (const id of Object.keys(result.lights)) passed.dim(id, this.#lights.get(id));
  }

  /** Records the tick. If old ticks have to be dropped, those that the document came with go, too. */
  #pass(passed: PassedTicks, result: TickResult, input: TickInput): void {
    const { stageId } = result;
    const before = this.#actorsOf(stageId).before(result);
    const moment = { stageId, input: recordedInput(input), globals: this.#globals, ...timeOf(this.#base) };
    if (passed.add({ ...moment, ...this.#stagesBefore(result), ...before })) this.#kept = [];
  }

  /** The actors of other stages that a tick is about to change, as they are now. */
  #stagesBefore({ stages }: TickResult): Pick<TickRecord, "stages"> {
    const ids = Object.keys(stages);
    if (ids.length === 0) return {};
    return { stages: Object.fromEntries(ids.map((id) => [id, this.#storedActors(id)])) };
  }

  /** Applies the result of a step back; null if there was no tick to take back. */
  stepBack(result: TickResult | null): void {
    this.#canStepBack = false;
    if (!result) return;
    if (this.#passed && this.#passed.length > 0) this.#passed.takeLast();
    else this.#kept = this.#kept.slice(0, -1);
    this.#take(result);
  }

  /** The document has all ticks now, and this is its world. The ticks can still be taken back. */
  settled(world: World): void {
    this.#base = world;
    this.#whole = world;
    this.#stage = null;
  }

  /** The actors of the shown stage, in stage order. */
  actors(): ReadonlyMap<Id, Actor> {
    return this.#actorsOf(this.stageId()).map;
  }

  /** One actor of the shown stage as it is now; undefined if it is gone. */
  actor(id: Id): Actor | undefined {
    const stageId = this.stageId();
    return this.#isTicking(stageId) ? this.#actors?.map.get(id) : own(this.#storedActors(stageId), id);
  }

  /** The actors of the shown stage for which a predicate holds, from the bottom up. */
  actorsWhere(holds: (actor: Actor) => boolean): Actor[] {
    const stageId = this.stageId();
    if (this.#isTicking(stageId)) return [...this.actors().values()].filter(holds);
    return mapEntries(this.#storedActors(stageId)).values.filter(holds);
  }

  /** The world's variables, without assembling the world. */
  globals(): Globals {
    return this.#globals;
  }

  stageId(): Id | null {
    return currentStage({ ...this.#base, globals: this.#globals })?.id ?? null;
  }

  /** The shown stage with its actors, without assembling the rest of the world. */
  stage(): Stage | null {
    this.#stage ??= currentStage({ stages: (this.#whole ?? this.#folded()).stages, globals: this.#globals }) ?? null;
    return this.#stage;
  }

  /** The shown stage without its actors, which is the part that no tick can change. */
  grid(): Omit<Stage, "actors"> | null {
    return currentStage({ stages: this.#base.stages, globals: this.#globals }) ?? null;
  }

  /** Whether any actor has lights. */
  get isLit(): boolean {
    return this.#lights.size > 0;
  }

  lightsOf(actorId: Id): ActorLights | undefined {
    return this.#lights.get(actorId);
  }

  /** The only actor of a character on the shown stage; null if there are none or several. */
  onlyActorOf(characterId: Id): Id | null {
    return this.#actorsOf(this.stageId()).onlyOf(characterId);
  }

  /** The world without its last ticks, for which `world` works much longer. */
  withoutHistory(): World {
    return {
      ...this.#folded(),
      globals: this.#globals,
      input: { keys: {}, clicks: {} },
      evaluatedRuleIds: {},
      history: [],
    };
  }

  /** The whole world, with the last ticks for stepping back. */
  world(): World {
    this.#whole ??= this.#assembled();
    return this.#whole;
  }

  #assembled(): World {
    const { ticks, ticked, ...world } = this.#folded();
    const lights = Object.fromEntries(this.#lights);
    const actorsOf = (stageId: Id) => world.stages[stageId]?.actors ?? {};
    const passed = this.#passed?.records({ actorsOf, lights }) ?? [];
    return {
      ...world,
      globals: this.#globals,
      input: { keys: {}, clicks: {} },
      evaluatedRuleIds: lights,
      history: [...this.#kept, ...passed].slice(-HISTORY_DEPTH),
      ...(ticks === undefined ? {} : { ticks }),
      ...(ticked === undefined ? {} : { ticked }),
    };
  }

  #take(result: TickResult): void {
    this.#actorsOf(result.stageId).take(result);
    this.#takeStages(result);
    if (Object.keys(result.globals).length > 0) this.#globals = { ...this.#globals, ...result.globals };
    for (const [id, lights] of Object.entries(result.lights)) {
      if (lights) this.#lights.set(id, lights);
      else this.#lights.delete(id);
    }
    this.#canStepBack = result.canUntick;
    this.#whole = null;
    this.#stage = null;
  }

  /** Everything of a result but the stage that ticked. */
  #takeStages({ stages, time }: TickResult): void {
    const changed = Object.entries(stages).flatMap(([id, actors]) => {
      const stage = own(this.#base.stages, id);
      return stage ? [[id, { ...stage, actors }] as const] : [];
    });
    const all = changed.length === 0 ? this.#base.stages : { ...this.#base.stages, ...Object.fromEntries(changed) };
    const { ticks: _ticks, ticked: _ticked, ...base } = this.#base;
    this.#base = { ...base, ...time, stages: all };
  }

  /** The actors of a stage, which is from now on the one that ticks; the previous one is written back to the world. */
  #actorsOf(stageId: Id | null): ActorIndex {
    if (this.#actors && this.#isTicking(stageId)) return this.#actors;
    this.#base = this.#folded();
    this.#ticking = stageId;
    this.#actors = new ActorIndex(this.#storedActors(stageId));
    return this.#actors;
  }

  #isTicking(stageId: Id | null): boolean {
    return this.#actors !== null && this.#ticking === stageId;
  }

  /** The actors of a stage as they are in the world without the ticking stage. */
  #storedActors(stageId: Id | null): Actors {
    return this.#base.stages[stageId ?? ""]?.actors ?? {};
  }

  #folded(): World {
    const stage = this.#base.stages[this.#ticking ?? ""];
    if (!stage || !this.#actors) return this.#base;
    const actors: Actors = Object.fromEntries(this.#actors.map);
    return { ...this.#base, stages: { ...this.#base.stages, [stage.id]: { ...stage, actors } } };
  }
}

/** The time before a tick, as its record keeps it. */
function timeOf({ ticks = 0, ticked }: World): Pick<TickRecord, "ticks" | "ticked"> {
  return { ticks, ...(ticked === undefined ? {} : { ticked }) };
}

type RuleLights = PlaybackState["lights"];
const NONE: RuleLights = {};

/** The actor whose lights the inspector shows: the selected one, else the only actor of the selected character. */
export function litActor({ selectedActorId, selectedCharacterId }: UiState, live: LiveWorld): Id | null {
  return selectedActorId ?? (selectedCharacterId && live.onlyActorOf(selectedCharacterId));
}

/** The lights to show in the inspector; none if there is no such actor. */
export function lightsFor(ui: UiState, live: LiveWorld): RuleLights {
  const actorId = live.isLit ? litActor(ui, live) : null;
  return (actorId && live.lightsOf(actorId)) || NONE;
}

export function sameLights(a: RuleLights, b: RuleLights): boolean {
  const ids = Object.keys(a);
  return ids.length === Object.keys(b).length && ids.every((id) => a[id] === b[id]);
}
