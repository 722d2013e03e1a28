import { expect, it } from "vitest";
import { verdictOf } from "../torture/verdict.mjs";

it.each([
  ["holds", 0, " Test Files  1 passed (1)\n      Tests  9 passed (9)\n"],
  ["holds", 0, "  4 passed (2.0m)\n"],
  ["SKIPPED", 0, " Test Files  1 passed (1)\n      Tests  9 passed | 2 skipped (11)\n"],
  ["SKIPPED", 0, " Test Files  1 skipped (1)\n      Tests  2 skipped (2)\n"],
  [
    "SKIPPED",
    0,
    "\u001b[2m      Tests \u001b[22m \u001b[1m\u001b[32m1 passed\u001b[39m\u001b[90m | \u001b[33m1 skipped\u001b[39m (2)\n",
  ],
  ["SKIPPED", 0, "  2 skipped\n  4 passed (2.0m)\n"],
  ["BREAKS", 1, "      Tests  1 failed | 2 skipped (3)\n"],
  ["BREAKS", null, ""],
])("a part of the torture %s", (verdict, status, output) => {
  expect(verdictOf(status, output)).toBe(verdict);
});
