import { describe, expect, it } from "vitest";
import { extentOnStage, handlePlaces } from "../../src/stage/handlePlaces.ts";

const STAGE = { width: 10, height: 10 };
const extent = (xmin: number, ymin: number, xmax: number, ymax: number) => ({ xmin, ymin, xmax, ymax, ignored: {} });

describe("the handles of an extent", () => {
  it("stand in the square outside the middle of each side", () => {
    expect(handlePlaces(extent(4, 4, 6, 4), STAGE, { zoom: 1, left: 0, top: 0 }, 40)).toEqual({
      left: { x: 140, y: 180 },
      right: { x: 300, y: 180 },
      top: { x: 220, y: 140 },
      bottom: { x: 220, y: 220 },
    });
  });

  it("stand just inside at an edge of the stage", () => {
    const places = handlePlaces(extent(0, 0, 9, 9), STAGE, { zoom: 1, left: 7, top: 3 }, 40);
    expect(places.left).toEqual({ x: 27, y: 203 });
    expect(places.bottom).toEqual({ x: 207, y: 383 });
  });

  it("stay outside at an edge where they would cover the only square", () => {
    const places = handlePlaces(extent(0, 9, 0, 9), STAGE, { zoom: 1, left: 100, top: 100 }, 40);
    expect(places.left).toEqual({ x: 80, y: 480 });
    expect(places.bottom).toEqual({ x: 120, y: 520 });
  });

  it("touch the extent from outside where a square is smaller than they are", () => {
    const places = handlePlaces(extent(4, 4, 5, 5), STAGE, { zoom: 0.5, left: 0, top: 0 }, 44);
    expect(places.left.x).toBe(80 - 22);
    expect(places.right.x).toBe(120 + 22);
  });
});

describe("the handles of a large picture", () => {
  it("stand in the middle of their squares", () => {
    const places = handlePlaces(extent(4, 4, 5, 5), STAGE, { zoom: 2, left: 0, top: 0 }, 40);
    expect(places.left).toEqual({ x: 280, y: 400 });
    expect(places.bottom).toEqual({ x: 400, y: 520 });
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
