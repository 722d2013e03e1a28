import type { Condition, EventContainer, Operand, RuleContainer } from "../engine/index.ts";
import { conditionSentence } from "./conditionSentence.ts";
import type { Narration } from "./Narration.ts";
import { keyWords } from "./nameOfKey.ts";

/** What containers around a rule wait for, as reasons of the rule: "the right arrow is pressed", "I have luck (1 in 4)". */
export function containerClauses(containers: readonly RuleContainer[], narration: Narration): string[] {
  return containers.flatMap((container) => [
    ...(container.type === "group-event" ? eventClauses(container) : []),
    ...(container.type === "group-flow" && container.behavior === "chance" ? [luckClause(container.oneIn)] : []),
    ...(container.conditions ?? []).filter(({ enabled }) => enabled).map((one) => aboutMeSentence(one, narration)),
  ]);
}

function luckClause(oneIn: number | undefined): string {
  return oneIn === undefined ? "luck wants it" : `luck wants it (1 in ${oneIn})`;
}

/** In a container, every actor that a condition names means the acting one. */
function aboutMeSentence(condition: Condition, narration: Narration): string {
  const { mainActorId } = narration;
  const mine = (operand: Operand): Operand => ("actorId" in operand ? { ...operand, actorId: mainActorId } : operand);
  return conditionSentence({ ...condition, left: mine(condition.left), right: mine(condition.right) }, narration);
}

function eventClauses({ event, code, hold, every = 1 }: EventContainer): string[] {
  switch (event) {
    case "key":
      return [`${code === undefined ? "its key" : keyWords(code)} ${hold === false ? "is tapped" : "is pressed"}`];
    case "click":
      return ["I am clicked"];
    case "idle":
      return [];
    case "timer":
      return every === 1 ? [] : [`${every} turns have passed`];
    case "start":
      return ["the game or level starts"];
    case "unknown":
      return ["something unknown happens"];
  }
}
