/** Plays one game in the fast engine and in the oracle, and returns what each of them shows after every step. */
import type { Actor, EvaluatedRuleIds, Id, TickInput, TickResult, WorldDocument } from "../../../src/engine/index.ts";
import { Simulation } from "../../../src/engine/simulation.ts";
import { Oracle, type OracleTick } from "./Oracle.ts";
import type { Witness } from "./Scene.ts";

/** Everything on which the two must agree after a step. */
export interface Shown {
  /** The actors of the shown stage, in stage order. */
  readonly current: readonly Id[];
  readonly stages: Readonly<Record<Id, readonly object[]>>;
  /** The same stages in a view that only applies the reported changes. */
  readonly followed: Readonly<Record<Id, readonly object[]>>;
  readonly globals: Readonly<Record<Id, string>>;
  readonly evaluated: object;
  /** The same lights in a view that only applies the reported changes. */
  readonly followedLights: object;
  readonly frames: readonly object[];
  readonly history: number;
  readonly ticks: number;
  /** The stage that ticked last, if it does not start over. */
  readonly ticked: Id | null;
  readonly recorded: boolean;
  readonly error: object | null;
  readonly sounds: readonly Id[];
  readonly ended: object | null;
}

export interface Step {
  readonly fast: Shown;
  readonly naive: Shown;
  /** The fast engine bounds the loops of a tick, the oracle does not. */
  readonly isCutShort: boolean;
}

/** How a game is played. */
export interface Law {
  readonly seed: number;
  readonly stepsMustFit: boolean;
}

type Outcome = Pick<Shown, "frames" | "recorded" | "error" | "sounds" | "ended">;

export class SideBySide {
  readonly #document: WorldDocument;
  readonly #simulation: Simulation;
  readonly #oracle: Oracle;
  readonly #view = new Map<Id, ReadonlyMap<Id, Actor>>();
  readonly #lights: Map<Id, EvaluatedRuleIds[Id]>;

  constructor(document: WorldDocument, { seed, stepsMustFit }: Law, prefix: string, witness: Witness) {
    this.#document = document;
    this.#simulation = Simulation.load(document, { seed, stepsMustFit, newId: idsFrom(prefix) });
    this.#oracle = Oracle.load(document, { seed, stepsMustFit, newId: idsFrom(prefix) }, witness);
    this.#lights = new Map(Object.entries(document.world.evaluatedRuleIds));
    for (const { id, actors } of Object.values(document.world.stages))
      this.#view.set(id, new Map(Object.entries(actors)));
  }

  tick(input: TickInput): Step {
    const result = this.#simulation.tick(input);
    const outcome = this.#oracle.tick(input);
    this.#follow(result);
    // Change counts are about the last tick alone.
    const withCounts = outcome.error === null;
    return {
      fast: this.#fast(outcomeOf(result), withCounts),
      naive: this.#naive(outcomeOf(outcome), withCounts),
      isCutShort: result.warnings.some((warning) => warning.includes("cut short")),
    };
  }

  untick(): Step {
    const result = this.#simulation.untick();
    const isDone = this.#oracle.untick();
    if (result) this.#follow(result);
    return {
      fast: this.#fast({ ...NOTHING, recorded: result !== null }, false),
      naive: this.#naive({ ...NOTHING, recorded: isDone }, false),
      isCutShort: false,
    };
  }

  /** The game as it would be saved now. */
  saved(): WorldDocument {
    return structuredClone({ ...this.#document, world: this.#simulation.state() });
  }

  #follow({ stageId, changed, deleted, order, lights, stages }: TickResult): void {
    for (const [id, lit] of Object.entries(lights)) {
      if (lit) this.#lights.set(id, lit);
      else this.#lights.delete(id);
    }
    const actors = new Map(this.#view.get(stageId));
    for (const actor of changed) actors.set(actor.id, actor);
    for (const id of deleted) actors.delete(id);
    const ordered = order?.flatMap((id): [Id, Actor][] => entryIn(actors, id));
    this.#view.set(stageId, ordered ? new Map(ordered) : actors);
    for (const [id, others] of Object.entries(stages)) this.#view.set(id, new Map(Object.entries(others)));
  }

  #fast(outcome: Outcome, withCounts: boolean): Shown {
    const { stages, globals, evaluatedRuleIds, history, ticks = 0, ticked = null } = this.#simulation.state();
    const shown = Object.values(stages).map(({ id, actors }) => [id, Object.values(actors).map(plain(withCounts))]);
    const followed = [...this.#view].map(([id, actors]) => [id, [...actors.values()].map(plain(false))]);
    return {
      current: [...this.#simulation.actors().keys()],
      stages: Object.fromEntries(shown),
      followed: Object.fromEntries(followed),
      globals: Object.fromEntries(Object.values(globals).map(({ id, value }) => [id, value])),
      evaluated: evaluatedRuleIds,
      followedLights: Object.fromEntries(this.#lights),
      history: history.length,
      ticks,
      ticked,
      ...outcome,
    };
  }

  #naive(outcome: Outcome, withCounts: boolean): Shown {
    const { stageId, actors, globals, evaluated, history, ticks, ticked = null } = this.#oracle.state();
    return {
      current: (actors.get(stageId) ?? []).map(({ id }) => id),
      stages: Object.fromEntries([...actors].map(([id, list]) => [id, list.map(plain(withCounts))])),
      followed: Object.fromEntries([...actors].map(([id, list]) => [id, list.map(plain(false))])),
      globals: Object.fromEntries(globals),
      evaluated,
      followedLights: evaluated,
      history,
      ticks,
      ticked,
      ...outcome,
    };
  }
}

const NOTHING = { frames: [], error: null, sounds: [], ended: null };

function idsFrom(prefix: string) {
  let made = 0;
  return () => `${prefix}-${made++}`;
}

function entryIn(actors: ReadonlyMap<Id, Actor>, id: Id): [Id, Actor][] {
  const actor = actors.get(id);
  return actor ? [[id, actor]] : [];
}

/** An actor in the form that both report. */
function plain(withCounts: boolean) {
  return ({ transform = "0", frameCount = 0, ...actor }: Actor): object => ({
    ...actor,
    transform,
    ...(withCounts ? { frameCount } : {}),
  });
}

function outcomeOf({ frames, recorded, error, sounds, ended }: OracleTick): Outcome {
  return {
    frames: frames.map((frame) =>
      Object.fromEntries([...frame].map(([id, actor]) => [id, actor && plain(false)(actor)])),
    ),
    recorded,
    sounds,
    ended,
    error: error && { message: error.message, characterId: error.characterId, ruleId: error.ruleId },
  };
}
