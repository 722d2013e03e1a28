import { CHANCE, TIMER } from "../world/limits.ts";
import type { EventContainer, FlowBehavior, FlowContainer, LoopCount, RuleContainer, RuleTree } from "../world/rule.ts";
import { type Fields, isFields, isFlagOrAbsent, isText, isWithin, wholeList, withFields } from "./readParts.ts";
import { sanitizeCondition } from "./sanitizeOperand.ts";

/** A container that can be tried, with these contents; null if what it asks cannot be read. */
export function sanitizeContainer(value: Fields, rules: RuleTree): RuleContainer | null {
  const conditions = value.conditions === undefined ? undefined : wholeList(value.conditions, sanitizeCondition);
  if (conditions === null || !isFlagOrAbsent(value.goOn)) return null;
  const container = withFields<RuleContainer>(value, { conditions, rules });
  return container.type === "group-flow" ? sanitizeFlow(container) : sanitizeEvent(container);
}

/** An event that cannot be read never happens. */
function sanitizeEvent(container: EventContainer): EventContainer {
  const { event, every, hold }: { readonly event: unknown; readonly every?: unknown; readonly hold?: unknown } =
    container;
  const isUnreadable = (event === "timer" && !isWithin(every, TIMER)) || (event === "key" && !isFlagOrAbsent(hold));
  return isUnreadable ? { ...container, event: "unknown" } : container;
}

/** A flow container without a behavior takes the first rule that applies; with a chance that cannot be read it does nothing. */
function sanitizeFlow(container: FlowContainer): FlowContainer {
  const { behavior, loopCount, oneIn }: LooseFlow = container;
  const flow = behavior === undefined ? { ...container, behavior: "first" as const } : container;
  if (behavior === "chance" && !isWithin(oneIn, CHANCE)) return { ...container, behavior: "unknown" };
  return isLoopCount(loopCount) ? flow : { ...flow, loopCount: { constant: 0 } };
}

interface LooseFlow {
  readonly behavior?: FlowBehavior;
  readonly loopCount?: unknown;
  readonly oneIn?: unknown;
}

/** An unreadable count means no round, a missing one means one round. */
function isLoopCount(value: unknown): value is LoopCount | undefined | null {
  if (value === undefined || value === null) return true;
  return isFields(value) && (isText(value.variableId) || ["number", "string"].includes(typeof value.constant));
}
