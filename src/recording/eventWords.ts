import type { Condition, EventContainer, Id, Operand, RuleContainer } from "../engine/index.ts";
import { conditionSentence } from "./conditionSentence.ts";
import type { Narration } from "./Narration.ts";
import { keyWords } from "./nameOfKey.ts";

/** What containers around a rule wait for, as reasons of the rule: "the right arrow is pressed", "my 1 in 4 chance comes up". */
export function containerClauses(containers: readonly RuleContainer[], narration: Narration): string[] {
  return containers.flatMap((container) => [
    ...(container.type === "group-event" ? eventClauses(container) : []),
    ...(container.conditions ?? [])
      .filter(({ enabled }) => enabled)
      .map((one) => conditionSentence(aboutActor(one, narration.mainActorId), narration)),
    ...(container.type === "group-flow" && container.behavior === "chance" ? [chanceClause(container.oneIn)] : []),
  ]);
}

/** The timer that comes least often of those around a rule: "Every 3 turns"; null without one. */
export function timerWords(containers: readonly RuleContainer[]): string | null {
  const everies = containers.flatMap((one) => (one.type === "group-event" && one.event === "timer" ? one.every : []));
  const most = Math.max(1, ...everies.filter((every) => every !== undefined));
  return most === 1 ? null : `Every ${most} turns`;
}

function chanceClause(oneIn: number | undefined): string {
  return oneIn === undefined ? "my chance comes up" : `my 1 in ${oneIn} chance comes up`;
}

/** A condition of a container, about this actor: there, every actor that it names means the acting one. */
export function aboutActor(condition: Condition, actorId: Id): Condition {
  const mine = (operand: Operand): Operand => ("actorId" in operand ? { ...operand, actorId } : operand);
  return { ...condition, left: mine(condition.left), right: mine(condition.right) };
}

function eventClauses({ event, code, hold }: EventContainer): string[] {
  switch (event) {
    case "key":
      return [`${code === undefined ? "its key" : keyWords(code)} ${hold === false ? "is tapped" : "is pressed"}`];
    case "click":
      return ["I am clicked"];
    case "idle":
      return [];
    case "timer":
      return [];
    case "start":
      return ["the level starts"];
    case "unknown":
      return ["something unknown happens"];
  }
}
