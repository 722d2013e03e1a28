import { InlineTicks } from "./InlineTicks.ts";
import type { NewRunner, RunnerOptions } from "./newRunner.ts";

/**
 * What makes the runners of a game in a file, in the place of `newRunner.ts`: there are no other threads, because the page may load nothing but
 * itself.
 */
export function inlineRunnerFor({ seed, newId, clock }: RunnerOptions): NewRunner {
  let loads = 0;
  return (document, watch, before = null) => {
    before?.end();
    const options = { seed: seed + loads, newId };
    loads += 1;
    return new InlineTicks(document, options, { now: () => clock.now(), broken: watch.broken, spent: () => undefined });
  };
}
