import type {
  Actor,
  EvaluatedRuleIds,
  Globals,
  GlobalVariable,
  Id,
  NewId,
  SimulationOptions,
  TickFrame,
  TickInput,
  WorldDocument,
} from "../../../src/engine/index.ts";
import { entryOf, NOBODY_WATCHES, type Scene, type Witness } from "./Scene.ts";
import { plainActor, standing } from "./squares.ts";
import { type OracleError, TickFailed, Turn } from "./Turn.ts";

interface Kept {
  readonly stageId: Id;
  readonly actors: readonly Actor[];
  readonly globals: ReadonlyMap<Id, GlobalVariable>;
  readonly evaluated: EvaluatedRuleIds;
}

export interface OracleTick {
  readonly error: OracleError | null;
  readonly frames: readonly TickFrame[];
  readonly recorded: boolean;
}

const HISTORY_DEPTH = 20;

/**
 * The naive engine: the laws in the README of src/engine and no optimization, written independently of `src/engine` and sharing only its
 * types. Every square of every rule scans all actors of the stage. The fast engine must agree with it tick for tick.
 */
export class Oracle {
  readonly #document: WorldDocument;
  readonly #newId: NewId;
  readonly #witness: Witness;
  readonly #stepsMustFit: boolean;
  readonly #actors = new Map<Id, readonly Actor[]>();
  #globals: ReadonlyMap<Id, GlobalVariable>;
  #evaluated: EvaluatedRuleIds;
  #history: readonly Kept[];
  #random: number;

  private constructor(document: WorldDocument, { seed, newId, stepsMustFit }: SimulationOptions, witness: Witness) {
    const { world } = document;
    this.#document = document;
    this.#newId = newId;
    this.#witness = witness;
    this.#stepsMustFit = stepsMustFit === true;
    this.#random = seed;
    this.#evaluated = world.evaluatedRuleIds;
    this.#globals = globalsOf(world.globals);
    for (const [id, stage] of Object.entries(world.stages)) this.#actors.set(id, Object.values(stage.actors));
    this.#history = world.history.map(({ stageId, actors, globals, evaluatedRuleIds: evaluated }) => {
      return { stageId, actors: Object.values(actors), globals: globalsOf(globals), evaluated };
    });
  }

  static load(document: WorldDocument, options: SimulationOptions, witness: Witness = NOBODY_WATCHES): Oracle {
    return new Oracle(document, options, witness);
  }

  tick(input: TickInput): OracleTick {
    const scene = this.#scene();
    const before = this.#keep(scene.stage.id);
    const lights: Record<Id, Readonly<Record<Id, boolean>>> = {};
    const randomBefore = this.#random;
    let recorded = false;
    try {
      for (const { id, characterId } of [...scene.actors]) {
        const character = entryOf(scene.characters, characterId);
        if (!character || !scene.actors.some((actor) => actor.id === id)) continue;
        const turn = new Turn(id, character, scene, input, () => this.#draw());
        if (turn.take()) recorded = true;
        lights[id] = turn.lights;
      }
    } catch (failed) {
      if (!(failed instanceof TickFailed)) throw failed;
      this.#random = randomBefore;
      return { error: failed.error, frames: [], recorded: false };
    }
    this.#globals = scene.globals;
    this.#evaluated = lights;
    this.#actors.set(scene.stage.id, scene.actors.map(plainActor).map(withFrameCount(scene)));
    if (recorded) this.#history = [...this.#history, before].slice(-HISTORY_DEPTH);
    return { error: null, frames: framesOf(scene), recorded };
  }

  untick(): boolean {
    const last = this.#history.at(-1);
    if (!last) return false;
    this.#history = this.#history.slice(0, -1);
    this.#actors.set(last.stageId, last.actors);
    this.#globals = last.globals;
    this.#evaluated = last.evaluated;
    return true;
  }

  /** The actors of every stage in order, the values of all globals, the lights, and how many ticks can be taken back. */
  state() {
    return {
      stageId: this.#stageId(),
      actors: this.#actors as ReadonlyMap<Id, readonly Actor[]>,
      globals: new Map([...this.#globals].map(([id, { value }]) => [id, value])),
      evaluated: this.#evaluated,
      history: this.#history.length,
    };
  }

  #scene(): Scene {
    const { world, characters } = this.#document;
    const stage = entryOf(world.stages, this.#stageId());
    if (!stage) throw new Error("The oracle plays no world without a stage.");
    return {
      stage,
      stageIds: Object.keys(world.stages),
      characters,
      newId: this.#newId,
      actors: (this.#actors.get(stage.id) ?? []).map(({ frameCount, ...actor }) => standing(actor, characters)),
      globals: new Map(this.#globals),
      changes: new Map(),
      witness: this.#witness,
      stepsMustFit: this.#stepsMustFit,
    };
  }

  /** The stage that the global names, or the first one if it names none. */
  #stageId(): Id {
    const { stages } = this.#document.world;
    const named = this.#globals.get("selectedStageId")?.value ?? "";
    const first = Object.values(stages).sort((a, b) => a.order - b.order)[0];
    return entryOf(stages, named)?.id ?? first?.id ?? "";
  }

  #keep(stageId: Id): Kept {
    return {
      stageId,
      actors: this.#actors.get(stageId) ?? [],
      globals: this.#globals,
      evaluated: this.#evaluated,
    };
  }

  #draw(): number {
    this.#random = (this.#random + 0x6d2b79f5) | 0;
    const s = this.#random;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }
}

function globalsOf(globals: Globals): Map<Id, GlobalVariable> {
  return new Map(Object.entries(globals));
}

function withFrameCount({ changes }: Scene) {
  return (actor: Actor): Actor => {
    const frameCount = changes.get(actor.id)?.length;
    return frameCount ? { ...actor, frameCount } : actor;
  };
}

/** Frame n holds every actor after its n-th change. */
function framesOf({ changes }: Scene): TickFrame[] {
  const most = Math.max(0, ...[...changes.values()].map(({ length }) => length));
  return Array.from(
    { length: most },
    (_, n) => new Map([...changes].flatMap(([id, list]) => (n < list.length ? [[id, list[n] ?? null]] : []))),
  );
}
