/** The canvas of the pixel editor: growing, turning, frames, view, and what is saved of it. */
import { describe, expect, it } from "vitest";
import { CANVAS_TILES_MAX, FRAMES_MAX } from "../../src/paint/model/paintLimits.ts";
import { fittedView, pixelUnder, zoomedView } from "../../src/paint/model/ViewportState.ts";
import { clearImage, isSameImage, type PixelImage } from "../../src/pixels/PixelImage.ts";
import { stripOf } from "../../src/pixels/tiles.ts";
import { TestPixelEditor, tileWith } from "../support/TestPixelEditor.ts";

const tiles = (width: number, height: number): PixelImage => clearImage({ width: width * 40, height: height * 40 });
const sizeOf = ({ state }: TestPixelEditor) => [state.drawing.frames[0]?.width, state.drawing.frames[0]?.height];
const anchorOf = ({ state }: TestPixelEditor) => [state.drawing.anchor.x, state.drawing.anchor.y];

/** A drawing with a dot in each of these tiles. */
function dots(
  size: readonly [number, number],
  at: readonly (readonly [number, number])[],
  anchor = { x: 0, y: 0 },
): TestPixelEditor {
  const test = new TestPixelEditor({ pictures: [tiles(...size)], anchor });
  for (const [x, y] of at) test.drag([[x * 40 + 7, y * 40 + 9]]);
  return test;
}

describe("growing", () => {
  it.each([
    ["left", [80, 40], [1, 0], { x: 40, y: 0 }],
    ["top", [40, 80], [0, 1], { x: 0, y: 40 }],
    ["right", [80, 40], [0, 0], { x: 0, y: 0 }],
    ["bottom", [40, 80], [0, 0], { x: 0, y: 0 }],
  ] as const)("to the %s adds one tile in one step, and the anchor stays on its tile", (side, size, anchor, at) => {
    const test = new TestPixelEditor("rg");
    test.pixelEditor.tools.setSize(4);
    test.pixelEditor.grow(side);
    expect([sizeOf(test), anchorOf(test), test.seen(2, 1, at)]).toEqual([size, anchor, "rg"]);
    expect([test.state.settings.size, test.state.view.zoom]).toEqual([4, 5.5]);
    test.pixelEditor.undo();
    expect([sizeOf(test), anchorOf(test), test.state.canUndo, test.state.view.zoom]).toEqual([
      [40, 40],
      [0, 0],
      false,
      11,
    ]);
  });

  it("ends at 25 tiles a side, because larger appearances are not stored", () => {
    const test = new TestPixelEditor({ pictures: [tiles(CANVAS_TILES_MAX, 1)] });
    test.pixelEditor.grow("left");
    test.pixelEditor.grow("right");
    expect([sizeOf(test), test.state.canUndo]).toEqual([[1000, 40], false]);
    test.pixelEditor.grow("top");
    expect(sizeOf(test)).toEqual([1000, 80]);
  });

  it("lets strokes reach the whole new canvas", () => {
    const test = new TestPixelEditor();
    test.drag([[0, 0]]);
    test.pixelEditor.grow("right");
    test.drag([[79, 39]]);
    expect(test.seen(1, 1, { x: 79, y: 39 })).toBe("#");
  });
});

describe("rotating the canvas", () => {
  it.each([
    ["90", [40, 80], [0, 1]],
    ["270", [40, 80], [0, 0]],
    ["flip-x", [80, 40], [0, 0]],
    ["flip-y", [80, 40], [1, 0]],
  ] as const)("by %s takes the anchor with it, and back again", (turn, size, anchor) => {
    const test = dots([2, 1], [[1, 0]], { x: 1, y: 0 });
    const before = test.all;
    test.pixelEditor.transform(turn);
    expect([sizeOf(test), anchorOf(test)]).toEqual([size, anchor]);
    for (let more = 0; more < (turn.startsWith("flip") ? 1 : 3); more++) test.pixelEditor.transform(turn);
    expect(test.all).toBe(before);
  });

  it("rotates all frames, because they have one size", () => {
    const test = new TestPixelEditor({ pictures: [tiles(2, 1), tiles(2, 1)] });
    test.pixelEditor.transform("90");
    expect(test.state.drawing.frames.map(({ width }) => width)).toEqual([40, 40]);
  });
});

describe("the anchor", () => {
  it("is chosen by one click on a tile, and the previous tool comes back", () => {
    const test = dots([2, 2], []);
    test
      .take("line")
      .take("anchor")
      .drag([[100, 3]]);
    expect([anchorOf(test), test.state.settings.tool]).toEqual([[0, 0], "anchor"]);
    test.drag([[41, 79]]);
    expect([anchorOf(test), test.state.settings.tool]).toEqual([[1, 1], "line"]);
    test.pixelEditor.undo();
    expect([anchorOf(test), test.state.canUndo]).toEqual([[0, 0], false]);
  });

  it("cannot be chosen on a single tile", () => {
    const test = new TestPixelEditor();
    test.pixelEditor.tools.choose("anchor");
    expect([test.pixelEditor.tools.canChooseAnchor, test.state.settings.tool]).toEqual([false, "pen"]);
  });
});

describe("frames", () => {
  const row = (test: TestPixelEditor) =>
    test.state.drawing.frames.map((_, frame) => {
      test.pixelEditor.frames.show(frame);
      return test.seen(1, 1);
    });

  it("are added empty or as a copy, moved and deleted, each as one undo step", () => {
    const test = new TestPixelEditor("r");
    test.pixelEditor.frames.copy();
    test.pixelEditor.frames.add();
    expect(row(test)).toEqual(["r", "r", "."]);
    test.pixelEditor.frames.move(0);
    expect([row(test), test.state.drawing.frame]).toEqual([[".", "r", "r"], 2]);
    test.pixelEditor.frames.remove();
    expect([row(test), test.state.drawing.frame]).toEqual([[".", "r"], 1]);
    for (const _ of [1, 2, 3, 4]) test.pixelEditor.undo();
    expect([row(test), test.state.canUndo]).toEqual([["r"], false]);
  });

  it("come from a strip, instead of an empty frame or after the shown one, as many as fit", () => {
    const test = new TestPixelEditor();
    test.pixelEditor.frames.addStrip(stripOf([tileWith("r"), tileWith("g")]));
    expect([row(test), test.state.drawing.frame]).toEqual([["r", "g"], 1]);
    test.pixelEditor.frames.show(0);
    test.pixelEditor.frames.addStrip(stripOf([tileWith("b"), tileWith("b")]));
    expect(row(test)).toEqual(["r", "b", "b", "g"]);
    test.pixelEditor.frames.addStrip(stripOf(Array.from({ length: 30 }, () => tileWith("r"))));
    expect(row(test)).toHaveLength(24);
    test.pixelEditor.undo();
    test.pixelEditor.undo();
    test.pixelEditor.frames.addStrip(tileWith("r"));
    expect(row(test)).toEqual(["r", "g"]);
  });

  it("are drawn on one by one, and undo shows the frame that it changes", () => {
    const test = new TestPixelEditor("r");
    test.pixelEditor.frames.add();
    test.drag([[0, 0]]);
    test.pixelEditor.frames.show(0);
    expect(test.seen(1, 1)).toBe("r");
    test.pixelEditor.undo();
    expect([test.state.drawing.frame, test.seen(1, 1)]).toEqual([1, "."]);
  });

  it("are at least one and at most 24", () => {
    const test = new TestPixelEditor("r");
    test.pixelEditor.frames.remove();
    test.pixelEditor.frames.show(7);
    test.pixelEditor.frames.move(1);
    expect([row(test), test.state.canUndo]).toEqual([["r"], false]);
    for (let more = 0; more < FRAMES_MAX + 3; more++) test.pixelEditor.frames.add();
    expect(test.state.drawing.frames.length).toBe(FRAMES_MAX);
  });

  it("keep floating pixels when another frame is chosen", () => {
    const test = new TestPixelEditor("r");
    test.pixelEditor.frames.add();
    test.pixelEditor.frames.show(0);
    test.take("select").drag([
      [0, 0],
      [1, 1],
    ]);
    test.drag([
      [0, 0],
      [2, 0],
    ]);
    test.pixelEditor.frames.show(1);
    expect(test.seen(3, 1)).toBe("...");
    test.pixelEditor.frames.show(0);
    expect(test.seen(3, 1)).toBe("..r");
  });
});

describe("a saved drawing", () => {
  it("is cropped to the filled tiles, with size, squares and anchor counted from there", () => {
    const test = dots(
      [4, 3],
      [
        [1, 1],
        [2, 2],
      ],
      { x: 2, y: 1 },
    );
    const { images, info } = test.pixelEditor.finish();
    expect([images[0]?.width, images[0]?.height]).toEqual([80, 80]);
    expect(info).toEqual({ anchor: { x: 1, y: 0 }, width: 2, height: 2, filled: { "0,0": true, "1,1": true } });
  });

  it("has its anchor on the nearest filled tile if it would be outside", () => {
    const { info } = dots(
      [4, 3],
      [
        [2, 1],
        [3, 0],
      ],
      { x: 0, y: 2 },
    ).pixelEditor.finish();
    expect([info.anchor, info.filled]).toEqual([
      { x: 0, y: 1 },
      { "0,1": true, "1,0": true },
    ]);
  });

  it("is one transparent tile that counts as filled if nothing is drawn", () => {
    const { images, info } = dots([9, 9], [], { x: 4, y: 4 }).pixelEditor.finish();
    expect([images[0]?.width, images[0]?.height]).toEqual([40, 40]);
    expect(info).toEqual({ anchor: { x: 0, y: 0 }, width: 1, height: 1, filled: { "0,0": true } });
  });

  it("is cropped alike in all frames, with floating pixels where they are shown", () => {
    const test = dots([3, 1], [[1, 0]]);
    test.pixelEditor.frames.add();
    test.drag([[1, 1]]);
    test.take("select").drag([
      [0, 0],
      [2, 2],
    ]);
    test.drag([
      [0, 0],
      [80, 0],
    ]);
    const { images, info } = test.pixelEditor.finish();
    expect(images.map(({ width }) => width)).toEqual([80, 80]);
    expect(info.filled).toEqual({ "0,0": true, "1,0": true });
    expect(test.state.drawing.selection).not.toBeNull();
  });

  it("keeps name and overlay, and is as it was opened if it was not changed", () => {
    const picture = tileWith("rg");
    const test = new TestPixelEditor({ pictures: [picture], name: "Happy" });
    const { images, info, name } = test.pixelEditor.finish();
    expect([images.length, images[0] && isSameImage(images[0], picture), name, info.variableOverlay]).toEqual([
      1,
      true,
      "Happy",
      undefined,
    ]);
    test.pixelEditor.setName("Sad");
    test.pixelEditor.showVariables(true);
    test.pixelEditor.showVariable("score", true);
    expect(test.pixelEditor.finish()).toMatchObject({
      name: "Sad",
      info: { variableOverlay: { showVariables: true, visibleVariables: { score: true } } },
    });
    expect(test.state.isChanged).toBe(true);
  });
});

describe("opening", () => {
  it("brings pictures of any size to whole tiles of one size", () => {
    const test = new TestPixelEditor({
      pictures: [tileWith("r"), clearImage({ width: 41, height: 10 })],
      anchor: { x: 5, y: -1 },
    });
    expect([test.state.drawing.frames.map(({ width, height }) => [width, height]), anchorOf(test)]).toEqual([
      [
        [80, 40],
        [80, 40],
      ],
      [1, 0],
    ]);
    expect(test.seen(1, 1)).toBe("r");
  });

  it("shrinks a picture that is larger than the largest canvas, and shows an empty tile for none", () => {
    expect(sizeOf(new TestPixelEditor({ pictures: [clearImage({ width: 1024, height: 512 })] }))).toEqual([1000, 520]);
    expect(sizeOf(new TestPixelEditor({ pictures: [] }))).toEqual([40, 40]);
  });
});

describe("the view", () => {
  it.each([
    [40, 40, 455, { zoom: 11, x: 7, y: 7 }],
    [80, 40, 455, { zoom: 5.5, x: 7, y: 117 }],
    [1000, 1000, 455, { zoom: 1, x: -273, y: -273 }],
    [40, 40, 300, { zoom: 7.5, x: 0, y: 0 }],
    [40, 40, 600, { zoom: 15, x: 0, y: 0 }],
  ])("fits %i by %i pixels into a view of %i", (width, height, room, view) => {
    expect(fittedView({ width, height }, room)).toEqual(view);
  });

  it("knows the pixel under a pointer, even outside the canvas", () => {
    const view = { zoom: 11, x: 7, y: 7 };
    expect(pixelUnder(view, { x: 7, y: 17.9 })).toEqual({ x: 0, y: 0 });
    expect(pixelUnder(view, { x: 6.9, y: 18 })).toEqual({ x: -1, y: 1 });
  });

  it("keeps a part of the canvas in sight, however far it is panned", () => {
    const test = new TestPixelEditor();
    test.pixelEditor.viewport.setSize(455);
    test.pixelEditor.viewport.panBy(9999, -9999);
    expect(test.state.view).toEqual({ zoom: 11, x: 415, y: -400 });
    test.pixelEditor.viewport.panBy(-9999, 9999);
    expect(test.state.view).toEqual({ zoom: 11, x: -400, y: 415 });
  });

  it("zooms in steps of a half from 1 to 40, and the pixel under the pointer stays there", () => {
    const test = new TestPixelEditor({ pictures: [tiles(5, 5)] });
    const about = { x: 100, y: 300 };
    const before = pixelUnder(test.state.view, about);
    test.pixelEditor.viewport.zoomTo(8.9, about);
    expect([test.state.view.zoom, pixelUnder(test.state.view, about)]).toEqual([8.5, before]);
    test.pixelEditor.viewport.zoomTo(8, about);
    test.pixelEditor.viewport.panBy(-16, 8);
    expect(pixelUnder(test.state.view, about)).toEqual({ x: before.x + 2, y: before.y - 1 });
    expect([zoomedView(test.state.view, 0, about).zoom, zoomedView(test.state.view, 99, about).zoom]).toEqual([1, 40]);
    expect(test.pixelEditor.viewport.isFitted).toBe(false);
    test.pixelEditor.viewport.setSize(300);
    expect(test.state.view).toEqual({ zoom: 1.5, x: 0, y: 0 });
    expect(test.pixelEditor.viewport.isFitted).toBe(true);
  });
});
