/** Names as a child writes them (details §2, "Inline texts"). */
import { NAME_MAX, plainLine } from "../../engine/index.ts";

/** One line, trimmed, at most 60 characters; an empty one leaves the name that was. */
export function cleanName(typed: string, before: string): string {
  return plainLine(typed, NAME_MAX) || before;
}
