import type { LessonFacts, LessonStep } from "../lessons/LessonStep.ts";
import { firstStep, type SetId, type StepId, stepBeside, stepOf, stepsOf } from "../lessons/sets.ts";
import { type Offer, offerOf, type Template } from "./offers.ts";

/** Ms without progress until a hint is shown, and until the animated pointer shows what to do. */
const HINT_AFTER = 20_000;
const SHOW_AFTER = 40_000;

/** The state of the tutorial as a pure state machine. */
export interface LessonState {
  readonly set: SetId;
  readonly stepId: StepId;
  /** Grows whenever a step begins, so that beginning the same step again is a change. */
  readonly visit: number;
  /** Whether the step began with its setup, which is left out after the page was reloaded. */
  readonly enters: boolean;
  /** When the step began, ms. */
  readonly since: number;
  readonly speaking: boolean;
  readonly paused: boolean;
  /** Since when the awaited state has held; null: it does not hold. */
  readonly heldSince: number | null;
  /** Whether the awaited state was missing since the step began, so that the child brings it about. */
  readonly missed: boolean;
  /** Whether the button of this step was pressed. */
  readonly pressed: boolean;
  /** The child's answers to questions, by step. */
  readonly answers: { readonly [Id in StepId]?: string };
  /** Shown after the tutorial went back. */
  readonly kindWord: string | null;
  readonly help: "none" | "hint" | "show";
}

export type LessonEvent =
  /** Time has passed, or the game has changed. */
  | { readonly kind: "looked" }
  | { readonly kind: "spoken" | "repeated" }
  | { readonly kind: "next" | "skip" | "back" | "pause" | "goOn" | "showMe" | "again" | "goodEnough" }
  | { readonly kind: "pressed" }
  | { readonly kind: "answered"; readonly answer: string }
  | { readonly kind: "chosen"; readonly stepId: StepId };

/** The circumstances of an event. */
export interface LessonMoment {
  readonly now: number;
  readonly facts: LessonFacts;
  readonly template: Template;
}

/** The set is finished. */
export const TUTORIAL_DONE = "done";
export type Next = LessonState | typeof TUTORIAL_DONE;

export function begin(set: SetId, now: number, at: StepId = firstStep(set), enters = true): LessonState {
  const stepId = stepOf(set, at) ? at : firstStep(set);
  return {
    set,
    stepId,
    visit: 0,
    enters,
    since: now,
    speaking: true,
    paused: false,
    heldSince: null,
    missed: false,
    pressed: false,
    answers: {},
    kindWord: null,
    help: "none",
  };
}

export function currentStep({ set, stepId }: Pick<LessonState, "set" | "stepId">): LessonStep<StepId> {
  const step = stepOf(set, stepId) ?? stepsOf(set)[0];
  if (!step) throw new Error(`The set ${set} has no steps`);
  return step;
}

export function follow(state: LessonState, event: LessonEvent, moment: LessonMoment): Next {
  switch (event.kind) {
    case "looked":
      return state.paused ? state : looked(state, moment);
    case "spoken":
      return looked({ ...state, speaking: false }, moment);
    case "repeated":
      return { ...state, speaking: true };
    case "next":
      return next(state, moment);
    case "skip":
      return skipped(state, moment);
    case "back":
      return toBeside(state, -1, moment);
    case "pause":
      return { ...state, paused: true };
    case "goOn":
      return { ...state, paused: false, since: moment.now };
    case "showMe":
      return { ...state, help: "show" };
    case "again":
      return to(state, state.stepId, moment);
    case "goodEnough":
      return to(state, afterTeaching(state), moment);
    case "pressed":
      return looked({ ...state, pressed: true, speaking: false }, moment);
    case "answered": {
      const answers = { ...state.answers, [state.stepId]: event.answer };
      return looked({ ...state, answers, pressed: true, speaking: false }, moment);
    }
    case "chosen":
      return to(state, event.stepId, moment);
  }
}

/** What Nib offers to repair before the step can be done. */
export function offerNow(state: LessonState, { facts, template }: Omit<LessonMoment, "now">): Offer | null {
  return offerOf(currentStep(state), facts, template);
}

export function isBlocked(state: LessonState, moment: LessonMoment): boolean {
  const offer = offerNow(state, moment);
  return offer !== null && offer.repair.kind !== "goodEnough";
}

/** The first press of Next ends the speech, the second one skips the step unless it must be done; it never does the child's work. */
function next(state: LessonState, moment: LessonMoment): Next {
  if (state.speaking) return looked({ ...state, speaking: false, paused: false }, moment);
  return currentStep(state).must ? state : skipped(state, moment);
}

/** Past the steps that would lead right back, as what they need was skipped. */
function skipped(state: LessonState, moment: LessonMoment): Next {
  const { number } = currentStep(state);
  return toBeside(state, 1, moment, ({ detours }) => {
    const detour = detours?.find(({ when }) => when(moment.facts));
    return detour !== undefined && (stepOf(state.set, detour.to)?.number ?? 0) <= number;
  });
}

function looked(state: LessonState, moment: LessonMoment): Next {
  const step = currentStep(state);
  const holds = !isBlocked(state, moment) && isMet(step, state, moment.facts);
  if (!holds) return waiting(state, step, moment);
  const heldSince = state.heldSince ?? moment.now;
  // The act of the child cuts the sentence that asks for it.
  const isHeard = !state.speaking || (step.wait.kind === "fact" && state.missed);
  if (isHeard && moment.now - heldSince >= delayOf(step)) return toBeside(state, 1, moment);
  return heldSince === state.heldSince ? state : { ...state, heldSince };
}

function waiting(state: LessonState, step: LessonStep<StepId>, moment: LessonMoment): Next {
  const detour = step.detours?.find(({ when }) => when(moment.facts));
  if (detour) return { ...to(state, detour.to, moment), kindWord: detour.say };
  const help = helpAfter(moment.now - state.since, state.help);
  if (help === state.help && state.heldSince === null && state.missed) return state;
  return { ...state, help, heldSince: null, missed: true };
}

function isMet({ wait }: LessonStep, { pressed, speaking }: LessonState, facts: LessonFacts): boolean {
  switch (wait.kind) {
    case "button":
    case "answer":
      return pressed;
    case "speech":
      return !speaking;
    case "fact":
      return wait.holds(facts);
  }
}

function delayOf({ wait }: LessonStep): number {
  return wait.kind === "speech" || wait.kind === "fact" ? wait.delay : 0;
}

function helpAfter(ms: number, help: LessonState["help"]): LessonState["help"] {
  if (ms >= SHOW_AFTER) return "show";
  return ms >= HINT_AFTER && help === "none" ? "hint" : help;
}

type StepTest = (step: LessonStep<StepId>) => boolean;

function toBeside(state: LessonState, by: 1 | -1, moment: LessonMoment, isPassed: StepTest = () => false): Next {
  let beside = stepBeside(state.set, currentStep(state), by);
  while (beside && (beside.unless?.(moment.facts) || isPassed(beside))) beside = stepBeside(state.set, beside, by);
  if (beside) return to(state, beside.id, moment);
  return by === 1 ? TUTORIAL_DONE : state;
}

function to(state: LessonState, stepId: StepId, { now }: LessonMoment): LessonState {
  const { set, visit, answers, paused } = state;
  return { ...begin(set, now, stepId), visit: visit + 1, answers, paused };
}

/** The first step after the recording of a rule. */
function afterTeaching({ set, stepId }: LessonState): StepId {
  const steps = stepsOf(set);
  const place = steps.findIndex(({ id }) => id === stepId);
  return steps.slice(place).find(({ teaches }) => !teaches)?.id ?? stepId;
}
