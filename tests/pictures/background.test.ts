import { describe, expect, it } from "vitest";
import { canvasSize, coverSize, drawBackgroundPicture } from "../../src/pictures/background.ts";

describe("a background", () => {
  it("covers the stage in its own shape", () => {
    expect(coverSize({ width: 100, height: 50 }, { width: 300, height: 300 })).toEqual({ width: 600, height: 300 });
  });

  it("is never prepared larger than a screen shows", () => {
    expect(canvasSize({ width: 8000, height: 4000 })).toEqual({ width: 2048, height: 1024 });
    expect(canvasSize({ width: 880, height: 520 })).toEqual({ width: 880, height: 520 });
  });

  it.each([
    ["a bundled landscape keeps its colors", "/backgrounds/space.png", 0],
    ["an upload gets paler and grayer", "/pictures/0a1b.png", 2],
    ["a picture in the document gets paler and grayer", "data:image/png;base64,AA==", 2],
    ["a path that leaves the folder is no landscape", "/backgrounds/../pictures/0a1b.png", 2],
  ])("%s", (_, address, washes) => {
    const done: string[] = [];
    drawBackgroundPicture(contextNoting(done), { width: 880, height: 520 } as ImageBitmap, { address });
    expect(done).toEqual(["picture", ...Array<string>(washes).fill("wash")]);
  });
  it("keeps the colors of any picture where a child wants them", () => {
    const done: string[] = [];
    const picture = { width: 880, height: 520 } as ImageBitmap;
    drawBackgroundPicture(contextNoting(done), picture, { address: "/pictures/0a1b.png", dim: false });
    expect(done).toEqual(["picture"]);
  });
});

/** Notes what is drawn on it. */
function contextNoting(done: string[]): CanvasRenderingContext2D {
  const context = {
    canvas: { width: 880, height: 520 },
    drawImage: () => done.push("picture"),
    fillRect: () => done.push("wash"),
    save: () => undefined,
    restore: () => undefined,
  };
  return context as unknown as CanvasRenderingContext2D;
}
