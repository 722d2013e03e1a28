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
import { startFresh } from "./doors.ts";
import { type Ended, entryOf, NOBODY_WATCHES, type Scene, type Witness } from "./Scene.ts";
import { aTickLater } from "./sayings.ts";
import { plainActor, standing } from "./squares.ts";
import { type OracleError, TickFailed, Turn } from "./Turn.ts";

/** A world before a tick. */
interface Kept {
  readonly stageId: Id;
  readonly actors: readonly Actor[];
  readonly globals: ReadonlyMap<Id, GlobalVariable>;
  readonly evaluated: EvaluatedRuleIds;
  readonly ticks: number;
  readonly ticked: Id | undefined;
  /** The actors of the other stages that the tick changed. */
  readonly elsewhere: ReadonlyMap<Id, readonly Actor[]>;
}

export interface OracleTick {
  readonly error: OracleError | null;
  readonly frames: readonly TickFrame[];
  readonly recorded: boolean;
  readonly sounds: readonly Id[];
  readonly ended: Ended | null;
}

const HISTORY_DEPTH = 20;
const PASSES_MAX = 100;

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
  #ticks: number;
  /** The stage that ticked last, unless it is to start over. */
  #ticked: Id | undefined;
  #keysBefore: readonly number[] = [];

  private constructor(document: WorldDocument, { seed, newId, stepsMustFit }: SimulationOptions, witness: Witness) {
    const { world } = document;
    this.#document = document;
    this.#newId = newId;
    this.#witness = witness;
    this.#stepsMustFit = stepsMustFit === true;
    this.#random = seed;
    this.#evaluated = world.evaluatedRuleIds;
    this.#globals = globalsOf(world.globals);
    this.#ticks = ticksOf(world.ticks);
    this.#ticked = world.ticked;
    for (const [id, stage] of Object.entries(world.stages)) this.#actors.set(id, Object.values(stage.actors));
    this.#history = world.history.map(
      ({ stageId, actors, globals, evaluatedRuleIds: evaluated, ticks, ticked, stages }) => {
        const elsewhere = new Map(Object.entries(stages ?? {}).map(([id, each]) => [id, Object.values(each)]));
        const kept = { stageId, actors: Object.values(actors), globals: globalsOf(globals), evaluated, elsewhere };
        return { ...kept, ticks: ticksOf(ticks), ticked };
      },
    );
  }

  static load(document: WorldDocument, options: SimulationOptions, witness: Witness = NOBODY_WATCHES): Oracle {
    return new Oracle(document, options, witness);
  }

  tick(input: TickInput): OracleTick {
    const scene = this.#scene(input);
    const randomBefore = this.#random;
    let turns: Turn[];
    try {
      turns = takeTurns(scene);
    } catch (failed) {
      if (!(failed instanceof TickFailed)) throw failed;
      this.#random = randomBefore;
      return { error: failed.error, frames: [], recorded: false, sounds: [], ended: null };
    }
    const fresh = startFresh(scene);
    const lights = Object.fromEntries(turns.map((turn) => [turn.id, turn.lights]));
    const recorded = Object.values(lights).some((lit) => Object.values(lit).includes(true));
    if (recorded) this.#history = [...this.#history, this.#before(scene)].slice(-HISTORY_DEPTH);
    this.#keep(scene, lights, fresh);
    return { error: null, frames: framesOf(scene), recorded, sounds: scene.sounds, ended: scene.ended };
  }

  untick(): boolean {
    const last = this.#history.at(-1);
    if (!last) return false;
    this.#history = this.#history.slice(0, -1);
    for (const [id, actors] of last.elsewhere) this.#actors.set(id, actors);
    this.#actors.set(last.stageId, last.actors);
    this.#globals = last.globals;
    this.#evaluated = last.evaluated;
    this.#ticks = last.ticks;
    this.#ticked = last.ticked;
    this.#keysBefore = [];
    if (last.elsewhere.size > 0) this.#witness.saw("stepping back over a door");
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
      ticks: this.#ticks,
      ticked: this.#ticked,
    };
  }

  #scene(input: TickInput): Scene {
    const { world, characters } = this.#document;
    const stage = entryOf(world.stages, this.#stageId());
    if (!stage) throw new Error("The oracle plays no world without a stage.");
    const ticks = this.#ticks + 1;
    const isStart = ticks === 1 || this.#ticked !== stage.id;
    const actors = (this.#actors.get(stage.id) ?? []).map(({ frameCount, ...actor }) =>
      standing(aTickLater(actor, { witness: this.#witness }), characters),
    );
    return {
      stage,
      world,
      characters,
      time: { input, ticks, isStart, keysBefore: this.#keysBefore },
      newId: this.#newId,
      random: () => this.#draw(),
      actors,
      globals: new Map(this.#globals),
      elsewhere: new Map([...this.#actors].filter(([id]) => id !== stage.id)),
      doors: { begins: false, fresh: null, came: [] },
      sounds: [],
      ended: null,
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

  #before({ stage, elsewhere }: Scene): Kept {
    return {
      stageId: stage.id,
      actors: this.#actors.get(stage.id) ?? [],
      globals: this.#globals,
      evaluated: this.#evaluated,
      ticks: this.#ticks,
      ticked: this.#ticked,
      elsewhere: new Map([...this.#actors].filter(([id, actors]) => id !== stage.id && elsewhere.get(id) !== actors)),
    };
  }

  #keep(scene: Scene, lights: EvaluatedRuleIds, fresh: Id | null): void {
    const actors = scene.actors.map(plainActor);
    this.#globals = scene.globals;
    this.#evaluated = lights;
    this.#ticks = scene.time.ticks;
    this.#keysBefore = scene.time.input.keys;
    this.#ticked = scene.doors.begins ? undefined : scene.stage.id;
    for (const [id, actors] of scene.elsewhere) this.#actors.set(id, actors);
    this.#actors.set(scene.stage.id, fresh === scene.stage.id ? actors : actors.map(withFrameCount(scene)));
  }

  #draw(): number {
    this.#random = (this.#random + 0x6d2b79f5) | 0;
    const s = this.#random;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }
}

/** Everybody in turn; in a world that settles those to whom nothing applied again and again, until nothing applies any more. */
function takeTurns(scene: Scene): Turn[] {
  const turns: Turn[] = [];
  let waiting: Turn[] = [];
  for (const { id, characterId } of [...scene.actors]) {
    const character = entryOf(scene.characters, characterId);
    const turn = character && new Turn(id, character, scene);
    if (!turn?.isThere) continue;
    turns.push(turn);
    if (!turn.take()) waiting.push(turn);
  }
  for (let passes = scene.world.settle === true ? PASSES_MAX : 0; passes > 0; passes--) {
    const still = waiting.filter((turn) => !turn.isThere || !turn.takeAgain());
    if (still.length === waiting.length) break;
    waiting = still;
  }
  return turns;
}

function ticksOf(ticks: unknown): number {
  return typeof ticks === "number" && ticks > 0 ? ticks : 0;
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
