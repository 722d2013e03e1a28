import type { Id, Point } from "../../engine/index.ts";

/** Why a rule or container was not applied in the last tick; shown on its card and on the stage. */
export interface RuleReason {
  /** The rule or container asked about. */
  readonly ruleId: Id;
  /** In words for the child. */
  readonly text: string;
  /** The square that does not match, relative to the main actor. */
  readonly square: Point | null;
  /** The same square of the shown stage; null if it is off the stage. */
  readonly cell: Point | null;
  /** The condition that does not hold. */
  readonly conditionKey: string | null;
}
