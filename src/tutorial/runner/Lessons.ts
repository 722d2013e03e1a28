import { createStore, type StoreApi } from "zustand/vanilla";
import type { Clock } from "../../browser/timers.ts";
import type { DrawingActions, EditorState, EditorStore, Playback } from "../../editor/index.ts";
import type { WorldDocument } from "../../engine/index.ts";
import type { LessonFacts } from "../lessons/LessonStep.ts";
import { LESSONS, type SetId, type SpokenSentence, type StepId, spokenSentence } from "../lessons/sets.ts";
import { type LessonView, viewOf } from "./LessonView.ts";
import { NibActions, type NibDeps } from "./NibActions.ts";
import { CANNOT_PUT_BACK, PUT_BACK, type Repair, type Template } from "./offers.ts";
import { ProgressTracker, readFacts } from "./ProgressTracker.ts";
import { type LessonProgress, type ProgressStorage, readProgress, storeProgress } from "./progress.ts";
import { begin, currentStep, follow, type LessonEvent, type LessonState, offerNow, TUTORIAL_DONE } from "./runner.ts";
import { Speech, type Voice } from "./Speech.ts";

/** How often elements of the page are looked up, ms. */
const POLL = 500;

/** The parts of the editor that the tutorial works with. */
export interface LessonEditor extends NibDeps {
  readonly store: EditorStore;
  readonly clock: Clock;
  readonly playback: Pick<Playback, "stop" | "onTick" | "live">;
  readonly drawings: Pick<DrawingActions, "proposeName">;
}

export interface LessonsDeps {
  readonly voice: Voice;
  readonly storage: ProgressStorage;
  /** The original world of the tutorial; rejects if it cannot be loaded. */
  readonly template: () => Promise<WorldDocument>;
  /** Whether something has been drawn in the open pixel editor. */
  readonly hasDrawn: () => boolean;
}

export interface LessonsState {
  /** Null: no lesson is open. */
  readonly view: LessonView | null;
  /** How far the child has got; null: the tutorial was never begun in this game. */
  readonly progress: LessonProgress | null;
}

/** The tutorial of one open game: follows what the child does, step by step. */
export class Lessons {
  readonly store: StoreApi<LessonsState>;
  readonly #editor: LessonEditor;
  readonly #deps: LessonsDeps;
  readonly #nib: NibActions;
  readonly #speech: Speech;
  readonly #tracker = new ProgressTracker();
  readonly #ends: readonly (() => void)[];
  #state: LessonState | null = null;
  #isFolded = false;
  #byKeys = false;
  #menuOpenIn: string | undefined;
  #template: Template = null;
  #soon: (() => void) | null = null;
  #poll: (() => void) | null = null;

  constructor(editor: LessonEditor, deps: LessonsDeps) {
    this.#editor = editor;
    this.#deps = deps;
    this.#nib = new NibActions(editor);
    this.#speech = new Speech(editor.clock, deps.voice);
    this.store = createStore<LessonsState>(() => ({ view: null, progress: readProgress(deps.storage) }));
    this.#ends = [
      editor.store.subscribe((now, before) => hasChanged(now, before) && this.#lookSoon()),
      editor.playback.onTick(() => this.#ticked()),
    ];
  }

  /** Called when the page opens, with the set in its address: resumes an open lesson, or begins the set if it was never begun. */
  open(set: SetId | null): void {
    const { progress } = this.store.getState();
    if (progress?.state === "open") this.#begin(progress.set, progress.stepId, false);
    else if (set && progress?.set !== set) this.#begin(set);
  }

  /** Resumes where the child left. */
  goOnLater(): void {
    const { progress } = this.store.getState();
    if (progress) this.#begin(progress.set, progress.state === "done" ? undefined : progress.stepId);
  }

  /** Begins one lesson of a set, counted from 0. */
  choose(set: SetId, lesson: number): void {
    const [first] = LESSONS[set][lesson]?.steps ?? [];
    if (first) this.#begin(set, first.id);
  }

  /** Closes the lesson; the menu offers to resume it. */
  leave(): void {
    this.#close("left");
  }

  /** Folds the bar, or unfolds it; this is remembered for the next time. */
  fold(isFolded: boolean): void {
    this.#isFolded = isFolded;
    const { progress } = this.store.getState();
    if (progress) this.#storeProgress({ set: progress.set, stepId: progress.stepId, state: progress.state });
  }

  next(): void {
    this.#follow({ kind: "next" });
  }

  skip(): void {
    this.#follow({ kind: "skip" });
  }

  back(): void {
    this.#follow({ kind: "back" });
  }

  pause(): void {
    this.#speech.pause();
    this.#follow({ kind: "pause" });
  }

  goOn(): void {
    this.#speech.goOn();
    this.#follow({ kind: "goOn" });
  }

  sayAgain(): void {
    if (!this.#state) return;
    this.#follow({ kind: "repeated" });
    this.#speak(this.#state);
  }

  press(): void {
    this.#follow({ kind: "pressed" });
  }

  answer(answer: string): void {
    this.#follow({ kind: "answered", answer });
  }

  showMe(): void {
    this.#follow({ kind: "showMe" });
  }

  /** A menu was opened in a part of the editor, or the open one was closed. */
  menuChanged(openIn: string | undefined): void {
    if (openIn === this.#menuOpenIn) return;
    this.#menuOpenIn = openIn;
    this.#lookSoon();
  }

  /** The child took the keyboard, or a mouse or finger: what is shown fits it at once, and is not spoken again. */
  inputChanged(byKeys: boolean): void {
    if (byKeys === this.#byKeys) return;
    this.#byKeys = byKeys;
    this.#show();
  }

  /** Accepts what Nib offers to do. */
  takeOffer(): void {
    const offer = this.store.getState().view?.offer;
    if (!offer || !this.#state) return;
    const { kind } = offer.repair;
    if (kind === "tryAgain") this.#follow({ kind: "again" });
    else if (kind === "goodEnough") this.#follow({ kind: "goodEnough" });
    else this.#repair(offer.repair);
  }

  destroy(): void {
    for (const end of this.#ends) end();
    this.#silence();
  }

  #repair(repair: Repair): void {
    if (repair.kind === "put" && !this.#template) {
      void this.#cannotMend();
      return;
    }
    this.#nib.repair(repair, this.#facts(), this.#template);
    if (repair.kind === "put") this.#sayKindly(PUT_BACK);
    this.#lookSoon();
  }

  /** Tries again to load the template; the lessons can be chosen all the same. */
  async #cannotMend(): Promise<void> {
    this.#sayKindly(CANNOT_PUT_BACK);
    await this.#fetchTemplate("base");
  }

  #sayKindly(kindWord: string): void {
    if (!this.#state) return;
    this.#state = { ...this.#state, kindWord };
    this.#show();
  }

  #begin(set: SetId, at?: StepId, enters = true): void {
    // A chosen lesson is unfolded; a resumed one is as it was left.
    this.#isFolded = !enters && this.store.getState().progress?.isFolded === true;
    this.#silence();
    void this.#fetchTemplate(set);
    this.#start(begin(set, this.#editor.clock.now(), at, enters));
    this.#pollOn();
  }

  /** Begins a step: Nib does its setup, forgets earlier progress, and speaks. */
  #start(state: LessonState): void {
    this.#state = state;
    const step = currentStep(state);
    if (state.enters) for (const action of step.enter?.(this.#facts()) ?? []) this.#nib.do(action, this.#facts());
    this.#tracker.forget();
    this.#editor.drawings.proposeName(step.names ?? null);
    this.#storeProgress({ set: state.set, stepId: state.stepId, state: "open" });
    this.#speak(state);
    if (state.paused) this.#speech.pause();
    this.#show();
    this.#lookSoon();
  }

  #follow(event: LessonEvent): void {
    const state = this.#state;
    if (!state) return;
    const facts = this.#facts();
    const next = follow(state, event, { now: this.#editor.clock.now(), facts, template: this.#template });
    if (next === TUTORIAL_DONE) this.#close("done");
    else if (next.visit !== state.visit) this.#start(next);
    else this.#stay(state, next);
  }

  #speak(state: LessonState): void {
    const { clip, text } = this.#sentenceOf(state);
    this.#speech.say(clip, text, () => this.#follow({ kind: "spoken" }));
  }

  /** Continues the same step. */
  #stay(before: LessonState, state: LessonState): void {
    this.#state = state;
    if (before.speaking && !state.speaking) this.#speech.stop();
    this.#show();
  }

  #close(how: "left" | "done"): void {
    const state = this.#state;
    if (!state) return;
    this.#silence();
    this.#state = null;
    this.#editor.drawings.proposeName(null);
    this.#storeProgress({ set: state.set, stepId: state.stepId, state: how });
    this.store.setState({ view: null });
  }

  #show(): void {
    const state = this.#state;
    if (!state) return;
    const facts = this.#facts();
    const offer = offerNow(state, { facts, template: this.#template });
    this.store.setState({ view: viewOf(state, facts, offer, this.#sentenceOf(state).text) });
  }

  #facts(): LessonFacts {
    const { store, playback } = this.#editor;
    const state = store.getState();
    return readFacts({
      state,
      live: playback.live,
      seen: this.#tracker.seen,
      menuOpenIn: this.#menuOpenIn,
      hasDrawn: this.#deps.hasDrawn(),
      byKeys: this.#byKeys,
    });
  }

  #ticked(): void {
    if (!this.#state || this.#state.set === "fork") return;
    this.#tracker.ticked(this.#editor.playback.live);
    this.#lookSoon();
  }

  /** Evaluates the state once for all changes made together: Save first ends a recording and then makes its rule. */
  #lookSoon(): void {
    if (!this.#state || this.#soon) return;
    this.#soon = this.#editor.clock.after(0, () => {
      this.#soon = null;
      this.#tracker.look(this.#facts());
      this.#follow({ kind: "looked" });
    });
  }

  #pollOn(): void {
    this.#poll = this.#editor.clock.after(POLL, () => {
      this.#lookSoon();
      this.#pollOn();
    });
  }

  #silence(): void {
    this.#speech.stop();
    this.#soon?.();
    this.#poll?.();
    this.#soon = null;
    this.#poll = null;
  }

  async #fetchTemplate(set: SetId): Promise<void> {
    if (this.#template || set === "fork") return;
    this.#template = await this.#deps.template().catch(() => null);
    this.#lookSoon();
  }

  #storeProgress(lesson: Omit<LessonProgress, "isFolded">): void {
    const progress: LessonProgress = this.#isFolded ? { ...lesson, isFolded: true } : lesson;
    storeProgress(this.#deps.storage, progress);
    this.store.setState({ progress });
  }

  #sentenceOf(state: LessonState): SpokenSentence {
    return spokenSentence(currentStep(state), this.#byKeys);
  }
}

function hasChanged(now: EditorState, before: EditorState): boolean {
  return (
    now.document !== before.document ||
    now.ui !== before.ui ||
    now.recording !== before.recording ||
    now.playback.running !== before.playback.running
  );
}
