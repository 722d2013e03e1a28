/** `toEqual` for thousands of large values: the slow comparison only runs if a fast one has found a difference. */
import { isDeepStrictEqual } from "node:util";
import { expect } from "vitest";

export function expectSame(actual: unknown, expected: unknown, where: string): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual, where).toEqual(expected);
}
