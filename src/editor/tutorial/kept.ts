/** How far a child has come in the tutorial of each game: kept by name, so that new steps do no harm. */
import type { SetId } from "./sets.ts";
import { isStepId, type StepId } from "./words.ts";

/** `open`: it is gone on with as soon as the game is opened; `left`: the menu offers it. */
export interface KeptLesson {
  readonly set: SetId;
  readonly stepId: StepId;
  readonly state: "open" | "left" | "done";
  /** Nib was folded away, and stays so. */
  readonly isFolded?: true;
}

/** Where it is kept: the texts of this browser, or those of a test. */
export interface LessonShelf {
  read(): string | null;
  write(text: string): void;
}

/** Anything that is not of that shape counts as nothing kept. */
export function readKept(shelf: LessonShelf): KeptLesson | null {
  const kept = parsed(shelf.read() ?? "null");
  if (typeof kept !== "object" || kept === null) return null;
  if (!("set" in kept) || !("stepId" in kept) || !("state" in kept)) return null;
  const { set, stepId, state } = kept;
  if ((set !== "base" && set !== "fork") || !isStepId(stepId)) return null;
  const folded = "isFolded" in kept && kept.isFolded === true ? ({ isFolded: true } as const) : {};
  return state === "open" || state === "left" || state === "done" ? { set, stepId, state, ...folded } : null;
}

export function keepLesson(shelf: LessonShelf, lesson: KeptLesson): void {
  shelf.write(JSON.stringify(lesson));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
