import { describe, expect, test } from "vitest";
import { drawRule } from "../../src/pictures/drawRule.ts";
import { moveInAfter } from "../../src/recording/after.ts";
import type { Recording } from "../../src/recording/Recording.ts";
import { rulePictures } from "../../src/recording/rulePictures.ts";
import { toRule } from "../../src/recording/toRule.ts";
import { CAST, recordingAll } from "../recording/scene.ts";

const picturesOf = (recording: Recording) => rulePictures(toRule(recording, CAST, { id: "r", name: "" }), CAST);
const sizeOf = (recording: Recording) => {
  const { width, height } = drawRule({
    pictures: picturesOf(recording),
    which: "before",
    game: CAST,
    size: 75,
    marked: null,
  });
  return [width, height];
};

describe("the pictures of a rule", () => {
  test.each([
    [["H"], [40, 40]],
    [["HCW"], [75, 25]],
    [
      ["H.", "..", ".."],
      [50, 75],
    ],
  ])("%j fits into its place, no larger than on the stage", (rows, size) => {
    expect(sizeOf(recordingAll(rows))).toEqual(size);
  });

  test("show in a corner how many share a square", () => {
    const texts: string[] = [];
    const context = new Proxy(
      { fillText: (text: string) => texts.push(text) },
      { get: (known, name) => Reflect.get(known, name) ?? (() => undefined), set: () => true },
    );
    const rule = toRule(moveInAfter(recordingAll(["CH."]), CAST, "H1", { x: 0, y: 0 }), CAST, { id: "r", name: "" });
    const pictures = rulePictures(rule, CAST);
    const drawn = (which: "before" | "after", size: number) => {
      const { draw } = drawRule({ pictures, which, game: CAST, size, marked: null });
      draw(context as unknown as CanvasRenderingContext2D, true);
      return texts.splice(0);
    };
    expect([drawn("before", 75), drawn("after", 75)]).toEqual([[], ["2"]]);
    // Too small for a legible number, so a dot is drawn.
    expect(drawn("after", 15)).toEqual([]);
  });

  test("show where the actors are before and after", () => {
    const { before, after, main } = picturesOf(moveInAfter(recordingAll(["CH."]), CAST, "H1", { x: 2, y: 0 }));
    expect(main).toEqual({ x: 1, y: 0 });
    expect(before.map(({ id, position }) => [id, position.x])).toEqual([
      ["C1", 0],
      ["H1", 1],
    ]);
    expect(after.map(({ id, position }) => [id, position.x])).toEqual([
      ["C1", 0],
      ["H1", 2],
    ]);
  });
});
