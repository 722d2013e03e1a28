import type { RuleContainer } from "../../engine/index.ts";
import { nameOfKey } from "../../recording/index.ts";

/** The title of a container in words. */
export function containerTitle(container: RuleContainer): string {
  if (container.type === "group-flow") return container.name;
  switch (container.event) {
    case "key":
      return container.code === undefined ? "When No Key is pressed" : `When ${nameOfKey(container.code)} is pressed`;
    case "click":
      return "When I'm clicked";
    case "idle":
      return "All the time";
    case "unknown":
      return "When something unknown happens";
  }
}
