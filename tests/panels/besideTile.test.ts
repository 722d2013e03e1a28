import { describe, expect, it } from "vitest";
import { besideTile, nextBehind, type TileBox, tileUnder } from "../../src/panels/library/besideTile.ts";

/** Two rows of tiles, 80 by 70: a b c, and d below a. */
const TILES: readonly TileBox[] = ["a", "b", "c", "d"].map((id, index) => {
  const [left, top] = [(index % 3) * 84, Math.floor(index / 3) * 72];
  return { id, box: { left, right: left + 80, top, bottom: top + 70 } };
});

describe("the place where a dragged tile is dropped", () => {
  it.each([
    ["before the tile whose left half it is over", { x: 90, y: 30 }, { id: "b", place: "before" }],
    ["after the tile whose right half it is over", { x: 150, y: 30 }, { id: "b", place: "after" }],
    ["after the last of a row, beyond it", { x: 400, y: 30 }, { id: "c", place: "after" }],
    ["after the last one, on the bare shelf beside it", { x: 240, y: 100 }, { id: "d", place: "after" }],
    ["in the nearest row, below the last", { x: 10, y: 300 }, { id: "d", place: "before" }],
  ] as const)("is %s", (_where, hand, landing) => {
    expect(besideTile(TILES, hand)).toEqual(landing);
  });

  it("is null for an empty list", () => {
    expect(besideTile([], { x: 1, y: 1 })).toBeNull();
  });
});

it("a tile is under a pointer that is on it, and none beside all", () => {
  expect(tileUnder(TILES, { x: 90, y: 30 })).toBe("b");
  expect(tileUnder(TILES, { x: 82, y: 30 })).toBeUndefined();
});

describe("the tile to which the arrow over an end of a row leads", () => {
  const row = TILES.slice(0, 3);

  it("is the first one that the right end or its arrow covers", () => {
    expect(nextBehind({ left: 0, right: 200 }, row, { way: 1, arrow: 44 })).toBe("b");
  });

  it("is the last one that the left end or its arrow covers", () => {
    expect(nextBehind({ left: 100, right: 300 }, row, { way: -1, arrow: 44 })).toBe("b");
  });

  it("is null where all are in sight", () => {
    expect(nextBehind({ left: 0, right: 400 }, row, { way: 1, arrow: 44 })).toBeNull();
  });
});
