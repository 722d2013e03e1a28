import { describe, expect, test } from "vitest";
import { drawRule } from "../../src/pictures/drawRule.ts";
import { moveInAfter } from "../../src/recording/after.ts";
import { setIgnored } from "../../src/recording/extent.ts";
import type { Recording } from "../../src/recording/Recording.ts";
import { rulePictures } from "../../src/recording/rulePictures.ts";
import { toRule } from "../../src/recording/toRule.ts";
import { CAST, recordingAll, recordingOn } from "../recording/scene.ts";

const picturesOf = (recording: Recording) => rulePictures(toRule(recording, CAST, { id: "r", name: "" }), CAST);
describe("the pictures of a rule", () => {
  test("are as large as their squares", () => {
    const pictures = picturesOf(recordingAll(["HCW", "..."]));
    expect(drawRule({ pictures, which: "before", game: CAST, square: 25, marked: null })).toMatchObject({
      width: 75,
      height: 50,
    });
  });

  test("hatch ignored squares behind whoever stands there, and redden those of somebody gone", () => {
    const calls: string[] = [];
    let color = "";
    const known = {
      fillRect: (x: number, y: number) => calls.push(`${color} ${x},${y}`),
      stroke: () => calls.push("stripes"),
      drawImage: () => calls.push("picture"),
      rotate: () => calls.push("actor"),
      fillText: (text: string) => calls.push(text),
    };
    const context = new Proxy(known, {
      get: (target, name) => Reflect.get(target, name) ?? (() => undefined),
      set: (_, name, value) => {
        if (name === "fillStyle") color = String(value);
        return true;
      },
    });
    const rule = toRule(setIgnored(recordingAll(["HC"]), { x: 0, y: 0 }, true), CAST, { id: "r", name: "" });
    const { coin: _gone, ...characters } = CAST.characters;
    const game = { ...CAST, characters };
    const { draw } = drawRule({ pictures: rulePictures(rule, game), which: "before", game, square: 10, marked: null });
    draw(context as unknown as CanvasRenderingContext2D, true);
    expect(calls.slice(0, 5)).toEqual(["#fdfbf6 0,0", "#f1eafc 0,0", "stripes", "#fde8e3 10,0", "#e3dccd 9,0"]);
    expect(calls.filter((call) => call === "actor" || call === "?")).toEqual(["actor", "?"]);
    expect(calls.indexOf("actor")).toBeGreaterThan(calls.indexOf("stripes"));
  });

  test("show all of a large one among several in the room of a small one", () => {
    const scales: number[] = [];
    const context = new Proxy(
      { scale: (scale: number) => scales.push(scale) },
      { get: (known, name) => Reflect.get(known, name) ?? (() => undefined), set: () => true },
    );
    const kinds = { many: { id: "many", name: "Many", characters: ["coin", "boat"] } };
    const game = { ...CAST, kinds };
    const { before, ...recording } = recordingAll(["HC"]);
    const coin = before.actors.C1;
    const actors = { ...before.actors, ...(coin && { C1: { ...coin, kind: "many" } }) };
    const rule = toRule({ ...recording, before: { ...before, actors } }, game, { id: "r", name: "" });
    const { draw } = drawRule({ pictures: rulePictures(rule, game), which: "before", game, square: 100, marked: null });
    draw(context as unknown as CanvasRenderingContext2D, true);
    const [, small = 0, large = 0] = scales;
    expect(large).toBeCloseTo(small / 2);
  });

  test("show in a corner how many share a square", () => {
    const texts: string[] = [];
    const context = new Proxy(
      { fillText: (text: string) => texts.push(text) },
      { get: (known, name) => Reflect.get(known, name) ?? (() => undefined), set: () => true },
    );
    const rule = toRule(moveInAfter(recordingAll(["CH."]), CAST, "H1", { x: 0, y: 0 }), CAST, { id: "r", name: "" });
    const pictures = rulePictures(rule, CAST);
    const drawn = (which: "before" | "after", square: number) => {
      const { draw } = drawRule({ pictures, which, game: CAST, square, marked: null });
      draw(context as unknown as CanvasRenderingContext2D, true);
      return texts.splice(0);
    };
    expect([drawn("before", 25), drawn("after", 25)]).toEqual([[], ["2"]]);
    // Too small for a legible number, so a dot is drawn.
    expect(drawn("after", 5)).toEqual([]);
  });

  test("show a large actor whole, at the same size before and after, with the frame marked in both", () => {
    // A boat is two squares wide: the frame holds its left half only.
    const pictures = picturesOf(moveInAfter(recordingOn(["HB..", "...."], { right: 2 }), CAST, "H1", { x: 0, y: 0 }));
    expect(pictures).toMatchObject({ width: 2, height: 1, shown: { x: 0, y: 0, width: 3, height: 1 } });
    for (const which of ["before", "after"] as const) {
      const lines: unknown[][] = [];
      const veiled: unknown[] = [];
      const known = {
        strokeRect: (...box: number[]) => lines.push(box),
        fill: (rule?: string) => rule === "evenodd" && veiled.push(rule),
      };
      const context = new Proxy(known, {
        get: (target, name) => Reflect.get(target, name) ?? (() => undefined),
        set: () => true,
      });
      const { draw, ...size } = drawRule({ pictures, which, game: CAST, square: 20, marked: null });
      draw(context as unknown as CanvasRenderingContext2D, true);
      expect(size).toMatchObject({ width: 60, height: 20 });
      expect([lines.length, veiled.length]).toEqual([2, 1]);
      for (const [x, y, width] of lines) expect([x, y, width]).toEqual([expect.any(Number), x, 40 - 2 * Number(x)]);
    }
  });

  test("grow to all sides, and count the frame from its own corner", () => {
    const { shown, main } = picturesOf(recordingOn(["..", "BH"], { left: 0 }));
    expect([shown, main]).toEqual([
      { x: 0, y: 0, width: 2, height: 1 },
      { x: 1, y: 0 },
    ]);
    const onlyRightHalf = {
      ...recordingOn(["B..", ".H."]),
      extent: { xmin: 0, xmax: 0, ymin: -1, ymax: 0, ignored: {} },
    };
    expect(picturesOf(onlyRightHalf).shown).toEqual({ x: -1, y: 0, width: 2, height: 2 });
  });

  test("grow on for an actor that moved out of the frame, rather than cut it", () => {
    const actions = [{ type: "move", actorId: "B1", offset: { x: 2, y: 0 } } as const];
    expect(picturesOf({ ...recordingOn(["HB..", "...."], { right: 2 }), actions }).shown).toEqual({
      x: 0,
      y: 0,
      width: 4,
      height: 1,
    });
  });

  test("show where somebody went who left the frame for a square nearby, but nobody far away", () => {
    const leaves = (x: number) => {
      const actions = [{ type: "move", actorId: "H1", offset: { x, y: 0 } } as const];
      return picturesOf({ ...recordingOn(["..H.", "...."]), actions }).shown;
    };
    expect(leaves(-1)).toEqual({ x: -1, y: 0, width: 2, height: 1 });
    expect(leaves(-2)).toEqual({ x: -2, y: 0, width: 3, height: 1 });
    expect(leaves(-3)).toEqual({ x: 0, y: 0, width: 1, height: 1 });
  });

  test("of small actors are not veiled, and no line is drawn in them", () => {
    expect(picturesOf(recordingAll(["HCW", "..."])).shown).toEqual({ x: 0, y: 0, width: 3, height: 2 });
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
