import { isStepId, type SetId, type StepId } from "../lessons/sets.ts";

/** How far a child has got in the tutorial of a game. `open`: it is resumed when the game is opened; `left`: the menu offers it. */
export interface KeptLesson {
  readonly set: SetId;
  readonly stepId: StepId;
  readonly state: "open" | "left" | "done";
  /** The panel is folded away. */
  readonly isFolded?: true;
}

/** Where the progress is stored. */
export interface LessonShelf {
  read(): string | null;
  write(text: string): void;
}

/** Null if there is no stored progress in a valid format. */
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
