import { expect, test } from "vitest";
import { newsOfRows } from "../../../src/panels/recording/useNews.ts";

test.each([
  [[], ["a"], "a"],
  [["a"], ["a", "b"], "b"],
  [["a", "b"], ["c", "b"], "c"],
  [["a", "b"], ["b"], "Removed: a"],
  [["a", "b"], ["a"], "Removed: b"],
  [["a"], ["a"], null],
] as const)("from rows %j to %j, %j is announced", (before, after, news) => {
  expect(newsOfRows(before, after)).toBe(news);
});
