import type { Page } from "@playwright/test";

const TRIES = 15;
/** Millions of steps in each try: long enough for the clock of a page, short enough that some tries are not interrupted. */
const MILLIONS = 4;

/**
 * The ms of a million steps of a small random generator on the main thread, at the fastest of some tries: the unit in which work is
 * compared between machines.
 */
export async function unitMs(page: Page): Promise<number> {
  const tries = { tries: TRIES, steps: MILLIONS * 1_000_000 };
  return (await page.evaluate(quickest, tries)) / MILLIONS;
}

function quickest({ tries, steps }: { readonly tries: number; readonly steps: number }): number {
  let best = Number.POSITIVE_INFINITY;
  let state = 88_675_123;
  for (let n = 0; n < tries; n++) {
    const begun = performance.now();
    for (let step = 0; step < steps; step++) {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
    }
    best = Math.min(best, performance.now() - begun);
  }
  // Uses the last number, because otherwise the loop might be optimized away.
  return state === 0 ? 0 : best;
}
