/** Why a rule or container was not done in the last turn: said on its card, marked there and on the stage (details §8, "Lights"). */
import type { Id, Point } from "../../engine/index.ts";

export interface RuleReason {
  /** The rule or container whose light was asked. */
  readonly ruleId: Id;
  /** In a child's words. */
  readonly text: string;
  /** The square that does not fit, counted from the main actor. */
  readonly square: Point | null;
  /** The same square of the shown stage; null where it is not on it. */
  readonly cell: Point | null;
  /** The condition that is not so. */
  readonly conditionKey: string | null;
}
