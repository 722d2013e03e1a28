/** What the canvas of the pixel editor shows, and how little of it is redrawn. */
import { describe, expect, it } from "vitest";
import { ShownPixels } from "../../src/paint/canvas/ShownPixels.ts";
import { imageIn } from "../../src/paint/model/Drawing.ts";
import { CLEAR } from "../../src/pixels/Color.ts";
import { cropImage } from "../../src/pixels/cutAndPaste.ts";
import { clearImage } from "../../src/pixels/PixelImage.ts";
import { flatRows, RED, textOf } from "../support/asciiPixels.ts";
import { TestPixelEditor } from "../support/TestPixelEditor.ts";

function look(shown: ShownPixels, { state, stroke }: TestPixelEditor) {
  const changed = shown.take(imageIn(state.drawing), stroke);
  return { changed, seen: textOf(cropImage(shown.image, { x: 0, y: 0, width: 4, height: 2 })) };
}

describe("the canvas", () => {
  it("shows a stroke before it is applied, and redraws only what it changed", () => {
    const [test, shown] = [new TestPixelEditor("rrrr\nrrrr"), new ShownPixels()];
    expect(look(shown, test).changed).toEqual({ x: 0, y: 0, width: 40, height: 40 });
    test.press([
      [1, 0],
      [2, 0],
    ]);
    expect(look(shown, test)).toEqual({ changed: { x: 1, y: 0, width: 2, height: 1 }, seen: flatRows("r##r\nrrrr") });
    test.pixelEditor.send({ kind: "move", points: [{ x: 2, y: 1 }], shift: false, alt: false });
    expect(look(shown, test)).toEqual({ changed: { x: 2, y: 0, width: 1, height: 2 }, seen: flatRows("r##r\nrr#r") });
    expect(look(shown, test).changed).toBeNull();
  });

  it("shows an eraser and the transparent color as holes", () => {
    const [test, shown] = [new TestPixelEditor("rrrr\nrrrr"), new ShownPixels()];
    test.take("eraser").press([[1, 0]]);
    expect(look(shown, test).seen).toBe(flatRows("r.rr\nrrrr"));
    test.pixelEditor.escape();
    test.pixelEditor.tools.setColor(CLEAR);
    test.take("line").press([
      [0, 1],
      [2, 1],
    ]);
    expect(look(shown, test).seen).toBe(flatRows("rrrr\n...r"));
  });

  it("removes a canceled stroke without redrawing the rest", () => {
    const [test, shown] = [new TestPixelEditor("rrrr\nrrrr"), new ShownPixels()];
    look(shown, test);
    test.press([[3, 1]]);
    look(shown, test);
    test.pixelEditor.escape();
    expect(look(shown, test)).toEqual({ changed: { x: 3, y: 1, width: 1, height: 1 }, seen: flatRows("rrrr\nrrrr") });
  });

  it("shows a line that was shortened without the rest of the longer one", () => {
    const [test, shown] = [new TestPixelEditor(), new ShownPixels()];
    test.pixelEditor.tools.setColor(RED);
    test.take("line").press([
      [0, 0],
      [3, 0],
    ]);
    look(shown, test);
    test.pixelEditor.send({ kind: "move", points: [{ x: 1, y: 0 }], shift: false, alt: false });
    expect(look(shown, test)).toEqual({ changed: { x: 0, y: 0, width: 4, height: 1 }, seen: flatRows("rr..\n....") });
  });

  it("shows the whole of a canvas that has grown", () => {
    const [test, shown] = [new TestPixelEditor("rrrr\nrrrr"), new ShownPixels()];
    test.drag([[0, 0]]);
    look(shown, test);
    test.pixelEditor.grow("left");
    expect(look(shown, test).changed).toEqual({ x: 0, y: 0, width: 80, height: 40 });
    test.press([[1, 1]]);
    expect(look(shown, test)).toEqual({ changed: { x: 1, y: 1, width: 1, height: 1 }, seen: flatRows("....\n.#..") });
  });

  it("shows the whole of another frame", () => {
    const [test, shown] = [
      new TestPixelEditor({ pictures: [clearImage({ width: 40, height: 40 })] }),
      new ShownPixels(),
    ];
    test.drag([[0, 0]]);
    look(shown, test);
    test.pixelEditor.frames.add();
    expect(look(shown, test).seen).toBe(flatRows("....\n...."));
  });
});
