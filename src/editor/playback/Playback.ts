import {
  type Actor,
  CURRENT_STAGE,
  type Id,
  type RuleAtWork,
  type RuleCost,
  type TickError,
  type TickInput,
  type TickResult,
  type WorldDocument,
} from "../../engine/index.ts";
import type { Clock } from "../Clock.ts";
import { changePart } from "../store/changePart.ts";
import type { EditorStore } from "../store/createStore.ts";
import type { PlaybackState } from "../store/EditorState.ts";
import { Ui } from "../store/Ui.ts";
import { KeyState } from "./KeyState.ts";
import { LiveWorld } from "./LiveWorld.ts";
import { lightsFor, sameLights } from "./lights.ts";
import { Metronome } from "./Metronome.ts";
import type { NewRunner } from "./newRunner.ts";
import { Pace } from "./Pace.ts";
import { RunnerAtWork } from "./RunnerAtWork.ts";
import { type NamedRule, namedRule } from "./ruleAtWork.ts";
import { TurnCount } from "./TurnCount.ts";

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
  /** A tick did not come to an end; the rule that was at work, where that is known. */
  readonly stuck: (rule: NamedRule | null) => void;
}

/** Plays the world tick by tick (spec §4, "Playback and the tick"; design, "Playing"). */
export class Playback {
  readonly keys = new KeyState();
  readonly pace = new Pace();
  readonly #turns = new TurnCount();
  readonly #parts: PlaybackParts;
  readonly #listeners = new Set<(result: TickResult) => void>();
  readonly #runner: RunnerAtWork;
  readonly #metronome: Metronome;
  #live: LiveWorld;
  /** The input of the tick that was asked for last, until it is answered. */
  #asked: TickInput | null = null;
  #isUnsettled = false;

  constructor(parts: PlaybackParts) {
    this.#parts = parts;
    const { store, clock } = parts;
    this.#live = new LiveWorld(store.getState().document.world);
    this.#metronome = new Metronome({ store, clock, tick: () => this.#tick() });
    this.#runner = new RunnerAtWork({
      newRunner: parts.newRunner,
      documentNow: () => this.#documentNow(),
      broke: (fault) => this.#broke(fault),
      stuck: (at) => this.#stuck(at),
    });
  }

  get live(): LiveWorld {
    return this.#live;
  }

  /** How many turns were played since the game began, or was gone back to where nothing can be taken back. */
  get turn(): number {
    return this.#turns.now;
  }

  play(): void {
    if (this.#state.running) return;
    this.keys.forgetPressed();
    this.#set({ running: true, error: null });
    this.#begin();
  }

  stop(): void {
    this.#metronome.cancel();
    if (this.#state.running) {
      this.#runner.forgetWaiting();
      this.#set({ running: false });
    }
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
        if (result) this.#turns.back();
        if (result) this.#takeIn(result);
        else this.#set({ canStepBack: false });
      },
    });
  }

  /** Steps back one after the other, as quickly as they are answered. */
  rewind(): void {
    if (!this.#runner.isBusy) this.back();
  }

  setSpeed(speed: number): void {
    this.#set({ speed });
    if (!this.#metronome.isSet) return;
    this.#metronome.cancel();
    this.#begin();
  }

  /** A page out of sight does not play on. */
  setHidden(hidden: boolean): void {
    this.#metronome.setHidden(hidden);
    if (!hidden && this.#state.running && !this.#runner.isBusy) this.#begin();
  }

  /** Begins anew with this document; a playing game plays on. */
  restart(document: WorldDocument): void {
    const { running } = this.#state;
    this.stop();
    this.#parts.store.setState({ document });
    this.#set({ error: null });
    this.reload();
    if (running) this.play();
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
    this.#live.settled(this.#parts.store.getState().document.world);
  }

  /** The document was edited: the next tick begins from it. */
  reload(): void {
    this.#runner.forget();
    if (this.#asked) this.keys.giveBack(this.#asked);
    this.#asked = null;
    this.#isUnsettled = false;
    const { world } = this.#parts.store.getState().document;
    this.#live = new LiveWorld(world);
    this.#set({ canStepBack: this.#live.canStepBack });
    if (!this.#live.canStepBack) this.#turns.reset();
    this.refreshLights();
    if (this.#state.running && !this.#metronome.isSet) this.#begin();
  }

  refreshLights(): void {
    const { ui, playback } = this.#parts.store.getState();
    const lights = lightsFor(ui, this.#live);
    if (!sameLights(lights, playback.lights)) this.#set({ lights });
  }

  end(): void {
    this.#metronome.cancel();
    this.#runner.end();
    this.#listeners.clear();
  }

  #begin(): void {
    const now = this.#parts.clock.now();
    this.pace.begin(now);
    this.#metronome.begin(now);
  }

  #tick(): void {
    const input = this.keys.take();
    const { clock } = this.#parts;
    const begun = clock.now();
    const costliest = this.pace.isWatching(begun) ? (cost: RuleCost | null) => this.pace.found(cost) : undefined;
    this.#asked = input;
    this.#runner.ask({
      put: (runner, done) => runner.tick(input, done, costliest),
      answered: (result) => {
        this.pace.took(clock.now() - begun);
        this.#asked = null;
        if (result) this.#ticked(result, input);
        if (!this.#state.running || this.#metronome.isSet) return;
        const now = clock.now();
        this.#metronome.next(now);
        this.#judgePace(now);
      },
    });
  }

  #judgePace(now: number): void {
    this.pace.turned(this.#metronome.leftOut, now);
    const { isSlow } = this.pace;
    if (isSlow !== this.#state.isSlow) this.#set({ isSlow });
  }

  #ticked(result: TickResult, input: TickInput): void {
    if (result.error) {
      this.#fail(result.error);
      return;
    }
    for (const warning of result.warnings) console.warn(warning);
    this.#live.tick(result, input);
    this.#turns.on(result.recorded);
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

  #stuck(at: RuleAtWork | null): void {
    this.stop();
    this.#parts.stuck(namedRule(this.#parts.store.getState().document.characters, at));
  }

  #forgetGone({ deleted }: TickResult): void {
    const ui = new Ui(this.#parts.store);
    const { selectedActorId, selectedView } = ui.state;
    if (deleted.length > 0 && selectedActorId !== null && selectedView === "stage") {
      ui.keepSelected((id) => this.actors().get(id));
    }
  }

  #documentNow(): WorldDocument {
    return { ...this.#parts.store.getState().document, world: this.#live.world() };
  }

  get #state(): PlaybackState {
    return this.#parts.store.getState().playback;
  }

  #set(change: Partial<PlaybackState>): void {
    changePart(this.#parts.store, "playback", change);
  }
}
