import type { WorldDocument } from "../../engine/index.ts";
import { FALLING } from "./boulder.ts";
import { BRIDGE } from "./bridge.ts";
import { STAGE } from "./cast.ts";
import { CLIMBING } from "./climbing.ts";
import { TOUR } from "./fork.ts";
import { KEYS } from "./keys.ts";
import { KIND } from "./kind.ts";
import type { Lesson, LessonStep } from "./LessonStep.ts";
import { PLAYBACK } from "./playback.ts";
import { SOUND } from "./sound.ts";
import { WINNING } from "./winning.ts";

const BASE = [PLAYBACK, BRIDGE, CLIMBING, KEYS, FALLING] as const;
const MORE = [SOUND, KIND, WINNING] as const;
const FORK = [TOUR] as const;

/** `more`: short lessons in the tutorial's own game, for those who want them. */
export type SetId = "base" | "more" | "fork";
export type StepId = (typeof BASE | typeof MORE | typeof FORK)[number]["steps"][number]["id"];

export const LESSONS: Readonly<Record<SetId, readonly Lesson<StepId>[]>> = {
  base: BASE,
  more: MORE,
  fork: FORK,
};

const STEPS: Readonly<Record<SetId, readonly LessonStep<StepId>[]>> = {
  base: LESSONS.base.flatMap(({ steps }) => steps),
  more: LESSONS.more.flatMap(({ steps }) => steps),
  fork: LESSONS.fork.flatMap(({ steps }) => steps),
};

/** The tutorial's own game has all lessons. Other games have a tour. */
export function setFor({ world }: WorldDocument): SetId {
  return Object.hasOwn(world.stages, STAGE) ? "base" : "fork";
}

export function stepsOf(set: SetId): readonly LessonStep<StepId>[] {
  return STEPS[set];
}

/** A lesson in a list from which the child chooses. */
export interface OfferedLesson {
  readonly set: SetId;
  /** Its place in the set, counted from 0. */
  readonly lesson: number;
  readonly title: string;
}

/** The lessons that are offered beside those of a set, in their order. */
export function offeredWith(set: SetId): readonly OfferedLesson[] {
  const sets = set === "fork" ? (["fork"] as const) : (["base", "more"] as const);
  return sets.flatMap((set) => LESSONS[set].map(({ title }, lesson) => ({ set, lesson, title })));
}

const FIRST: Readonly<Record<SetId, StepId>> = { base: "hello", more: "sound", fork: "fork-copied" };

export function firstStep(set: SetId): StepId {
  return FIRST[set];
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
  const step = [...STEPS.base, ...STEPS.more, ...STEPS.fork].find(({ id }) => id === name);
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
  const steps = [...STEPS.base, ...STEPS.more, ...STEPS.fork];
  const spoken = steps.flatMap((step) => [spokenSentence(step, false), spokenSentence(step, true)]);
  return Object.fromEntries(spoken.map(({ clip, text }) => [clip, text]));
}
