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

/** The steps that earlier versions had, which stored progress may name, and those that took their place. */
const FORMER: Readonly<Record<string, StepId>> = {
  before: "ready",
  after: "ready",
  sentence: "save-climb",
  "read-it": "which-block",
  "key-name": "which-block",
  plan: "here",
  good: "slip",
};

/** The step of a stored name; null if there was never one of that name. */
export function stepNamed(name: unknown): StepId | null {
  if (typeof name !== "string") return null;
  const step = [...STEPS.base, ...STEPS.fork].find(({ id }) => id === name);
  return step?.id ?? (Object.hasOwn(FORMER, name) ? (FORMER[name] ?? null) : null);
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

/** The sentence of a step for the input in hand: the keyboard, or a mouse or finger. */
export function spokenSentence({ id, sentence, sentenceByKeys }: LessonStep, byKeys: boolean): SpokenSentence {
  return byKeys && sentenceByKeys ? { clip: `${id}-keys`, text: sentenceByKeys } : { clip: id, text: sentence };
}

/** All sentences by the names of their clips, in the order of the lessons. */
export function spokenSentences(): Readonly<Record<string, string>> {
  const steps = [...STEPS.base, ...STEPS.fork];
  const spoken = steps.flatMap((step) => [spokenSentence(step, false), spokenSentence(step, true)]);
  return Object.fromEntries(spoken.map(({ clip, text }) => [clip, text]));
}
