import { expect, it } from "vitest";
import { outlineOf } from "../../src/stage/actors/outline.ts";

it("one square has four edges", () => {
  expect(outlineOf([{ x: 2, y: 3 }])).toHaveLength(4);
});

it("the edge between two squares is not drawn", () => {
  const edges = outlineOf([
    { x: 0, y: 0 },
    { x: 1, y: 0 },
  ]);
  expect(edges).toHaveLength(6);
  expect(edges).not.toContainEqual({ from: { x: 1, y: 0 }, to: { x: 1, y: 1 } });
});

it("squares that only touch at a corner keep all their edges", () => {
  const edges = outlineOf([
    { x: 0, y: 0 },
    { x: 1, y: 1 },
  ]);
  expect(edges).toHaveLength(8);
});
