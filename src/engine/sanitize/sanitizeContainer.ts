import type { EventContainer, FlowBehavior, FlowContainer, LoopCount, RuleContainer, RuleTree } from "../world/rule.ts";
import { type Fields, isFields, isFlagOrAbsent, isText, wholeList, withFields } from "./readParts.ts";
import { sanitizeCondition } from "./sanitizeOperand.ts";

/** A container that can be tried, with these contents; null if what it asks cannot be read. */
export function sanitizeContainer(value: Fields, rules: RuleTree): RuleContainer | null {
  const conditions = value.conditions === undefined ? undefined : wholeList(value.conditions, sanitizeCondition);
  if (conditions === null || !isFlagOrAbsent(value.goOn)) return null;
  const container = withFields<RuleContainer>(value, { conditions, rules });
  return container.type === "group-flow" ? sanitizeFlow(container) : sanitizeEvent(container);
}

/** A key event that may or may not be meant for a key that is held never happens. */
function sanitizeEvent(container: EventContainer): EventContainer {
  const { event, hold }: { readonly event: unknown; readonly hold?: unknown } = container;
  return event !== "key" || isFlagOrAbsent(hold) ? container : { ...container, event: "unknown" };
}

/** A flow container without a behavior takes the first rule that applies. */
function sanitizeFlow(container: FlowContainer): FlowContainer {
  const { behavior, loopCount }: { readonly behavior?: FlowBehavior; readonly loopCount?: unknown } = container;
  const flow = behavior === undefined ? { ...container, behavior: "first" as const } : container;
  return isLoopCount(loopCount) ? flow : { ...flow, loopCount: { constant: 0 } };
}

/** An unreadable count means no round, a missing one means one round. */
function isLoopCount(value: unknown): value is LoopCount | undefined | null {
  if (value === undefined || value === null) return true;
  return isFields(value) && (isText(value.variableId) || ["number", "string"].includes(typeof value.constant));
}
