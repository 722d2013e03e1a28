/** Drawing with the tools of the pixel editor. */
import { describe, expect, it } from "vitest";
import { PAINT_UNDO_DEPTH } from "../../src/paint/model/paintLimits.ts";
import { pressPaintKey } from "../../src/paint/tools/paintKeys.ts";
import { CLEAR, colorFromChannels } from "../../src/pixels/Color.ts";
import { BLUE, flatRows, GREEN, RED } from "../support/asciiPixels.ts";
import { seededRandom } from "../support/seededRandom.ts";
import { TestPixelEditor } from "../support/TestPixelEditor.ts";

describe("the tools", () => {
  it("pen joins all samples, and one stroke is one undo step", () => {
    const test = new TestPixelEditor();
    test.drag([
      [0, 0],
      [3, 0],
      [3, 3],
    ]);
    expect(test.seen(4, 4)).toBe(flatRows("####\n...#\n...#\n...#"));
    test.pixelEditor.undo();
    expect([test.seen(4, 1), test.state.canUndo, test.state.canRedo]).toEqual(["....", false, true]);
    test.pixelEditor.redo();
    expect(test.seen(4, 1)).toBe("####");
  });

  it("pen and eraser have their size, and the transparent color erases like the eraser", () => {
    const test = new TestPixelEditor("rrrr\nrrrr\nrrrr");
    test.pixelEditor.tools.setSize(2);
    test.take("eraser").drag([[0, 0]]);
    test.pixelEditor.tools.setColor(CLEAR);
    test.take("pen").drag([[3, 1]]);
    expect(test.seen(4, 3)).toBe(flatRows("....\n....\nrrrr"));
  });

  it("change the image only at the release, and show until then what it will be", () => {
    const test = new TestPixelEditor();
    test.press([
      [1, 1],
      [3, 1],
    ]);
    expect(test.seen(4, 2)).toBe(flatRows("....\n...."));
    const { stroke } = test;
    expect(stroke?.kind === "paint" && stroke.mask.takeChangedBox()).toEqual({ x: 1, y: 1, width: 3, height: 1 });
    test.pixelEditor.send({ kind: "release" });
    expect([test.seen(4, 2), test.stroke]).toEqual([flatRows("....\n.###"), null]);
  });

  it.each(["pen", "eraser", "line", "rectangle", "ellipse", "bucket", "wand", "select", "eyedropper"] as const)(
    "%s leaves nothing when it is broken off",
    (tool) => {
      const test = new TestPixelEditor("rg\nb#");
      const before = test.all;
      test.take(tool).press([
        [0, 0],
        [1, 1],
      ]);
      test.pixelEditor.escape();
      test.pixelEditor.send({ kind: "release" });
      expect([test.all, test.stroke, test.state.canUndo, test.state.drawing.selection]).toEqual([
        before,
        null,
        false,
        null,
      ]);
    },
  );

  it("line includes both ends, and Shift makes it diagonal", () => {
    const test = new TestPixelEditor();
    test.take("line").drag([
      [0, 0],
      [9, 9],
      [3, 0],
    ]);
    test.drag(
      [
        [0, 2],
        [2, 5],
      ],
      { shift: true },
    );
    expect(test.seen(4, 6)).toBe(flatRows("####\n....\n#...\n.#..\n..#.\n...#"));
  });

  it("rectangle includes both corners, a click is one pixel, and choosing the tool again makes it an outline", () => {
    const test = new TestPixelEditor();
    test.take("rectangle").drag([
      [0, 0],
      [2, 1],
    ]);
    test.drag([[4, 0]]);
    test.pixelEditor.tools.choose("rectangle");
    test.drag([
      [0, 3],
      [4, 5],
    ]);
    expect(test.seen(5, 6)).toBe(flatRows("###.#\n###..\n.....\n#####\n#...#\n#####"));
    test.pixelEditor.tools.choose("rectangle");
    expect(test.state.settings.outlined.rectangle).toBe(false);
  });

  it("draw, select and move by the dot, unless the pen is a single pixel", () => {
    const test = new TestPixelEditor();
    test.pixelEditor.tools.setSize(2);
    test.drag([
      [1, 1],
      [3, 1],
    ]);
    test.take("rectangle").drag([
      [5, 3],
      [5, 3],
    ]);
    expect(test.seen(6, 4)).toBe(flatRows("####..\n####..\n....##\n....##"));
    test.take("select").drag([
      [5, 3],
      [5, 2],
      [4, 2],
    ]);
    expect(test.state.drawing.selection?.mask).toMatchObject({ width: 2, height: 2 });
    test.drag([
      [5, 3],
      [3, 3],
    ]);
    expect(test.seen(6, 4)).toBe(flatRows("####..\n####..\n..##..\n..##.."));
  });

  it("remember the last five colors that were drawn with, not those that were only chosen", () => {
    const test = new TestPixelEditor();
    const { tools } = test.pixelEditor;
    for (const color of [RED, GREEN, BLUE]) tools.setColor(color);
    expect(test.state.settings.recentColors).toEqual([]);
    test.drag([[0, 0]]);
    tools.setColor(RED);
    test.drag([[1, 0]]);
    tools.setColor(BLUE);
    test.drag([[2, 0]]);
    test.take("eraser").drag([[2, 0]]);
    expect(test.state.settings.recentColors).toEqual([RED, BLUE]);
    for (let shade = 1; shade <= 5; shade++) {
      tools.setColor(colorFromChannels(shade, 0, 0));
      test.drag([[3, 0]]);
    }
    expect(test.state.settings.recentColors.map((color) => color >>> 24)).toEqual([5, 4, 3, 2, 1]);
  });

  it("do not remember a color that changed no pixel", () => {
    const test = new TestPixelEditor();
    const { tools } = test.pixelEditor;
    tools.setColor(RED);
    test.drag([[0, 0]]);
    test.take("bucket").drag([[-5, -5]]);
    tools.setColor(BLUE);
    test.drag([[-5, -5]]);
    expect(test.state.settings.recentColors).toEqual([RED]);
    test.drag([[3, 3]]);
    expect(test.state.settings.recentColors).toEqual([BLUE, RED]);
  });

  it("rectangle and ellipse have equal sides with Shift", () => {
    const test = new TestPixelEditor();
    test.take("rectangle").drag(
      [
        [0, 0],
        [2, 1],
      ],
      { shift: true },
    );
    test.take("ellipse").drag(
      [
        [6, 3],
        [4, 4],
      ],
      { shift: true },
    );
    expect(test.seen(7, 6)).toBe(flatRows("###....\n###....\n###....\n.....#.\n....###\n.....#."));
  });

  it("bucket fills a region at the release, and the same color makes no undo step", () => {
    const test = new TestPixelEditor("rr.\n.r.");
    test.pixelEditor.tools.setColor(BLUE);
    test.take("bucket").drag([
      [2, 2],
      [0, 0],
    ]);
    expect(test.seen(3, 2)).toBe(flatRows("bb.\n.b."));
    test.drag([[0, 0]]);
    test.drag([[-1, 0]]);
    test.pixelEditor.undo();
    expect([test.seen(3, 2), test.state.canUndo]).toEqual([flatRows("rr.\n.r."), false]);
  });

  it("eyedropper leads from a tool without a color to the one that draws with it", () => {
    const test = new TestPixelEditor("g")
      .take("line")
      .take("eraser")
      .take("eyedropper")
      .drag([[0, 0]]);
    expect([test.state.settings.color, test.state.settings.tool]).toEqual([GREEN, "line"]);
  });

  it("eyedropper takes the color at the release and restores the previous tool", () => {
    const test = new TestPixelEditor("rg.");
    test
      .take("line")
      .take("eyedropper")
      .drag([
        [0, 0],
        [1, 0],
      ]);
    expect([test.state.settings.color, test.state.settings.tool]).toEqual([GREEN, "line"]);
    test.take("eyedropper").drag([[-1, 0]]);
    expect([test.state.settings.color, test.state.settings.tool]).toEqual([GREEN, "eyedropper"]);
    test.drag([[2, 0]]);
    expect([test.state.settings.color, test.state.settings.tool, test.state.canUndo]).toEqual([CLEAR, "line", false]);
  });

  it("draw on both sides with the mirror, and the bucket fills each side from its own pixel", () => {
    const test = new TestPixelEditor();
    test.pixelEditor.tools.setMirror(true);
    test.drag([
      [0, 0],
      [1, 0],
    ]);
    expect(test.seen(2, 1, { x: 38, y: 0 })).toBe("##");
    test.pixelEditor.tools.setMirror(false);
    test.pixelEditor.tools.setColor(RED);
    test.drag([[39, 0]]);
    test.pixelEditor.tools.setMirror(true);
    test.pixelEditor.tools.setColor(BLUE);
    test.take("bucket").drag([[0, 0]]);
    expect([test.seen(3, 1), test.seen(3, 1, { x: 37, y: 0 })]).toEqual(["bb.", ".#b"]);
  });

  it("follow one pointer only: a palm that comes down later draws nothing", () => {
    const test = new TestPixelEditor();
    test.press([[0, 0]]);
    test.press([[9, 9]]);
    test.pixelEditor.send({ kind: "release" });
    expect([test.seen(1, 1), test.seen(1, 1, { x: 9, y: 9 })]).toEqual(["#", "."]);
  });

  it("never change an image in place, so that the previous one still exists", () => {
    const test = new TestPixelEditor("r");
    const [before] = test.state.drawing.frames;
    test.drag([[0, 0]]);
    expect(before?.data.slice(0, 4)).toEqual(new Uint8ClampedArray([255, 0, 0, 255]));
  });
});

describe("Escape", () => {
  it("puts the dropper and the anchor down, as it closes everything else that is open", () => {
    const test = new TestPixelEditor().take("line").take("eyedropper");
    expect([test.pixelEditor.escape(), test.state.settings.tool]).toEqual([true, "line"]);
    expect(test.pixelEditor.escape()).toBe(false);
  });
});

describe("undo", () => {
  it("goes 30 steps back, and a new stroke drops what could be redone", () => {
    const test = new TestPixelEditor();
    for (let x = 0; x < PAINT_UNDO_DEPTH + 3; x++) test.drag([[x, 0]]);
    for (let step = 0; step < PAINT_UNDO_DEPTH + 5; step++) test.pixelEditor.undo();
    expect(test.seen(5, 1)).toBe("###..");
    test.drag([[4, 0]]);
    expect([test.state.canRedo, test.seen(5, 1)]).toEqual([false, "###.#"]);
  });

  it("leads from random actions to the start, and redo to the end", () => {
    for (let seed = 1; seed <= 12; seed++) {
      const test = new TestPixelEditor("rgb\nbgr");
      const start = test.all;
      scribble(test, seed);
      test.pixelEditor.selections.drop();
      const end = test.all;
      while (test.state.canUndo) test.pixelEditor.undo();
      expect([test.all, test.state.isChanged]).toEqual([start, false]);
      while (test.state.canRedo) test.pixelEditor.redo();
      test.pixelEditor.selections.drop();
      expect(test.all).toBe(end);
    }
  });

  function scribble(test: TestPixelEditor, seed: number): void {
    const random = seededRandom(seed);
    const { pixelEditor } = test;
    const place = () => [random(44) - 2, random(44) - 2] as const;
    const tools = ["pen", "line", "eraser", "rectangle", "ellipse", "bucket", "select", "wand"] as const;
    const acts = [
      () => pixelEditor.grow((["left", "top", "right", "bottom"] as const)[random(4)] ?? "left"),
      () => pixelEditor.transform((["90", "270", "flip-x", "flip-y"] as const)[random(4)] ?? "90"),
      () => pixelEditor.frames.add(),
      () => pixelEditor.frames.copy(),
      () => pixelEditor.frames.remove(),
      () => pixelEditor.frames.move(random(3)),
      () => pixelEditor.selections.cut(),
      () => pixelEditor.selections.paste(),
      () => pixelEditor.selections.nudge(random(9) - 4, random(9) - 4),
      () => pixelEditor.selections.erase(),
      () => pixelEditor.escape(),
      () => pixelEditor.tools.setColor([RED, GREEN, BLUE, CLEAR][random(4)] ?? RED),
    ];
    for (let step = 0; step < 28; step++) {
      if (random(2)) test.take(tools[random(8)] ?? "pen").drag([place(), place()], { alt: random(3) === 0 });
      else acts[random(acts.length)]?.();
    }
  }
});

describe("the keys", () => {
  const press = (test: TestPixelEditor, key: string, more: { shift?: boolean; command?: boolean } = {}) =>
    pressPaintKey(test.pixelEditor, { key, shift: false, command: false, ...more });

  it("choose tools, undo and redo, and leave all others to the view", () => {
    const test = new TestPixelEditor();
    expect([press(test, "e"), test.state.settings.tool]).toEqual([true, "eraser"]);
    expect([press(test, "P"), test.state.settings.tool]).toEqual([true, "pen"]);
    test.drag([[0, 0]]);
    expect([press(test, "z", { command: true }), test.seen(1, 1)]).toEqual([true, "."]);
    expect([press(test, "Z", { command: true, shift: true }), test.seen(1, 1)]).toEqual([true, "#"]);
    expect([press(test, "ArrowLeft"), press(test, "c", { command: true }), press(test, "Tab")]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it("move the selection by one or five, merge it, put it back and erase it", () => {
    const test = new TestPixelEditor("r");
    const select = () =>
      test.take("select").drag([
        [0, 0],
        [1, 1],
      ]);
    select();
    press(test, "ArrowRight");
    press(test, "ArrowDown", { shift: true });
    expect(test.seen(2, 6)).toBe(flatRows("..\n..\n..\n..\n..\n.r"));
    press(test, "Escape");
    expect(test.seen(2, 1)).toBe("r.");
    select();
    press(test, "ArrowRight");
    press(test, "Enter");
    expect([test.seen(2, 1), test.state.drawing.selection]).toEqual([".r", null]);
    select();
    press(test, "Delete");
    expect(test.seen(2, 1)).toBe("..");
  });
});
