import type { InputKind } from "../../browser/inputInUse.ts";
import type { StampItem, ToolId } from "../../editor/index.ts";

/** What to do with the input in use. */
export const PRESS: Readonly<Record<InputKind, string>> = { touch: "Tap", mouse: "Click", keys: "Choose" };

/** What the tool in hand waits for; null for one that waits for nothing. `stamped`: the name of what the stamp holds. */
export function toolWords(tool: ToolId, press: string, stamped: string | null, item: StampItem | null): string | null {
  switch (tool) {
    case "record":
      return `${press} who should learn something`;
    case "paint":
      return `${press} who you want to paint`;
    case "trash":
      return `${press} what should go away`;
    case "stamp":
      if (stamped === null) return `${press} what you want to stamp`;
      return item?.kind === "rule" ? `${press} where the rule should go` : `${press} where ${stamped} should go`;
    default:
      return null;
  }
}
