import { describe, expect, it } from "vitest";
import { editorZoom, playerZoom } from "../../src/stage/view/zoom.ts";

const room = (width: number, height: number) => ({ width, height });
const DEFAULT = { width: 22, height: 13 };

describe("the zoom of a stage in the editor", () => {
  it.each([
    ["a small window", room(690, 406), DEFAULT, 30],
    ["a common window", room(1022, 516), DEFAULT, 39],
    ["a tablet, whose width binds", room(876, 556), DEFAULT, 39],
    ["room for all of it and the line around it", room(886, 526), DEFAULT, 40],
    ["one px too little", room(885, 526), DEFAULT, 39],
    ["a small stage in a large room", room(2000, 2000), { width: 3, height: 3 }, 80],
  ])("fills the room with squares of whole px: %s", (_, space, stage, square) => {
    expect(editorZoom("fit", space, stage) * 40).toBe(square);
  });

  it("is never smaller than a hand can use: a huge stage is panned", () => {
    expect(editorZoom("fit", room(690, 406), { width: 200, height: 200 })).toBe(0.38);
  });

  it("is the child's wish where the whole stage fits at it", () => {
    expect(editorZoom(0.5, room(1036, 496), DEFAULT)).toBe(0.5);
  });

  it("goes down the steps from a wish that does not fit", () => {
    expect(editorZoom(1, room(690, 406), DEFAULT)).toBe(0.75);
  });
});

describe("the zoom of the player", () => {
  it("is the exact ratio, so that all of the stage is seen", () => {
    expect(playerZoom(room(390, 844), DEFAULT)).toBeCloseTo(390 / 880);
  });

  it("leaves no part of a pixel dark where the room has its shape, rounded", () => {
    expect(playerZoom(room(779, 460), DEFAULT)).toBe(779 / 880);
    expect(playerZoom(room(780, 460), DEFAULT)).toBe(460 / 520);
  });

  it("is four at most", () => {
    expect(playerZoom(room(8000, 8000), DEFAULT)).toBe(4);
  });
});

it("a stage that fits is shown whole by tiles of 13 px and more; a larger one is panned, by tiles that can be hit", () => {
  expect(editorZoom("fit", room(503, 190), DEFAULT) * 40).toBe(14);
  expect(editorZoom("fit", room(503, 170), DEFAULT)).toBe(0.38);
});

it("a view as low as that of a lesson at 200 % zoom shows the whole stage, by tiles of 8 px and more", () => {
  expect(editorZoom("fit", room(503, 126), DEFAULT) * 40).toBe(9);
  expect(editorZoom("fit", room(503, 114), DEFAULT) * 40).toBe(8);
  expect(editorZoom("fit", room(503, 100), DEFAULT)).toBe(0.38);
});
