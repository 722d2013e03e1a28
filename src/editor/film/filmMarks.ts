import { CURRENT_STAGE, type TickResult } from "../../engine/index.ts";

/** Something big that a tick did, as a mark above the film. */
export type FilmMark = "made" | "gone" | "won" | "lost" | "level" | "edit";

export interface FilmedMark {
  /** The turn, from 1; an edit stands before the next one. */
  readonly turn: number;
  readonly mark: FilmMark;
}

/** `hasMade`: whether somebody was made in the tick. */
export function filmMarksOf({ deleted, globals, ended }: TickResult, hasMade: boolean): FilmMark[] {
  const end: readonly FilmMark[] = ended ? [ended.outcome === "lost" ? "lost" : "won"] : [];
  return [
    ...end,
    ...(globals[CURRENT_STAGE] ? ["level" as const] : []),
    ...(deleted.length > 0 ? ["gone" as const] : []),
    ...(hasMade ? ["made" as const] : []),
  ];
}
