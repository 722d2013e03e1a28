import type { LessonFacts, LessonStep, NibPose, Spot, Wait } from "../lessons/LessonStep.ts";
import { lessonOf, type SetId, type StepId, stepBeside } from "../lessons/sets.ts";
import type { Offer } from "./offers.ts";
import { currentStep, type LessonState } from "./runner.ts";

/** What Nib's bar shows right now. */
export interface LessonView {
  readonly set: SetId;
  readonly stepId: StepId;
  readonly visit: number;
  /** Counted from 0. */
  readonly lesson: number;
  readonly poses: readonly NibPose[];
  readonly speaking: boolean;
  readonly paused: boolean;
  readonly text: string;
  /** Shown before the text after the tutorial went back. */
  readonly kindWord: string | null;
  /** Shown after the text: what is wrong, how far the child has got, or a hint. */
  readonly remark: string | null;
  /** The child's answer to an earlier question, if this step resolves it. */
  readonly answer: string | null;
  readonly offer: Offer | null;
  readonly wait: Wait;
  readonly canGoBack: boolean;
  readonly spots: readonly Spot[];
  readonly arrow: boolean;
  /** The path of the animated pointer; empty if there is nothing to show. */
  readonly gesture: readonly Spot[];
  readonly showing: boolean;
}

export function viewOf(state: LessonState, facts: LessonFacts, offer: Offer | null, text: string): LessonView {
  const step = currentStep(state);
  const gesture = step.wait.kind === "fact" ? (step.gesture ?? step.target)(facts) : [];
  // Not for the moment between the act and the next step.
  const needsHint = state.help !== "none" && state.heldSince === null;
  return {
    set: state.set,
    stepId: step.id,
    visit: state.visit,
    lesson: lessonOf(state.set, step.id),
    poses: step.poses,
    speaking: state.speaking && !state.paused,
    paused: state.paused,
    text,
    kindWord: state.kindWord,
    remark: step.trouble?.(facts) ?? step.progress?.(facts) ?? (needsHint ? hintOf(step, facts) : null),
    answer: (step.recalls && state.answers[step.recalls]) ?? null,
    offer,
    wait: step.wait,
    canGoBack: stepBeside(state.set, step, -1) !== null,
    spots: offer?.spots ?? step.target(facts),
    arrow: step.arrow === true,
    gesture,
    showing: state.help === "show" && gesture.length > 0,
  };
}

function hintOf({ hint, otherHints }: LessonStep, facts: LessonFacts): string | null {
  return otherHints?.find(({ when }) => when(facts))?.say ?? hint ?? null;
}
