import type { Id, Point } from "../../engine/index.ts";
import type { Detour, LessonFacts, LessonStep, PageSpot, PageThing, SetupAction, Spot, Wait } from "./LessonStep.ts";
import { hasRule, recordingOf, savedShape } from "./queries.ts";
import { OWNER, type Shape } from "./shapes.ts";

/** Ms between the awaited state, or the appearance of an awaited element, and the next step. */
const AFTER_STATE = 750;
export const AFTER_ELEMENT = 250;

/** Shown at once in several steps. */
export const NOT_PLAYING = "The game isn't playing. Press Play first.";
export const WRONG_ACTOR = "That's someone else. Press Cancel and we'll try again.";

/** The step is over when its button is pressed; `decline` is a second button, which ends the tutorial. */
export function button(label: string, decline?: string): Wait {
  return decline === undefined ? { kind: "button", label } : { kind: "button", label, decline };
}

/** The step is over when the child has chosen one of two answers. */
export function answer(...choices: readonly [string, string]): Wait {
  return { kind: "answer", choices };
}

/** The step is over when Nib has finished its sentence. */
export function speech(delay = 0): Wait {
  return { kind: "speech", delay };
}

/** The step is over when the child has done what it asks for. */
export function until(holds: (facts: LessonFacts) => boolean, delay = AFTER_STATE): Wait {
  return { kind: "fact", holds, delay };
}

export function at(...spots: readonly Spot[]): LessonStep["target"] {
  return () => spots;
}

export const nowhere: LessonStep["target"] = () => [];

export function page(name: PageThing, id?: Id): PageSpot {
  return id === undefined ? { on: "page", name } : { on: "page", name, id };
}

/** A button that opens a menu and, once it is open, the entry with these words. */
export function menu(entry: string, name: PageThing, id?: Id): Spot {
  return { ...page(name, id), entry };
}

export function squares(on: "stage" | "before" | "after", cell: Point, wide = 1, high = 1): Spot {
  return { on, cell, wide, high };
}

/** The square of an actor, if there is one. */
export function whereIs(actor: { readonly position: Point } | undefined): readonly Spot[] {
  return actor ? [squares("stage", actor.position)] : [];
}

export const STOP: SetupAction = { kind: "stop" };
/** Scout and his rules are shown, whoever was selected. */
export const SHOW_SCOUT: SetupAction = { kind: "showScout" };
/** The flag and its rules are shown. */
export const SHOW_FLAG: SetupAction = { kind: "showFlag" };
export const LOWER_FLAG: SetupAction = { kind: "lowerFlag" };

export function scoutAt(x: number, y: number): SetupAction {
  return { kind: "scout", at: { x, y } };
}

export function boulderAt(x: number, y: number): SetupAction {
  return { kind: "boulder", at: { x, y } };
}

interface TeachingLinks<From extends string, Done extends string> {
  /** The step with which the recording begins. */
  readonly from: From;
  /** The step after the recording. */
  readonly done: Done;
}

/** Steps of recording a rule: if the recording ends without the rule, the tutorial goes back to the first; with it, ahead. */
export function teaching<const Step extends LessonStep, From extends string, Done extends string>(
  shape: Shape,
  { from, done }: TeachingLinks<From, Done>,
  steps: readonly Step[],
): (Step & Pick<LessonStep<From | Done>, "teaches" | "tools" | "detours">)[] {
  const detours: readonly Detour<From | Done>[] = [
    { to: done, when: (facts) => savedShape(facts, shape), say: null },
    { to: from, when: (facts) => !isRecorded(facts, shape) && hasRule(facts, shape), say: null },
    {
      to: from,
      when: (facts) => !isRecorded(facts, shape),
      say: "That's okay. Let's teach this rule again.",
    },
  ];
  const tools = ["pointer", "ignoreSquare"] as const;
  return steps.map((step) => ({ ...step, teaches: shape, tools, detours }));
}

function isRecorded(facts: LessonFacts, shape: Shape): boolean {
  return recordingOf(facts, OWNER[shape]) !== null;
}
