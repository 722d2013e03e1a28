import { describe, expect, it } from "vitest";
import { compare } from "../../src/engine/match/comparator.ts";

describe("a comparison", () => {
  it.each([
    ["1", "=", "1", true],
    ["1", "=", "1.0", false],
    ["a", "!=", "A", true],
    ["a", "!=", "a", false],
    ["9", "<=", "10", true],
    ["10", "<=", "9", false],
    ["10", "<=", "10", true],
    ["10", ">=", "9", true],
    ["-1", ">=", "0", false],
    ["9", "<", "10", true],
    ["10", "<", "10", false],
    ["10", "<", "9", false],
    ["10", ">", "9", true],
    ["10", ">", "10", false],
    ["9", ">", "10", false],
    ["apple", "<", "1", false],
    ["apple", ">", "1", false],
    ["", "<=", "0", true],
    ["apple", "<=", "1", false],
    ["apple", ">=", "1", false],
    ["pineapple", "contains", "apple", true],
    ["apple", "contains", "pineapple", false],
    ["apple", "contains", "", true],
    ["apple", "starts-with", "app", true],
    ["apple", "starts-with", "ple", false],
    ["apple", "ends-with", "ple", true],
    ["apple", "ends-with", "app", false],
  ] as const)("%j %s %j is %s", (left, comparator, right, holds) => {
    expect(compare(left, comparator, right)).toBe(holds);
  });
});
