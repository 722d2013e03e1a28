/** Chooses where a world ticks (design, "Playing"). */
import type { NewId, WorldDocument } from "../../engine/index.ts";
import { InlineRunner } from "./InlineRunner.ts";
import type { TickRunner } from "./TickRunner.ts";

export interface RunnerParts {
  readonly seed: number;
  readonly newId: NewId;
}

/** Makes a runner for a document; every one it makes draws other random numbers than the one before. */
export function newRunnerFor({ seed, newId }: RunnerParts): (document: WorldDocument) => TickRunner {
  let loads = 0;
  return (document) => {
    const options = { seed: seed + loads, newId };
    loads += 1;
    return new InlineRunner(document, options);
  };
}
