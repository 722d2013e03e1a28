import type { Id, Point } from "../../engine/index.ts";
import { hasRule, savedShape } from "./asks.ts";
import type { LessonFacts } from "./LessonFacts.ts";
import type { Detour, LessonStep, PageThing, SetupAction, Spot, Wait } from "./LessonStep.ts";
import { recordingOf } from "./recordingAsks.ts";
import { OWNER, type Shape } from "./shapes.ts";
import { KIND, type StepId } from "./words.ts";

/** Ms between the awaited state, or the appearance of an awaited element, and the next step. */
const AFTER_STATE = 750;
export const AFTER_ELEMENT = 250;

export function button(label: string): Wait {
  return { kind: "button", label };
}

export function speech(delay = 0): Wait {
  return { kind: "speech", delay };
}

export function until(holds: (facts: LessonFacts) => boolean, delay = AFTER_STATE): Wait {
  return { kind: "fact", holds, delay };
}

export function at(...spots: readonly Spot[]): LessonStep["target"] {
  return () => spots;
}

export const nowhere: LessonStep["target"] = () => [];

export function page(name: PageThing, id?: Id): Spot {
  return id === undefined ? { on: "page", name } : { on: "page", name, id };
}

export function squares(on: "stage" | "before" | "after", cell: Point, wide = 1, high = 1): Spot {
  return { on, cell, wide, high };
}

/** The square of an actor, if there is one. */
export function whereIs(actor: { readonly position: Point } | undefined): readonly Spot[] {
  return actor ? [squares("stage", actor.position)] : [];
}

export const STOP: SetupAction = { kind: "stop" };
export const LOWER_FLAG: SetupAction = { kind: "lowerFlag" };

export function scoutAt(x: number, y: number): SetupAction {
  return { kind: "scout", at: { x, y } };
}

export function boulderAt(x: number, y: number): SetupAction {
  return { kind: "boulder", at: { x, y } };
}

/** Steps of recording a rule: if the recording ends without the rule, the tutorial goes back to the first; with it, ahead. */
export function teaching(shape: Shape, from: StepId, done: StepId, steps: readonly LessonStep[]): LessonStep[] {
  const detour = (facts: LessonFacts): Detour | null => {
    if (savedShape(facts, shape)) return { to: done, say: null };
    if (recordingOf(facts, OWNER[shape])) return null;
    return { to: from, say: hasRule(facts, shape) ? null : KIND.recordingGone };
  };
  const tools: LessonStep["tools"] = ["pointer", "ignoreSquare"];
  return steps.map((step) => ({ ...step, teaches: shape, tools, detour }));
}
