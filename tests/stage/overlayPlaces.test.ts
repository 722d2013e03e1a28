import { describe, expect, it } from "vitest";
import { extentOnStage, rowBeyond, tabPlaces } from "../../src/stage/overlay/overlayPlaces.ts";

const extent = (xmin: number, ymin: number, xmax: number, ymax: number) => ({ xmin, ymin, xmax, ymax, ignored: {} });

describe("the tabs of a frame", () => {
  it("stand outside of the picture, at the middle of each side", () => {
    const opening = { x: 100, y: 50, width: 360, height: 240 };
    expect(tabPlaces(opening, 34)).toEqual({
      left: { x: 80, y: 170 },
      top: { x: 280, y: 30 },
      right: { x: 480, y: 170 },
      bottom: { x: 280, y: 310 },
    });
  });
});

describe("the row that a tab adds", () => {
  it.each([
    ["left", { x: 3, y: 5, width: 1, height: 2 }],
    ["top", { x: 4, y: 4, width: 3, height: 1 }],
    ["right", { x: 7, y: 5, width: 1, height: 2 }],
    ["bottom", { x: 4, y: 7, width: 3, height: 1 }],
  ] as const)("lies beyond the %s side", (side, row) => {
    expect(rowBeyond(extent(4, 5, 6, 6), side)).toEqual(row);
  });
});

describe("an extent counted from the main actor", () => {
  it("becomes squares of the stage, its marks too", () => {
    const counted = { xmin: -1, xmax: 2, ymin: 0, ymax: 0, ignored: { "-1,0": true, "2,0": true } as const };
    expect(extentOnStage(counted, { x: 5, y: 7 })).toEqual({
      xmin: 4,
      xmax: 7,
      ymin: 7,
      ymax: 7,
      ignored: { "4,7": true, "7,7": true },
    });
  });
});
