import { describe, expect, it, vi } from "vitest";
import { applyChanges } from "../../src/editor/history/applyChanges.ts";
import { inverse } from "../../src/editor/history/change.ts";
import { diff } from "../../src/editor/history/diff.ts";
import { seededRandom } from "../support/seededRandom.ts";
import { TestEditor } from "../support/TestEditor.ts";

/** The changes lead there and back, with the same order of keys. */
function expectThereAndBack(before: unknown, after: unknown): void {
  const changes = JSON.parse(JSON.stringify(diff(before, after)));
  expect(JSON.stringify(applyChanges(before, changes))).toBe(JSON.stringify(after));
  expect(JSON.stringify(applyChanges(after, inverse(changes)))).toBe(JSON.stringify(before));
}

describe("the difference of two documents", () => {
  it("is empty for the same document and for an equal one", () => {
    expect(diff({ a: { b: [1, 2] } }, { a: { b: [1, 2] } })).toEqual([]);
  });

  it("names the smallest part that changed", () => {
    const rules = [
      { id: "a", name: "Walk" },
      { id: "b", name: "Fall" },
    ];
    const renamed = [rules[0], { id: "b", name: "Drop" }];
    expect(diff({ hero: { rules } }, { hero: { rules: renamed } })).toEqual([
      { path: ["hero", "rules", "1", "name"], before: "Fall", after: "Drop" },
    ]);
  });

  it("contains what is removed from a list, not the list", () => {
    const [a, b, c] = [{ id: "a" }, { id: "b" }, { id: "c" }];
    expect(diff([a, b, c], [a, c])).toEqual([{ path: [], at: 1, before: [b], after: [] }]);
  });

  it("remembers which key followed a removed one", () => {
    expect(diff({ a: 1, b: 2, c: 3 }, { a: 1, c: 3 })).toEqual([{ path: ["b"], before: 2, next: "c" }]);
  });

  it("contains only the new place of a moved key, however large its value", () => {
    const [a, b, c] = [{ picture: "a".repeat(999) }, { picture: "b".repeat(999) }, { picture: "c".repeat(999) }];
    expect(diff({ a, b, c }, { b, c, a })).toEqual([{ path: ["a"], moved: { before: "b", after: null } }]);
    expect(diff({ a, b, c }, { c, a, b })).toEqual([{ path: ["c"], moved: { before: null, after: "a" } }]);
  });

  it.each([
    ["a key that goes from the middle", { a: 1, b: 2, c: 3 }, { a: 1, c: 3 }],
    ["two neighbors that go", { a: 1, b: 2, c: 3, d: 4 }, { a: 1, d: 4 }],
    ["all keys exchanged", { a: 1, b: 2 }, { c: 3, d: 4 }],
    ["keys that come in between", { a: 1, d: 4 }, { x: 0, a: 1, b: 2, c: 3, d: 4, e: 5 }],
    ["another order", { a: 1, b: 2, c: 3 }, { c: 3, a: 1, b: 2 }],
    ["another order, and a change of who moved", { a: { x: 1 }, b: 2, c: 3 }, { b: 2, c: 3, a: { x: 5 } }],
    ["two neighbors that change places", { a: 1, b: 2, c: 3 }, { a: 1, c: 3, b: 2 }],
    ["another order altogether", { a: 1, b: 2, c: 3, d: 4 }, { d: 4, c: 3, b: 2, a: 1 }],
    ["another order with one less", { a: 1, b: 2, c: 3 }, { c: 3, a: 1 }],
    ["a value of another kind", { a: { b: 1 } }, { a: [1] }],
    ["nothing in place of something", { a: { b: 1 } }, { a: null }],
    ["a list in a list", { a: [[1, 2], [3]] }, { a: [[1], [3], [4]] }],
    ["items that change places", [{ id: "a" }, { id: "b" }, { id: "c" }], [{ id: "c" }, { id: "a" }, { id: "b" }]],
    ["a removed and a changed neighbor", { a: { x: 1 }, b: 2, c: { x: 1 } }, { a: { x: 2 }, c: { x: 3 }, d: 1 }],
  ])("applies forward and back for %s", (_name, before, after) => expectThereAndBack(before, after));

  it("applies forward and back for a thousand random documents", () => {
    const random = seededRandom(7);
    for (let round = 0; round < 1000; round++) expectThereAndBack(randomValue(random, 3), randomValue(random, 3));
  });
});

it.each([
  [60, 1],
  [40, 0],
])("an entry that takes %d ms to find is logged %d times", (took, times) => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const test = new TestEditor();
  let now = 0;
  vi.spyOn(test.clock, "now").mockImplementation(() => {
    now += took;
    return now;
  });
  test.editor.renameWorld("Slow");
  const words = warned.mock.calls.flat().filter((word) => String(word).includes("rename world"));
  vi.restoreAllMocks();
  expect(words).toHaveLength(times);
});

function randomValue(random: (below: number) => number, depth: number): unknown {
  const kind = depth === 0 ? 0 : random(4);
  if (kind === 0) return random(3);
  const size = random(5);
  const items = Array.from({ length: size }, () => randomValue(random, depth - 1));
  if (kind === 1) return items;
  return Object.fromEntries(items.map((item) => ["abcdef"[random(6)] ?? "a", item]));
}
