/** The unit that work is told in, so that figures of different machines compare: a loop that always does the same. */
import type { Page } from "@playwright/test";

const TRIES = 15;
/** Millions of steps in each: long for the clock of a page, short enough that some of them are not interrupted. */
const MILLIONS = 4;

/** The ms of one unit on a page's thread, a million steps of a small generator of random numbers, at its quickest of some tries. */
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
  // Nobody asks for the last number, but without a use for it the loop might be left out.
  return state === 0 ? 0 : best;
}
