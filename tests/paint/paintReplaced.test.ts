/** A finished picture replaces a drawing. */
import { describe, expect, it } from "vitest";
import { replaced } from "../../src/paint/model/canvasEdits.ts";
import { openedDrawing } from "../../src/paint/model/drawnImages.ts";
import { clearImage } from "../../src/pixels/PixelImage.ts";

const picture = clearImage({ width: 40, height: 40 });
const large = clearImage({ width: 80, height: 40 });

describe("a picture that replaces a drawing", () => {
  it("brings its size, and its only tile is the anchor", () => {
    const drawing = replaced(openedDrawing([large], { x: 1, y: 0 }), picture);
    expect(drawing.frames).toEqual([picture]);
    expect(drawing.anchor).toEqual({ x: 0, y: 0 });
  });

  it("of several frames replaces the shown one, at the size of the others", () => {
    const drawing = replaced(openedDrawing([large, large], { x: 1, y: 0 }), picture);
    expect(drawing.frames.map(({ width }) => width)).toEqual([80, 80]);
    expect(drawing.anchor).toEqual({ x: 1, y: 0 });
  });
});
