import type { Id } from "../world/id.ts";
import type { Rule } from "../world/rule.ts";
import type { TickError } from "./TickResult.ts";

/** A rule that cannot be carried out ends its tick (engine.md, "Applying it"); caught by the simulation, which puts the world back. */
export class TickStopped extends Error {
  readonly error: TickError;

  constructor(message: string, characterId: Id, rule: Rule) {
    super(message);
    this.error = { message, characterId, ruleId: rule.id, ruleName: rule.name };
  }
}
