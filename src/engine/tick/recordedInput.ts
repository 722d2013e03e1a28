import type { RecordedInput } from "../world/world.ts";
import type { TickInput } from "./TickResult.ts";

/** The input of a tick as a document keeps it. */
export function recordedInput(input: TickInput): RecordedInput {
  return { keys: allTrue(input.keys.map(String)), clicks: allTrue(input.clicks) };
}

function allTrue(names: readonly string[]): Record<string, true> {
  return Object.fromEntries(names.map((name) => [name, true]));
}
