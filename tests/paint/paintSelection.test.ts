/** Selected pixels in the pixel editor: lifted, moved, copied, turned and pasted. */
import { describe, expect, it } from "vitest";
import { clearImage } from "../../src/pixels/PixelImage.ts";
import { BLUE, flatRows, imageOf, RED, textOf } from "../support/asciiPixels.ts";
import { TestPixelEditor } from "../support/TestPixelEditor.ts";

const selected = (test: TestPixelEditor) => test.state.drawing.selection;

describe("a selection", () => {
  it("includes both corners, is cut off at the canvas, and is no undo step", () => {
    const test = new TestPixelEditor("rg\nb#");
    test.take("select").drag([
      [1, 1],
      [-5, 0],
    ]);
    expect(selected(test)).toMatchObject({ kind: "marked", at: { x: 0, y: 0 }, mask: { width: 2, height: 2 } });
    expect([test.state.canUndo, test.state.isChanged]).toEqual([false, false]);
    test.drag([
      [50, 50],
      [60, 60],
    ]);
    expect(selected(test)).toBeNull();
  });

  it("is lifted when it is moved, and one drag is one undo step", () => {
    const test = new TestPixelEditor("rg\nb#");
    test.take("select").drag([
      [0, 0],
      [1, 0],
    ]);
    test.drag([
      [0, 0],
      [1, 1],
      [2, 2],
    ]);
    expect(test.seen(4, 3)).toBe(flatRows("....\nb#..\n..rg"));
    expect(selected(test)).toMatchObject({ kind: "floating", at: { x: 2, y: 2 } });
    test.pixelEditor.undo();
    expect([test.seen(4, 3), test.state.canUndo]).toEqual([flatRows("rg..\nb#..\n...."), false]);
    expect(selected(test)).toMatchObject({ kind: "marked", at: { x: 0, y: 0 } });
  });

  it("loses nothing beyond the edge of the canvas before it is dropped there", () => {
    const test = new TestPixelEditor("rg");
    test.take("select").drag([
      [0, 0],
      [1, 0],
    ]);
    test.drag([
      [0, 0],
      [-1, 0],
    ]);
    expect(test.seen(2, 1)).toBe("g.");
    test.drag([
      [0, 0],
      [1, 0],
    ]);
    expect(test.seen(2, 1)).toBe("rg");
    test.drag([
      [0, 0],
      [-1, 0],
    ]);
    test.drag([[9, 9]]);
    test.take("select").drag([
      [0, 0],
      [1, 0],
    ]);
    test.drag([
      [0, 0],
      [1, 0],
    ]);
    expect(test.seen(3, 1)).toBe(".g.");
  });

  it("leaves a copy with each Alt drag", () => {
    const test = new TestPixelEditor("r");
    test.take("select").drag([
      [0, 0],
      [1, 1],
    ]);
    test.drag(
      [
        [0, 0],
        [2, 0],
      ],
      { alt: true },
    );
    test.drag(
      [
        [2, 0],
        [4, 0],
      ],
      { alt: true },
    );
    expect(test.seen(6, 1)).toBe("r.r.r.");
    test.pixelEditor.escape();
    expect(test.seen(6, 1)).toBe("r.r...");
    test.pixelEditor.undo();
    expect(test.seen(6, 1)).toBe("r.r.r.");
  });

  it("is put back by Escape after it was moved, and otherwise makes no undo step", () => {
    const test = new TestPixelEditor("rg");
    test.take("select").drag([
      [0, 0],
      [1, 0],
    ]);
    test.drag([
      [0, 0],
      [3, 3],
      [0, 0],
    ]);
    expect([selected(test)?.kind, test.state.canUndo]).toEqual(["marked", false]);
    test.drag([
      [0, 0],
      [3, 3],
    ]);
    test.pixelEditor.escape();
    expect([test.seen(2, 1), selected(test)]).toEqual(["rg", null]);
  });

  it("of no pixels moves as marks only", () => {
    const test = new TestPixelEditor("r");
    test.take("select").drag([
      [5, 5],
      [6, 6],
    ]);
    test.drag([
      [5, 5],
      [7, 7],
    ]);
    expect(selected(test)).toMatchObject({ kind: "marked", at: { x: 7, y: 7 } });
    test.pixelEditor.transform("90");
    test.pixelEditor.selections.erase();
    expect([test.state.canUndo, test.pixelEditor.selections.copy()]).toEqual([false, expect.anything()]);
  });

  it("is merged by a press outside, by another tool and by growing", () => {
    const leave: ((test: TestPixelEditor) => void)[] = [
      (test) => test.drag([[9, 9]]),
      (test) => test.take("pen"),
      (test) => test.pixelEditor.grow("right"),
      (test) => test.pixelEditor.selections.drop(),
    ];
    for (const act of leave) {
      const test = new TestPixelEditor("r");
      test.take("select").drag([
        [0, 0],
        [1, 1],
      ]);
      test.drag([
        [0, 0],
        [3, 0],
      ]);
      act(test);
      expect([selected(test), test.seen(4, 1)]).toEqual([null, "...r"]);
    }
  });

  it("by the wand is the region of a color, which moves alone; there is none of transparent pixels", () => {
    const test = new TestPixelEditor("rrg\ngr.\n..r");
    test.take("wand").drag([[0, 0]]);
    test.drag([
      [1, 1],
      [4, 1],
    ]);
    expect(test.seen(6, 3)).toBe(flatRows("..grr.\ng...r.\n..r..."));
    test.drag([[0, 2]]);
    expect([selected(test), test.seen(6, 3)]).toEqual([null, flatRows("..grr.\ng...r.\n..r...")]);
  });

  it("moves by several arrow keys as one undo step, and as another one after anything else", () => {
    const test = new TestPixelEditor("r");
    test.take("select").drag([
      [0, 0],
      [0, 1],
    ]);
    expect(new TestPixelEditor("r").pixelEditor.selections.nudge(1, 0)).toBe(false);
    test.pixelEditor.selections.nudge(1, 0);
    test.pixelEditor.selections.nudge(5, 0);
    test.drag([
      [6, 0],
      [7, 0],
    ]);
    test.pixelEditor.selections.nudge(0, 1);
    expect(test.seen(8, 2)).toBe(flatRows("........\n.......r"));
    const places = [1, 2, 3].map(() => {
      test.pixelEditor.undo();
      return selected(test)?.at;
    });
    expect([places, test.state.canUndo]).toEqual([
      [
        { x: 7, y: 0 },
        { x: 6, y: 0 },
        { x: 0, y: 0 },
      ],
      false,
    ]);
  });

  it("rotates about its middle and flips, and four quarters change nothing", () => {
    const test = new TestPixelEditor("....\n.rg.\n....");
    test.take("select").drag([
      [1, 1],
      [2, 1],
    ]);
    test.pixelEditor.transform("flip-x");
    expect(test.seen(4, 3)).toBe(flatRows("....\n.gr.\n...."));
    for (let quarter = 0; quarter < 4; quarter++) test.pixelEditor.transform("90");
    expect(test.seen(4, 3)).toBe(flatRows("....\n.gr.\n...."));
    test.pixelEditor.transform("90");
    expect(test.seen(4, 3)).toBe(flatRows("....\n.g..\n.r.."));
  });
});

describe("the clipboard", () => {
  it("is empty if nothing is drawn", () => {
    const test = new TestPixelEditor();
    expect([
      test.pixelEditor.selections.copy(),
      test.pixelEditor.selections.cut(),
      test.pixelEditor.selections.paste(),
      test.state.canUndo,
    ]).toEqual([null, null, false, false]);
  });

  it("takes the whole canvas if nothing is selected, and cutting clears it as one undo step", () => {
    const test = new TestPixelEditor("rg");
    expect(test.pixelEditor.selections.cut()?.width).toBe(40);
    expect(test.seen(2, 1)).toBe("..");
    test.pixelEditor.selections.paste();
    expect([test.seen(2, 1), test.state.settings.tool]).toEqual(["rg", "select"]);
    test.pixelEditor.undo();
    test.pixelEditor.undo();
    expect([test.seen(2, 1), test.state.canUndo]).toEqual(["rg", false]);
  });

  it("pastes at the old place, and Escape removes floating pixels", () => {
    const test = new TestPixelEditor("....\n.rg.");
    test.take("select").drag([
      [1, 1],
      [2, 1],
    ]);
    expect(textOf(test.pixelEditor.selections.copy() ?? clearImage({ width: 1, height: 1 }))).toBe("rg");
    test.take("pen");
    test.pixelEditor.clear();
    test.pixelEditor.selections.paste();
    expect([test.seen(4, 2), selected(test)?.at]).toEqual([flatRows("....\n.rg."), { x: 1, y: 1 }]);
    test.pixelEditor.escape();
    expect(test.seen(4, 2)).toBe(flatRows("....\n...."));
  });

  it("pastes inside a smaller canvas, and shrinks what is larger", () => {
    const from = new TestPixelEditor({ pictures: [clearImage({ width: 80, height: 40 })] });
    from.pixelEditor.tools.setColor(RED);
    from.drag([[79, 39]]);
    from.take("select").drag([
      [78, 38],
      [79, 39],
    ]);
    from.pixelEditor.selections.copy();
    const { clip } = from.state;
    const to = new TestPixelEditor();
    to.pixelEditor.store.setState({ clip });
    to.pixelEditor.selections.paste();
    expect([to.seen(2, 2, { x: 38, y: 38 }), selected(to)?.at]).toEqual([flatRows("..\n.r"), { x: 38, y: 38 }]);
    from.take("pen");
    from.pixelEditor.selections.copy();
    to.pixelEditor.store.setState({ clip: from.state.clip });
    to.pixelEditor.selections.paste();
    expect(selected(to)).toMatchObject({ at: { x: 0, y: 0 }, mask: { width: 40, height: 20 } });
  });

  it("pastes a picture from elsewhere at the top left, and recognizes its own when that comes back", () => {
    const test = new TestPixelEditor("...\n.r.");
    test.take("select").drag([
      [1, 1],
      [2, 2],
    ]);
    const copied = test.pixelEditor.selections.copy() ?? clearImage({ width: 1, height: 1 });
    test.pixelEditor.selections.pasteImage({ ...copied, data: copied.data.slice() });
    expect(selected(test)?.at).toEqual({ x: 1, y: 1 });
    test.pixelEditor.selections.pasteImage(imageOf("bb"));
    expect([test.seen(3, 2), selected(test)?.at]).toEqual([flatRows("bb.\n.r."), { x: 0, y: 0 }]);
  });

  it("imports a picture shrunk to the canvas, or grows the canvas for it", () => {
    const large = clearImage({ width: 90, height: 60 });
    large.data.fill(255);
    const test = new TestPixelEditor();
    test.pixelEditor.selections.placeImage(large, "canvas");
    expect([selected(test)?.mask.width, selected(test)?.mask.height]).toEqual([40, 26]);
    test.pixelEditor.undo();
    test.pixelEditor.selections.placeImage(large, "grown");
    const [frame] = test.state.drawing.frames;
    expect([frame?.width, frame?.height, selected(test)?.mask.width]).toEqual([120, 80, 90]);
    test.pixelEditor.undo();
    expect([test.state.drawing.frames[0]?.width, test.state.isChanged]).toEqual([40, false]);
  });

  it("offers the colors of the character", () => {
    const test = new TestPixelEditor("rrb");
    expect(test.pixelEditor.usedColors()).toEqual([RED, BLUE]);
  });
});
