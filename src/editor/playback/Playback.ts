import {
  CURRENT_STAGE,
  type RuleAtWork,
  type RuleCost,
  type TickError,
  type TickInput,
  type TickResult,
  type WorldDocument,
} from "../../engine/index.ts";
import { changePart } from "../state/createStore.ts";
import type { PlaybackState } from "../state/EditorState.ts";
import type { ActedRules } from "./ActedRules.ts";
import { KeyState } from "./keys.ts";
import { LiveWorld } from "./LiveWorld.ts";
import type { PlaybackDeps } from "./PlaybackDeps.ts";
import { pictureOf } from "./pictureOf.ts";
import { RuleMarks } from "./RuleMarks.ts";
import { namedRule, SpeedMonitor } from "./SpeedMonitor.ts";
import { TickCount } from "./TickCount.ts";
import { TickQueue } from "./TickQueue.ts";
import { TickTimer } from "./TickTimer.ts";

/** Plays the world tick by tick. */
export class Playback {
  readonly keys = new KeyState();
  readonly speedMonitor = new SpeedMonitor();
  readonly #count = new TickCount();
  readonly #marks: RuleMarks;
  readonly #deps: PlaybackDeps;
  readonly #listeners = new Set<(result: TickResult) => void>();
  readonly #queue: TickQueue;
  readonly #timer: TickTimer;
  #live: LiveWorld;
  /** The input of the tick that was requested last, until its result is here. */
  #asked: TickInput | null = null;
  #isUnsettled = false;

  constructor(deps: PlaybackDeps) {
    this.#deps = deps;
    const { store, clock, power } = deps;
    this.#live = new LiveWorld(store.getState().document.world, deps);
    this.#marks = new RuleMarks(deps, () => this.#live);
    this.#timer = new TickTimer({ store, clock, power, tick: () => this.#tick() });
    this.#queue = new TickQueue({
      newRunner: deps.newRunner,
      documentNow: () => this.#documentNow(),
      broke: (fault) => this.#broke(fault),
      stuck: (at) => this.#stuck(at),
    });
    this.#countTurns();
  }

  get live(): LiveWorld {
    return this.#live;
  }

  /** What the rules have done since the game began to play. */
  get acted(): ActedRules {
    return this.#marks.acted;
  }

  /** How many ticks were played since the game began; steps back are subtracted. */
  get tickCount(): number {
    return this.#count.now;
  }

  play(): void {
    if (this.#deps.takeControl()) this.#play();
  }

  #play(): void {
    if (this.#state.running) return;
    this.keys.forgetPressed();
    this.#beginMarks();
    this.#deps.ui.ask(null);
    this.#set({ running: true, error: null, ended: null });
    this.#begin();
  }

  /** From now on the marks of rules say what they do in this Play, or in this one tick. */
  #beginMarks(): void {
    this.acted.clear();
    this.#deps.newRules.begin();
    this.#deps.ui.set({ untriedRuleIds: [] });
    this.#deps.ui.lookAt(null);
  }

  stop(): void {
    this.#timer.cancel();
    if (this.#state.running) {
      this.#queue.forgetWaiting();
      this.#set({ running: false });
      this.refreshLights();
    }
    this.#countTurns();
    this.settle();
  }

  /** Plays one tick, with a key if one is given; a playing game stops first. */
  forward(code?: number): void {
    if (!this.#deps.takeControl()) return;
    this.#ready();
    if (code !== undefined) this.keys.press(code);
    this.#tick();
    if (code !== undefined) this.keys.release(code);
  }

  /** A single turn is about to be played. Who is asked goes on telling, then of that turn. */
  #ready(): void {
    this.stop();
    this.keys.forgetPressed();
    this.#beginMarks();
    this.#set({ error: null, ended: null });
  }

  /** Plays one turn with an input that was given before. */
  playAgain(input: TickInput): void {
    if (!this.#deps.takeControl()) return;
    this.#ready();
    this.keys.giveBack(input);
    this.#tick();
  }

  /** The film has another end, to which so many ticks led. */
  filmEnds(ticks: number): void {
    this.#count.startAt(Math.max(0, ticks));
    this.#countTurns();
  }

  #countTurns(): void {
    const turns = this.#deps.film?.length ?? 0;
    if (turns !== this.#state.turns) this.#set({ turns });
  }

  back(): void {
    if (!this.#deps.takeControl()) return;
    this.#deps.ui.lookAt(null);
    this.#stepBack();
  }

  /** Steps back for as long as Back is held; does nothing while the step before is still on its way. */
  rewind(): void {
    if (this.#deps.takeControl() && !this.#queue.isBusy) this.#stepBack();
  }

  #stepBack(): void {
    this.stop();
    this.#queue.ask({
      put: (runner, done) => runner.untick(done),
      answered: (result) => {
        this.#live.stepBack(result);
        this.acted.clear();
        if (result) this.#count.back();
        if (result) this.#deps.film?.steppedBack();
        this.#set({ ended: null });
        if (result) this.#takeIn(result);
        else this.#set({ canStepBack: false });
      },
    });
  }

  setSpeed(tickMs: number): void {
    this.#set({ tickMs });
    if (!this.#timer.isSet) return;
    this.#timer.cancel();
    this.#begin();
  }

  /** A hidden page does not play on. */
  setHidden(hidden: boolean): void {
    this.#timer.setHidden(hidden);
    if (!hidden && this.#state.running && !this.#queue.isBusy) this.#begin();
  }

  /** Starts over with this document; a playing game plays on. */
  restart(document: WorldDocument): void {
    this.#deps.film?.clear();
    this.goOnWith(document);
  }

  /** Continues with a document that no turn led to, with the film and playing or not as before. Views see the new world once `ended` is null. */
  goOnWith(document: WorldDocument): void {
    const { running } = this.#state;
    this.stop();
    this.#deps.store.setState({ document });
    this.#deps.ui.ask(null);
    this.reload();
    this.#set({ error: null, ended: null });
    this.#countTurns();
    if (running) this.#play();
  }

  /** Calls back with every tick and step back, before React renders; returns what ends it. */
  onTick(listener: (result: TickResult) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Puts the ticks played since into the document; a playing game plays on. */
  settle(): void {
    if (!this.#isUnsettled) return;
    this.#isUnsettled = false;
    this.#deps.settle(this.#live.world());
    this.#live.settled(this.#deps.store.getState().document.world);
  }

  /** The document was edited: the next tick starts from it. */
  reload(): void {
    this.#queue.forget();
    this.#deps.film?.edited();
    if (this.#asked) this.keys.giveBack(this.#asked);
    this.#asked = null;
    this.#isUnsettled = false;
    const { world } = this.#deps.store.getState().document;
    this.#live = new LiveWorld(world, this.#deps);
    this.#set({ canStepBack: this.#live.canStepBack });
    this.#marks.edited();
    if (!this.#live.canStepBack) this.#count.startAt(0);
    this.refreshLights();
    if (this.#state.running && !this.#timer.isSet) this.#begin();
  }

  refreshLights(): void {
    this.#marks.refresh();
  }

  end(): void {
    this.#timer.cancel();
    this.#queue.end();
    this.#listeners.clear();
  }

  #begin(): void {
    const now = this.#deps.clock.now();
    this.speedMonitor.begin(now);
    this.#timer.begin(now);
  }

  #tick(): void {
    const input = this.keys.take();
    const { clock } = this.#deps;
    const begun = clock.now();
    const costliest = this.speedMonitor.isWatching(begun)
      ? (cost: RuleCost | null) => this.speedMonitor.found(cost)
      : undefined;
    this.#asked = input;
    this.#queue.ask({
      put: (runner, done) => {
        const { dice, idPrefix } = runner;
        this.#deps.film?.before({
          ...dice,
          idPrefix,
          document: () => pictureOf(this.#deps.store.getState().document, this.#live),
        });
        runner.tick(input, done, costliest);
      },
      answered: (result, { dice }) => {
        this.speedMonitor.took(clock.now() - begun);
        if (this.#asked === input) this.#asked = null;
        if (result) this.#ticked(result, input, dice.made);
        if (!this.#state.running || this.#timer.isSet) return;
        const now = clock.now();
        this.#timer.next(now);
        this.#judgePace(now);
      },
    });
  }

  #judgePace(now: number): void {
    this.speedMonitor.ticked(this.#timer.leftOut, now);
    const { isSlow } = this.speedMonitor;
    if (isSlow !== this.#state.isSlow) this.#set({ isSlow });
  }

  #ticked(result: TickResult, input: TickInput, made: number): void {
    this.#deps.film?.ticked(input, result, made);
    if (result.error) {
      this.#fail(result.error);
      return;
    }
    for (const warning of result.warnings) console.warn(warning);
    this.#live.tick(result, input);
    this.#marks.note();
    this.#deps.newRules.ticked(result.lights);
    this.#count.on(result.recorded);
    this.#takeIn(result);
    if (!result.ended) return;
    this.stop();
    this.#set({ ended: result.ended });
  }

  /** The end of the game was seen. */
  forgetEnd(): void {
    if (this.#state.ended) this.#set({ ended: null });
  }

  #takeIn(result: TickResult): void {
    this.#isUnsettled = true;
    for (const listener of this.#listeners) listener(result);
    const { canStepBack } = this.#live;
    if (canStepBack !== this.#state.canStepBack) this.#set({ canStepBack });
    this.#forgetGone(result);
    if (this.#state.running) this.#marks.refreshPlaying();
    else this.refreshLights();
    if (!this.#state.running || result.globals[CURRENT_STAGE]) this.settle();
    if (!this.#state.running) this.#countTurns();
  }

  #fail(error: TickError): void {
    this.stop();
    this.#set({ error });
    this.#deps.failed(error);
  }

  #broke(fault: unknown): void {
    this.#brokeOff();
    this.stop();
    this.#deps.broke(fault);
  }

  #stuck(at: RuleAtWork | null): void {
    this.#brokeOff();
    this.stop();
    this.#deps.stuck(namedRule(this.#deps.store.getState().document.characters, at));
  }

  #forgetGone({ deleted }: TickResult): void {
    const { ui } = this.#deps;
    const { selectedActorId, selectedView } = ui.state;
    if (deleted.length > 0 && selectedActorId !== null && selectedView === "stage")
      ui.keepSelected((id) => this.#live.actor(id));
  }

  #documentNow(): WorldDocument {
    return { ...this.#deps.store.getState().document, world: this.#live.world() };
  }

  #brokeOff(): void {
    if (this.#asked) this.#deps.film?.brokeOff(this.#asked);
    this.#asked = null;
  }

  get #state(): PlaybackState {
    return this.#deps.store.getState().playback;
  }

  #set(change: Partial<PlaybackState>): void {
    changePart(this.#deps.store, "playback", change);
  }
}
