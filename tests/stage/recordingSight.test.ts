import { describe, expect, it } from "vitest";
import { recordingSight, rimOf } from "../../src/stage/view/recordingSight.ts";

const TILE = 40;
const MOUSE = false;
const TOUCH = true;

/** The mat without its rim. */
function spaceIn([width, height]: readonly [number, number], isTouch: boolean) {
  const { side, top, bottom } = rimOf(isTouch);
  return { width: width - 2 * side, height: height - top - bottom };
}

const frame = (columns: number, rows: number) => ({ xmin: 3, xmax: 2 + columns, ymin: 5, ymax: 4 + rows, ignored: {} });

describe("the squares of a recording", () => {
  // The mats are as large as they are in windows of these sizes.
  it.each([
    ["1366x768", [483, 460], MOUSE, [1, 1], 120],
    ["1366x768", [483, 460], MOUSE, [2, 2], 90],
    ["1366x768", [483, 460], MOUSE, [5, 3], 60],
    ["1180x820", [408, 484], TOUCH, [2, 1], 100],
    ["1366x625", [483, 361], MOUSE, [2, 2], 60],
    ["1024x640", [350, 377], MOUSE, [2, 2], 60],
    ["820x1180", [380, 440], TOUCH, [2, 2], 70],
  ] as const)("in a window of %s, with a mat of %j, touch %j: a frame of %j has squares of %i px", (...facts) => {
    const [, mat, isTouch, [columns, rows], side] = facts;
    const { zoom, area } = recordingSight(frame(columns, rows), spaceIn(mat, isTouch));
    expect(zoom * TILE).toBe(side);
    const beside = columns > rows ? 0.5 : 1;
    expect(area).toEqual({ x: 3 - beside, y: 4, width: columns + 2 * beside, height: rows + 2 });
  });

  it("are never larger than 120 px, however much room there is", () => {
    expect(recordingSight(frame(1, 1), { width: 2000, height: 2000 }).zoom * TILE).toBe(120);
  });

  it("have half a square around them where a whole one would make them smaller than 40 px", () => {
    expect(recordingSight(frame(2, 8), { width: 368, height: 399 })).toEqual({
      zoom: 1,
      area: { x: 2.5, y: 4.5, width: 3, height: 9 },
    });
  });

  it("have half a square beside a wide frame, but a whole one above and below it where there is room", () => {
    expect(recordingSight(frame(8, 2), { width: 399, height: 368 })).toEqual({
      zoom: 1,
      area: { x: 2.5, y: 4, width: 9, height: 4 },
    });
  });

  it("are 40 px in a low window, too, where the margin shrinks to what is left beside the frame", () => {
    const lyingPhone = spaceIn([272, 208], TOUCH);
    expect(recordingSight(frame(1, 1), lyingPhone)).toEqual({ zoom: 1, area: { x: 2.5, y: 4.5, width: 2, height: 2 } });
    const mat = spaceIn([230, 208], MOUSE);
    const { zoom, area } = recordingSight(frame(2, 2), mat);
    expect(zoom * TILE).toBe(40);
    expect(area.height).toBeGreaterThan(2);
    expect(zoom * TILE * area.height).toBeLessThanOrEqual(mat.height);
  });

  it("are 40 px at least, so that a larger frame is panned, with a whole square above and below it", () => {
    expect(recordingSight(frame(12, 2), { width: 399, height: 368 })).toEqual({
      zoom: 1,
      area: { x: 2.5, y: 4, width: 13, height: 4 },
    });
  });
});
