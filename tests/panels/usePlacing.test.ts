import { describe, expect, it } from "vitest";
import { newStage } from "../../src/engine/index.ts";
import { areaOf, nearestFreeSquare } from "../../src/panels/library/usePlacing.ts";

describe("the square for an actor placed without a drag", () => {
  const area = { xmin: 0, xmax: 4, ymin: 0, ymax: 4 };

  it("is the middle if that is free", () => {
    expect(nearestFreeSquare(area, [])).toEqual({ x: 2, y: 2 });
  });

  it("is next to the middle if that is taken", () => {
    const square = nearestFreeSquare(area, [{ x: 2, y: 2 }]);
    expect(Math.abs(square.x - 2) + Math.abs(square.y - 2)).toBe(1);
  });

  it("is the middle if no square is free", () => {
    expect(nearestFreeSquare({ xmin: 0, xmax: 0, ymin: 0, ymax: 0 }, [{ x: 0, y: 0 }])).toEqual({ x: 0, y: 0 });
  });

  it("lies inside the extent of a recording, counted from the main actor", () => {
    const stage = newStage("s", 0);
    const extent = { xmin: 0, xmax: 1, ymin: 0, ymax: 0, ignored: {} };
    expect(areaOf(stage, extent, { x: 5, y: 6 })).toEqual({ xmin: 5, xmax: 6, ymin: 6, ymax: 6 });
    expect(areaOf(stage, null, { x: 5, y: 6 })).toEqual({ xmin: 0, xmax: 21, ymin: 0, ymax: 12 });
  });
});
