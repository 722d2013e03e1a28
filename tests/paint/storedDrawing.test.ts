/** An unsaved drawing outlives its page and is not mixed with others. */
import { expect, it } from "vitest";
import { parseDrawing, serializeDrawing } from "../../src/paint/storedDrawing.ts";
import { flatRows, textOf } from "../support/asciiPixels.ts";
import { TestPixelEditor, tileWith } from "../support/TestPixelEditor.ts";

const target = { characterId: "hero", appearanceId: "idle" };

it("as a text has its frames as shown, its name and its anchor", () => {
  const test = new TestPixelEditor("rg");
  test.pixelEditor.frames.add();
  test.pixelEditor.setName("Hop");
  test.take("select").drag([
    [0, 0],
    [1, 0],
  ]);
  const drawn = parseDrawing(serializeDrawing(target, test.pixelEditor, (image) => textOf(image).slice(0, 4)));
  expect(drawn).toEqual({ target, name: "Hop", overlay: null, anchor: { x: 0, y: 0 }, pictures: ["rg..", "...."] });
});

it.each(["", "{}", "null", '{"form":1}', '{"form":2,"drawn":{}}', '{"form":1,"drawn":{"pictures":[]}}'])(
  "is nothing where its text is %s",
  (text) => {
    expect(parseDrawing(text)).toBeNull();
  },
);

it("is resumed as one undo step, before which is what was saved", () => {
  const test = new TestPixelEditor("rg");
  const unsaved = { pictures: [tileWith("bb"), tileWith("gg")], anchor: { x: 0, y: 0 }, name: "Hop", overlay: null };
  test.pixelEditor.restoreUnsaved(unsaved);
  expect([test.seen(2, 1), test.state.drawing.frames.length, test.state.name]).toEqual([flatRows("bb"), 2, "Hop"]);
  expect(test.state.isChanged).toBe(true);
  test.pixelEditor.undo();
  expect([test.seen(2, 1), test.state.drawing.frames.length]).toEqual([flatRows("rg"), 1]);
});
