import type { Action, Condition, Extent, Id, Point, Stage } from "../engine/index.ts";

/** A rule being taught (spec §3 "Recording", details §10). The after picture is never kept: it is always computed. */
export interface Recording {
  readonly characterId: Id;
  /** The main actor in the before picture. */
  readonly mainActorId: Id;
  /** The rule being taught again, or null for a new one. */
  readonly ruleId: Id | null;
  /** The before picture: a stage of its own, free to be edited. */
  readonly before: Stage;
  /** Square of the main actor in `before`; the extent, conditions and offsets count from it. */
  readonly origin: Point;
  readonly extent: Extent;
  readonly conditions: readonly Condition[];
  readonly actions: readonly Action[];
}
