import {
  type Actor,
  CURRENT_STAGE,
  type Id,
  type TickError,
  type TickInput,
  type TickResult,
  type WorldDocument,
} from "../../engine/index.ts";
import type { Clock } from "../Clock.ts";
import type { EditorStore } from "../store/createStore.ts";
import type { PlaybackState } from "../store/EditorState.ts";
import { KeyState } from "./KeyState.ts";
import { LiveWorld } from "./LiveWorld.ts";
import { lightsFor, sameLights } from "./lights.ts";
import type { NewRunner } from "./newRunner.ts";
import { RunnerAtWork } from "./RunnerAtWork.ts";

/** What playing needs of the rest of the editor. */
export interface PlaybackParts {
  readonly store: EditorStore;
  readonly clock: Clock;
  readonly newRunner: NewRunner;
  /** Puts the world as it became into the document; no undo entry. */
  readonly settle: (world: WorldDocument["world"]) => void;
  readonly failed: (error: TickError) => void;
  /** The game cannot go on, and no rule is to blame. */
  readonly broke: (fault: unknown) => void;
}

/** Plays the world tick by tick (spec §4, "Playback and the tick"; design, "Playing"). */
export class Playback {
  readonly keys = new KeyState();
  readonly #parts: PlaybackParts;
  readonly #listeners = new Set<(result: TickResult) => void>();
  readonly #runner: RunnerAtWork;
  #live: LiveWorld;
  #cancelTimer: (() => void) | null = null;
  #isHidden = false;
  #isUnsettled = false;

  constructor(parts: PlaybackParts) {
    this.#parts = parts;
    this.#live = new LiveWorld(parts.store.getState().document.world);
    this.#runner = new RunnerAtWork({
      newRunner: parts.newRunner,
      documentNow: () => this.#documentNow(),
      broke: (fault) => this.#broke(fault),
    });
  }

  get live(): LiveWorld {
    return this.#live;
  }

  play(): void {
    if (this.#state.running) return;
    this.keys.forgetPressed();
    this.#set({ running: true, error: null });
    this.#schedule(this.#state.speed);
  }

  stop(): void {
    this.#cancel();
    if (this.#state.running) this.#set({ running: false });
    this.settle();
  }

  /** One tick by hand; a playing world stops first (details §4, "Controls"). */
  forward(): void {
    this.stop();
    this.keys.forgetPressed();
    this.#set({ error: null });
    this.#tick();
  }

  back(): void {
    this.stop();
    this.#runner.ask({
      put: (runner, done) => runner.untick(done),
      answered: (result) => {
        this.#live.stepBack(result);
        this.#takeIn(result);
      },
    });
  }

  setSpeed(speed: number): void {
    this.#set({ speed });
    if (!this.#cancelTimer) return;
    this.#cancel();
    this.#schedule(speed);
  }

  /** A page out of sight does not play on. */
  setHidden(hidden: boolean): void {
    this.#isHidden = hidden;
    this.#cancel();
    if (!hidden && this.#state.running && !this.#runner.isBusy) this.#schedule(this.#state.speed);
  }

  listen(listener: (result: TickResult) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  actors(): ReadonlyMap<Id, Actor> {
    return this.#live.actors();
  }

  /** Brings the document up to date with what ticked since. */
  settle(): void {
    if (!this.#isUnsettled) return;
    this.#isUnsettled = false;
    this.#parts.settle(this.#live.world());
    this.#live = new LiveWorld(this.#parts.store.getState().document.world);
  }

  /** The document was edited: the next tick begins from it. */
  reload(): void {
    this.#runner.forget();
    this.#isUnsettled = false;
    const { world } = this.#parts.store.getState().document;
    this.#live = new LiveWorld(world);
    this.#set({ canStepBack: this.#live.canStepBack });
    this.refreshLights();
    if (this.#state.running && !this.#cancelTimer) this.#schedule(this.#state.speed);
  }

  refreshLights(): void {
    const { ui, playback } = this.#parts.store.getState();
    const lights = lightsFor(ui, this.actors(), this.#live.evaluated());
    if (!sameLights(lights, playback.lights)) this.#set({ lights });
  }

  end(): void {
    this.#cancel();
    this.#runner.forget();
    this.#listeners.clear();
  }

  #schedule(ms: number): void {
    if (this.#isHidden) return;
    this.#cancelTimer = this.#parts.clock.after(ms, () => {
      this.#cancelTimer = null;
      this.#tick();
    });
  }

  #tick(): void {
    if (this.#runner.isBusy) return;
    const started = this.#parts.clock.now();
    const input = this.keys.take();
    this.#runner.ask({
      put: (runner, done) => runner.tick(input, done),
      answered: (result) => {
        this.#ticked(result, input);
        const left = this.#state.speed - (this.#parts.clock.now() - started);
        if (this.#state.running && !this.#cancelTimer) this.#schedule(Math.max(left, 0));
      },
    });
  }

  #ticked(result: TickResult, input: TickInput): void {
    if (result.error) {
      this.#fail(result.error);
      return;
    }
    this.#live.tick(result, input);
    this.#takeIn(result);
  }

  #takeIn(result: TickResult): void {
    this.#isUnsettled = true;
    for (const listener of this.#listeners) listener(result);
    const { canStepBack } = this.#live;
    if (canStepBack !== this.#state.canStepBack) this.#set({ canStepBack });
    this.#forgetGone(result);
    this.refreshLights();
    if (!this.#state.running || result.globals[CURRENT_STAGE]) this.settle();
  }

  #fail(error: TickError): void {
    this.stop();
    this.#set({ error });
    this.#parts.failed(error);
  }

  #broke(fault: unknown): void {
    this.stop();
    this.#parts.broke(fault);
  }

  #forgetGone({ deleted }: TickResult): void {
    const { selectedActorId, selectedView } = this.#parts.store.getState().ui;
    if (selectedView !== "stage" || !selectedActorId || !deleted.includes(selectedActorId)) return;
    this.#parts.store.setState(({ ui }) => ({ ui: { ...ui, selectedActorId: null } }));
  }

  #documentNow(): WorldDocument {
    this.settle();
    return this.#parts.store.getState().document;
  }

  #cancel(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = null;
  }

  get #state(): PlaybackState {
    return this.#parts.store.getState().playback;
  }

  #set(change: Partial<PlaybackState>): void {
    this.#parts.store.setState(({ playback }) => ({ playback: { ...playback, ...change } }));
  }
}
