import { describe, expect, it } from "vitest";
import { cameraBetween, cameraOn, lineAt, middleOf, panToShow, squareAt } from "../../src/stage/view/camera.ts";

const STAGE = { width: 22, height: 13 };
const ALL = { x: 0, y: 0, ...STAGE };
const ROOM = { width: 1036, height: 496 };

describe("a camera", () => {
  it("puts a stage that fits in the middle, whatever was preferred", () => {
    expect(cameraOn(ALL, 0.75, ROOM, { x: 900, y: -900 })).toEqual({ zoom: 0.75, left: 188, top: 53 });
  });

  it.each([
    ["as preferred", { x: -100, y: -50 }, { left: -100, top: -50 }],
    ["not beyond the first square", { x: 30, y: 30 }, { left: 0, top: 0 }],
    ["not beyond the last square", { x: -5000, y: -5000 }, { left: -724, top: -544 }],
  ])("pans a stage that does not fit %s", (_, preferred, place) => {
    expect(cameraOn(ALL, 2, ROOM, preferred)).toEqual({ zoom: 2, ...place });
  });

  it("puts the middle of an area in the middle", () => {
    const camera = cameraOn({ x: 8, y: 4, width: 5, height: 5 }, 1, ROOM, { x: 0, y: 0 });
    expect(middleOf({ x: 10, y: 6 }, camera)).toEqual({ x: 518, y: 248 });
  });

  it("follows a square with the least pan", () => {
    const camera = { zoom: 1, left: 0, top: 0 };
    expect(panToShow({ x: 3, y: 3 }, camera, ROOM, 2)).toEqual({ x: 0, y: 0 });
    expect(panToShow({ x: 40, y: 3 }, camera, ROOM, 2)).toEqual({ x: 1036 - 43 * 40, y: 0 });
  });

  it("is halfway at half of its way", () => {
    const there = { zoom: 2, left: 100, top: -40 };
    expect(cameraBetween({ zoom: 1, left: 0, top: 0 }, there, 0.5)).toEqual({ zoom: 1.5, left: 50, top: -20 });
  });
});

describe("a place of the view", () => {
  const camera = { zoom: 0.5, left: 100, top: 50 };

  it.each([
    ["the first square", { x: 100, y: 50 }, { x: 0, y: 0 }, { x: 0, y: 0 }, true],
    ["inside a square", { x: 165, y: 85 }, { x: 3, y: 1 }, { x: 0.25, y: 0.75 }, true],
    ["the last px of the stage", { x: 539, y: 309 }, { x: 21, y: 12 }, { x: 0.95, y: 0.95 }, true],
    ["left of the stage", { x: 90, y: 85 }, { x: 0, y: 1 }, { x: 0, y: 0.75 }, false],
    ["below the stage", { x: 165, y: 900 }, { x: 3, y: 12 }, { x: 0.25, y: 1 }, false],
  ])("is a square, or the nearest one: %s", (_, pixel, cell, within, inside) => {
    const square = squareAt(pixel, camera, STAGE);
    expect(square).toMatchObject({ cell, inside });
    expect(square.within.x).toBeCloseTo(within.x);
    expect(square.within.y).toBeCloseTo(within.y);
  });

  it("is so many squares from the edge, on the axis of each side", () => {
    const pixel = { x: 145, y: 110 };
    expect(lineAt(pixel, camera, "left")).toBeCloseTo(2.25);
    expect(lineAt(pixel, camera, "right")).toBeCloseTo(2.25);
    expect(lineAt(pixel, camera, "top")).toBeCloseTo(3);
    expect(lineAt(pixel, camera, "bottom")).toBeCloseTo(3);
  });
});
