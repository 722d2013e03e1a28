import type { WorldDocument } from "../../engine/index.ts";
import { FALLING } from "./boulder.ts";
import { BRIDGE } from "./bridge.ts";
import { STAGE } from "./cast.ts";
import { CLIMBING } from "./climbing.ts";
import { TOUR } from "./fork.ts";
import { KEYS } from "./keys.ts";
import type { Lesson, LessonStep } from "./LessonStep.ts";
import { PLAYBACK } from "./playback.ts";

const BASE = [PLAYBACK, BRIDGE, CLIMBING, KEYS, FALLING] as const;
const FORK = [TOUR] as const;

export type SetId = "base" | "fork";
export type StepId = (typeof BASE | typeof FORK)[number]["steps"][number]["id"];

export const LESSONS: Readonly<Record<SetId, readonly Lesson<StepId>[]>> = { base: BASE, fork: FORK };

const STEPS: Readonly<Record<SetId, readonly LessonStep<StepId>[]>> = {
  base: LESSONS.base.flatMap(({ steps }) => steps),
  fork: LESSONS.fork.flatMap(({ steps }) => steps),
};

/** The tutorial's own game has all lessons. Other games have a tour. */
export function setFor({ world }: WorldDocument): SetId {
  return Object.hasOwn(world.stages, STAGE) ? "base" : "fork";
}

export function stepsOf(set: SetId): readonly LessonStep<StepId>[] {
  return STEPS[set];
}

export function firstStep(set: SetId): StepId {
  return set === "base" ? "hello" : "fork-copied";
}

export function isStepId(name: unknown): name is StepId {
  return [...STEPS.base, ...STEPS.fork].some(({ id }) => id === name);
}

/** Null if the set has no such step. */
export function stepOf(set: SetId, id: StepId): LessonStep<StepId> | null {
  return STEPS[set].find((step) => step.id === id) ?? null;
}

/** The next or previous step; null at the end or the beginning. */
export function stepBeside(set: SetId, { number }: LessonStep, by: 1 | -1): LessonStep<StepId> | null {
  return STEPS[set].find((step) => step.number === number + by) ?? null;
}

/** The lesson that a step belongs to, counted from 0. */
export function lessonOf(set: SetId, id: StepId): number {
  return LESSONS[set].findIndex(({ steps }) => steps.some((step) => step.id === id));
}

/** What Nib says, with the name of its audio clip. */
export interface SpokenSentence {
  readonly clip: string;
  readonly text: string;
}

/** The sentence of a step; `isLocal` is whether only this browser has the game. */
export function spokenSentence({ id, sentence, sentenceHere }: LessonStep, isLocal: boolean): SpokenSentence {
  return isLocal && sentenceHere ? { clip: `${id}-here`, text: sentenceHere } : { clip: id, text: sentence };
}

/** All sentences by the names of their clips, in the order of the lessons. */
export function spokenSentences(): Readonly<Record<string, string>> {
  const steps = [...STEPS.base, ...STEPS.fork];
  const spoken = steps.flatMap((step) => [spokenSentence(step, false), spokenSentence(step, true)]);
  return Object.fromEntries(spoken.map(({ clip, text }) => [clip, text]));
}
