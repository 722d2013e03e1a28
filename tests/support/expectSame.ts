/** `toEqual` for tests that compare thousands of large values: its long look is taken only where a quick one found a difference. */
import { isDeepStrictEqual } from "node:util";
import { expect } from "vitest";

export function expectSame(actual: unknown, expected: unknown, where: string): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual, where).toEqual(expected);
}
