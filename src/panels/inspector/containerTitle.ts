import type { RuleContainer } from "../../engine/index.ts";
import { nameOfKey } from "../../recording/index.ts";

/** The title of a container in words. */
export function containerTitle(container: RuleContainer): string {
  if (container.type === "group-flow") return container.name;
  switch (container.event) {
    case "key":
      if (container.code === undefined) return "When No Key is pressed";
      return `When ${nameOfKey(container.code)} is ${container.hold === false ? "tapped" : "pressed"}`;
    case "click":
      return "When I'm clicked";
    case "idle":
      return "All the time";
    case "timer":
      return container.every === 1 ? "Every turn" : `Every ${container.every} turns`;
    case "start":
      return "When the game or level starts";
    case "unknown":
      return "When something unknown happens";
  }
}
