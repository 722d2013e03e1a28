/** Why nothing in a container was done, in the words of the actor whose turn it was (details §8, "Lights"). */
import { type Id, isSwitchedOn, type RuleContainer } from "../engine/index.ts";
import { capitalised } from "./grammar.ts";
import { keyWords } from "./nameOfKey.ts";

/** `lights`: what was looked at in that turn. */
export function whyContainerRested(container: RuleContainer, lights: Readonly<Record<Id, boolean>>): string {
  const { rules } = container;
  if (rules.length === 0) return "There are no rules in here yet.";
  if (!rules.some(isSwitchedOn)) return "All the rules in here are switched off.";
  const wasOpen = rules.some(({ id }) => lights[id] !== undefined);
  return (wasOpen ? null : whyClosed(container)) ?? "None of the rules in here fitted.";
}

function whyClosed(container: RuleContainer): string | null {
  if (container.type === "group-flow") return container.behavior === "loop" ? "It was to be repeated no times." : null;
  const { event, code } = container;
  if (event === "click") return "I was not clicked.";
  if (event === "idle" || event === "unknown") return null;
  return code === undefined ? "It has no key yet." : `${capitalised(keyWords(code))} was not pressed.`;
}
