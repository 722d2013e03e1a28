import { type SetId, type StepId, stepNamed } from "../lessons/sets.ts";

/** How far a child has got in the tutorial of a game. `open`: it is resumed when the game is opened; `left`: the menu offers it. */
export interface LessonProgress {
  readonly set: SetId;
  readonly stepId: StepId;
  readonly state: "open" | "left" | "done";
  /** The bar is folded to a slim one. */
  readonly isFolded?: true;
}

/** Where the progress is stored. */
export interface ProgressStorage {
  read(): string | null;
  write(text: string): void;
}

/** Null if there is no stored progress in a valid format. */
export function readProgress(storage: ProgressStorage): LessonProgress | null {
  const stored = parsed(storage.read() ?? "null");
  if (typeof stored !== "object" || stored === null) return null;
  if (!("set" in stored) || !("stepId" in stored) || !("state" in stored)) return null;
  const { set, state } = stored;
  const stepId = stepNamed(stored.stepId);
  if ((set !== "base" && set !== "more" && set !== "fork") || !stepId) return null;
  const folded = "isFolded" in stored && stored.isFolded === true ? ({ isFolded: true } as const) : {};
  return state === "open" || state === "left" || state === "done" ? { set, stepId, state, ...folded } : null;
}

export function storeProgress(storage: ProgressStorage, lesson: LessonProgress): void {
  storage.write(JSON.stringify(lesson));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
