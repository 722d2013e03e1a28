import type { Id } from "../world/id.ts";
import type { Rule } from "../world/rule.ts";
import type { TickError } from "./TickResult.ts";

/** Thrown when a rule cannot be carried out. `Simulation` catches it and takes the tick back. */
export class TickStopped extends Error {
  readonly error: TickError;

  constructor(message: string, characterId: Id, rule: Rule) {
    super(message);
    this.error = { message, characterId, ruleId: rule.id, ruleName: rule.name };
  }
}
