import { FALLING } from "./boulder.ts";
import { BRIDGE } from "./bridge.ts";
import { CLIMBING } from "./climbing.ts";
import { WALK_ROUND } from "./fork.ts";
import { KEYS } from "./keys.ts";
import type { LessonStep } from "./LessonStep.ts";
import { PLAYBACK } from "./playback.ts";
import type { StepId } from "./words.ts";

export type SetId = "base" | "fork";

export interface Lesson {
  readonly title: string;
  readonly steps: readonly LessonStep[];
}

export const LESSONS: Readonly<Record<SetId, readonly Lesson[]>> = {
  base: [
    { title: "Play the game", steps: PLAYBACK },
    { title: "Build a bridge", steps: BRIDGE },
    { title: "Teach Scout to climb", steps: CLIMBING },
    { title: "Use a key", steps: KEYS },
    { title: "Let a boulder fall", steps: FALLING },
  ],
  fork: [{ title: "Look around", steps: WALK_ROUND }],
};

const STEPS: Readonly<Record<SetId, readonly LessonStep[]>> = {
  base: LESSONS.base.flatMap(({ steps }) => steps),
  fork: LESSONS.fork.flatMap(({ steps }) => steps),
};

export function stepsOf(set: SetId): readonly LessonStep[] {
  return STEPS[set];
}

export function firstStep(set: SetId): StepId {
  return set === "base" ? "hello" : "fork-copied";
}

/** Null if the set has no such step. */
export function stepOf(set: SetId, id: StepId): LessonStep | null {
  return STEPS[set].find((step) => step.id === id) ?? null;
}

/** The next or previous step; null at the end or the beginning. */
export function stepBeside(set: SetId, id: StepId, by: 1 | -1): LessonStep | null {
  const place = STEPS[set].findIndex((step) => step.id === id);
  return STEPS[set][place + by] ?? null;
}

/** The lesson that a step belongs to, counted from 0. */
export function lessonOf(set: SetId, id: StepId): number {
  return LESSONS[set].findIndex(({ steps }) => steps.some((step) => step.id === id));
}
