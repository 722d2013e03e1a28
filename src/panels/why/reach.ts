/** Which rules could have been carried out in a turn, and which only waited for something. */
import type { NodeVerdict, TurnStory } from "../../engine/explain/index.ts";
import {
  type Character,
  containersAround,
  type EventContainer,
  type Rule,
  type RuleContainer,
  type TickInput,
} from "../../engine/index.ts";

/** A rule, and what came of it in a turn. */
export interface ToldRule {
  readonly rule: Rule;
  readonly told: NodeVerdict;
}

/** Those that wait for keys, by key; also of those that another rule came before. */
export function waitingForKeys(
  all: readonly ToldRule[],
  { rules }: Character,
  { keys, pressed = [] }: TickInput,
): ReadonlyMap<number, readonly ToldRule[]> {
  const byKey = new Map<number, ToldRule[]>();
  for (const one of all) {
    const { verdict } = one.told;
    const around = containersAround(rules, one.rule.id).filter(isEvent);
    const closed = around.find(({ id, event, code, hold }) => {
      if (event !== "key" || code === undefined) return false;
      if (verdict.kind === "event") return verdict.containerId === id;
      return verdict.kind === "earlier" && !(hold === false ? pressed : keys).includes(code);
    });
    if (closed?.code !== undefined) byKey.set(closed.code, [...(byKey.get(closed.code) ?? []), one]);
  }
  return byKey;
}

interface Turn {
  readonly story: TurnStory;
  readonly input: TickInput;
  readonly character: Character;
}

/** Whether a rule was kept from acting by nothing but what is told of it: one that another came before might not have fitted either. */
export function isInReach({ rule, told }: ToldRule, { story, input, character }: Turn): boolean {
  if (told.verdict.kind !== "earlier") return true;
  if (told.misses.length > 0) return false;
  const { ruleId } = told.verdict;
  const shared = new Set(containersAround(character.rules, ruleId).map(({ id }) => id));
  const own = containersAround(character.rules, rule.id).filter(({ id }) => !shared.has(id));
  return own.filter(isEvent).every((one) => happened(one, story, input));
}

function happened({ event, every = 1 }: EventContainer, { actorId, tick }: TurnStory, { clicks }: TickInput): boolean {
  switch (event) {
    case "click":
      return clicks.includes(actorId);
    case "timer":
      return tick % every === 0;
    case "start":
      return tick === 1;
    default:
      // Rules that wait for keys are told apart.
      return event !== "unknown";
  }
}

function isEvent(container: RuleContainer): container is EventContainer {
  return container.type === "group-event";
}
