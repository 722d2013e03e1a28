import { type Endpoint, proxy, type Remote, wrap } from "comlink";
import type { Clock } from "../../browser/timers.ts";
import type {
  Character,
  RuleAtWork,
  RuleCost,
  SimulationOptions,
  TickInput,
  TickResult,
  WorldDocument,
} from "../../engine/index.ts";
import { type PackedResult, ResultUnpacker } from "../../engine/packed/index.ts";
import type { Dice } from "../../engine/replay/index.ts";
import { waitFor } from "./patience.ts";
import type { RunnerWatch, TickRunner } from "./TickRunner.ts";

/** The interface of `workers/TickSession.ts`. */
interface TickSession {
  watch(tell: (at: RuleAtWork) => void): void;
  load(document: WorldDocument, options: { readonly seed: number; readonly idPrefix: string }): void;
  tick(input: TickInput): SessionTick;
  watchedTick(input: TickInput): SessionTick & { readonly costliest: RuleCost | null };
  untick(): PackedResult | null;
}

interface SessionTick {
  readonly packed: PackedResult;
  readonly dice: Dice;
}

/** A worker thread as the page sees it. */
export interface TickThread {
  readonly endpoint: Endpoint;
  /** Calls back when it cannot start, or stops by itself. */
  onBroken(broken: (fault: unknown) => void): void;
  end(): void;
}

export interface WorkerTicksDeps {
  readonly clock: Clock;
  readonly thread: TickThread;
  readonly watch: Pick<RunnerWatch, "broken" | "stuck">;
}

/** Ticks in a worker, so that a large stage never blocks the page. Each request has a time limit. */
export class WorkerTicks implements TickRunner {
  readonly #deps: WorkerTicksDeps;
  readonly #session: Remote<TickSession>;
  #world: PlayedWorld;
  #unpacker = new ResultUnpacker();
  #dice: Dice;
  /** The rule at work in a tick that takes long. */
  #atWork: RuleAtWork | null = null;
  #stopWaiting = () => {};

  constructor(document: WorldDocument, options: SimulationOptions, deps: WorkerTicksDeps) {
    const { thread, watch } = deps;
    this.#deps = deps;
    this.#session = wrap<TickSession>(thread.endpoint);
    thread.onBroken(watch.broken);
    void this.#session.watch(proxy((at) => this.#told(at))).catch(watch.broken);
    this.#world = playedWorld(document, options);
    this.#dice = startOf(this.#world);
  }

  get dice(): Dice {
    return this.#dice;
  }

  get idPrefix(): string {
    return this.#world.options.idPrefix;
  }

  /** Replaces the world that the next `load` sends. */
  setWorld(document: WorldDocument, options: SimulationOptions): this {
    this.#world = playedWorld(document, options);
    this.#dice = startOf(this.#world);
    return this;
  }

  /** A thread that is slow to start is broken, not stuck in a tick. */
  load(done: () => void): void {
    const { document, options } = this.#world;
    this.#unpacker = new ResultUnpacker();
    this.#ask(
      () => this.#session.load(document, options),
      done,
      () => this.#deps.watch.broken(new Error("The thread for ticks did not start.")),
    );
  }

  tick(input: TickInput, done: (result: TickResult) => void, costliest?: (cost: RuleCost | null) => void): void {
    const unpacker = this.#unpacker;
    const ticked = ({ packed, dice }: SessionTick) => {
      this.#dice = dice;
      done(unpacker.unpack(packed));
    };
    if (costliest) {
      const answered = (answer: SessionTick & { readonly costliest: RuleCost | null }) => {
        costliest(answer.costliest);
        ticked(answer);
      };
      this.#ask(() => this.#session.watchedTick(input), answered);
    } else this.#ask(() => this.#session.tick(input), ticked);
  }

  untick(done: (result: TickResult | null) => void): void {
    const unpacker = this.#unpacker;
    this.#ask(
      () => this.#session.untick(),
      (packed) => done(packed && unpacker.unpack(packed)),
    );
  }

  end(): void {
    this.#stopWaiting();
    this.#deps.thread.end();
  }

  #ask<T>(question: () => Promise<T>, answered: (answer: T) => void, tooLong = () => this.#stuck()): void {
    this.#atWork = null;
    this.#stopWaiting = waitFor(this.#deps.clock, tooLong);
    void question().then((answer) => {
      this.#stopWaiting();
      answered(answer);
    }, this.#deps.watch.broken);
  }

  #told(at: RuleAtWork): void {
    this.#atWork = at;
  }

  #stuck(): void {
    this.#deps.watch.stuck(this.#atWork);
  }
}

/** What the thread is sent of a game. */
interface PlayedWorld {
  readonly document: WorldDocument;
  readonly options: { readonly seed: number; readonly idPrefix: string };
}

function playedWorld(document: WorldDocument, { seed, newId }: SimulationOptions): PlayedWorld {
  return { document: playedPart(document), options: { seed, idPrefix: `${newId()}-` } };
}

function startOf({ options: { seed } }: PlayedWorld): Dice {
  return { seed, made: 0 };
}

/** All that a tick reads, without images and undo entries, which weigh the most. */
function playedPart(document: WorldDocument): WorldDocument {
  const characters = Object.entries(document.characters).map(([id, character]) => [id, withoutPictures(character)]);
  return { ...document, characters: Object.fromEntries(characters), undoStack: [], redoStack: [] };
}

function withoutPictures(character: Character): Character {
  const { spritesheet } = character;
  const appearances = Object.fromEntries(Object.keys(spritesheet.appearances).map((id) => [id, []]));
  return { ...character, spritesheet: { ...spritesheet, appearances } };
}
