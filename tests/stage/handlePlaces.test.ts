import { describe, expect, it } from "vitest";
import { extentOnStage, handlePlaces } from "../../src/stage/overlay/overlayPlaces.ts";

const extent = (xmin: number, ymin: number, xmax: number, ymax: number) => ({ xmin, ymin, xmax, ymax, ignored: {} });

describe("the handles of an extent", () => {
  it("stand in the square outside the middle of each side", () => {
    expect(handlePlaces(extent(4, 4, 6, 4), { zoom: 1, left: 0, top: 0 }, 40)).toEqual({
      left: { x: 140, y: 180 },
      right: { x: 300, y: 180 },
      top: { x: 220, y: 140 },
      bottom: { x: 220, y: 220 },
    });
  });

  it.each([40, 44])("never cover a square of the extent, at an edge of the stage neither (%i px)", (size) => {
    const places = handlePlaces(extent(0, 0, 3, 1), { zoom: 1, left: 100, top: 100 }, size);
    expect(places.left.x + size / 2).toBeLessThanOrEqual(100);
    expect(places.top.y + size / 2).toBeLessThanOrEqual(100);
    expect(places.right.x - size / 2).toBeGreaterThanOrEqual(260);
    expect(places.bottom.y - size / 2).toBeGreaterThanOrEqual(180);
  });

  it("share no corner around a frame that is smaller than they are", () => {
    const { left, top, right, bottom } = handlePlaces(extent(4, 4, 4, 4), { zoom: 1, left: 0, top: 0 }, 44);
    expect([left.x, right.x]).toEqual([160 - 22 - 2, 200 + 22 + 2]);
    for (const upright of [top, bottom]) {
      for (const level of [left, right]) {
        const apart = Math.max(Math.abs(upright.x - level.x), Math.abs(upright.y - level.y));
        expect(apart).toBeGreaterThanOrEqual(44);
      }
    }
  });
});

describe("the handles of a large picture", () => {
  it("stand in the middle of their squares", () => {
    const places = handlePlaces(extent(4, 4, 5, 5), { zoom: 2, left: 0, top: 0 }, 40);
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
