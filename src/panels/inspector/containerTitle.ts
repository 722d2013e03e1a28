import type { EventContainer, RuleContainer } from "../../engine/index.ts";
import { nameOfKey } from "../../recording/index.ts";

/** The title of a container in words, for those who do not see it. */
export function containerTitle(container: RuleContainer): string {
  return container.goOn ? `${plainTitle(container)}, then goes on` : plainTitle(container);
}

function plainTitle(container: RuleContainer): string {
  if (container.type === "group-flow") return container.name;
  switch (container.event) {
    case "key":
      if (container.code === undefined) return "When No Key is pressed";
      return `When ${nameOfKey(container.code)} ${pressedWords(container)}`;
    case "click":
      return "When I'm clicked";
    case "idle":
      return "All the time";
    case "timer":
      return timerTitle(container);
    case "start":
      return "When the level starts";
    case "unknown":
      return "When something unknown happens";
  }
}

/** "is pressed"; "is tapped" if holding the key down does not count. */
export function pressedWords({ hold }: EventContainer): string {
  return hold === false ? "is tapped" : "is pressed";
}

function timerTitle({ every = 1 }: EventContainer): string {
  return every === 1 ? "Every turn" : `Every ${every} turns`;
}
