import { NAME_MAX, plainLine } from "../../engine/index.ts";

/** A typed name on one line, trimmed, at most 60 characters; an empty one keeps the old name. */
export function cleanName(typed: string, before: string): string {
  return plainLine(typed, NAME_MAX) || before;
}
