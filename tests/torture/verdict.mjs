// @ts-check
import { stripVTControlCharacters } from "node:util";

/** The summaries of vitest, `Tests  3 passed | 2 skipped (5)`, and of Playwright, `2 skipped`. */
const SKIPPED = /^ *(?:Tests +(?:\d+ \w+ \| )*)?(\d+) skipped\b/m;

/**
 * What a part of the torture has shown: a part of which some tests could not run on this machine does not hold.
 * @param {number | null} status of the test runner
 * @param {string} output
 * @returns {"holds" | "SKIPPED" | "BREAKS"}
 */
export function verdictOf(status, output) {
  if (status !== 0) return "BREAKS";
  return skippedIn(output) > 0 ? "SKIPPED" : "holds";
}

/** @param {string} output */
export function skippedIn(output) {
  return Number(SKIPPED.exec(stripVTControlCharacters(output))?.[1] ?? 0);
}
