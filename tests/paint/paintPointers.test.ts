/** Mouse, touch, pen and keys on the canvas of the pixel editor. */
import { describe, expect, it } from "vitest";
import { PaintPointers, type PointerSample } from "../../src/paint/canvas/PaintPointers.ts";
import { PixelCursor } from "../../src/paint/canvas/PixelCursor.ts";
import type { Pixel } from "../../src/pixels/Box.ts";
import { flatRows } from "../support/asciiPixels.ts";
import { TestPixelEditor } from "../support/TestPixelEditor.ts";

/** Coordinates on the canvas of a test are pixels: zoom 10 from the corner. */
class Canvas {
  readonly test = new TestPixelEditor();
  readonly hands = new PaintPointers(this.test.pixelEditor);
  #time = 0;

  constructor() {
    this.test.pixelEditor.viewport.setSize(455);
    this.test.pixelEditor.viewport.zoomTo(10, { x: 0, y: 0 });
    const { x, y } = this.test.state.view;
    this.test.pixelEditor.viewport.panBy(-x, -y);
  }

  wait(ms: number): this {
    this.#time += ms;
    return this;
  }

  down(id: number, x: number, y: number, more: Partial<PointerSample> = {}): this {
    this.hands.press(this.#sample(id, [{ x, y }], more));
    return this;
  }

  to(id: number, ...places: readonly (readonly [number, number])[]): this {
    this.hands.move(
      this.#sample(
        id,
        places.map(([x, y]) => ({ x, y })),
      ),
    );
    return this;
  }

  up(id: number): this {
    this.hands.lift(id, false);
    return this;
  }

  #sample(id: number, pixels: readonly Pixel[], more: Partial<PointerSample> = {}): PointerSample {
    const places = pixels.map(({ x, y }) => ({ x: x * 10 + 5, y: y * 10 + 5 }));
    this.#time += 8;
    const kind = id >= 10 ? "touch" : id === 5 ? "pen" : "mouse";
    const place = places.at(-1) ?? { x: 0, y: 0 };
    return { id, kind, place, places, time: this.#time, shift: false, alt: false, pans: false, ...more };
  }
}

const MOUSE = 1;
const PEN = 5;
const FINGER = 10;
const OTHER = 11;

describe("a pointer", () => {
  it("draws through all samples of an event", () => {
    const canvas = new Canvas().down(MOUSE, 0, 0).to(MOUSE, [2, 0], [2, 2]).up(MOUSE);
    expect(canvas.test.seen(3, 3)).toBe(flatRows("###\n..#\n..#"));
  });

  it("pans with the middle button or Space, and draws nothing", () => {
    const canvas = new Canvas().down(MOUSE, 0, 0, { pans: true }).to(MOUSE, [3, 2]).up(MOUSE).to(MOUSE, [9, 9]);
    expect(canvas.test.state.view).toEqual({ zoom: 10, x: 30, y: 20 });
    expect(canvas.test.state.canUndo).toBe(false);
  });

  it("draws with one finger, whatever else touches the canvas", () => {
    const canvas = new Canvas().down(FINGER, 0, 0).to(FINGER, [1, 0]).wait(500).to(FINGER, [3, 0]);
    canvas.down(OTHER, 20, 20).to(OTHER, [25, 25]).up(OTHER).to(FINGER, [3, 2]).up(FINGER);
    expect(canvas.test.seen(4, 3)).toBe(flatRows("####\n...#\n...#"));
    expect(canvas.test.seen(8, 8, { x: 19, y: 19 })).not.toContain("#");
  });

  it("zooms and pans with two fingers, and cancels the short stroke of the first", () => {
    const canvas = new Canvas().down(FINGER, 10, 10).to(FINGER, [11, 10]).down(OTHER, 19, 10);
    expect(canvas.test.stroke).toBeNull();
    canvas.to(OTHER, [15, 10]);
    expect(canvas.test.state.view.zoom).toBe(5);
    canvas.up(OTHER).to(FINGER, [30, 30]).up(FINGER);
    expect(canvas.test.state.canUndo).toBe(false);
    canvas.down(FINGER, 12, 12).up(FINGER);
    expect(canvas.test.state.canUndo).toBe(true);
  });

  it("counts a resting finger as the first of two, however long it rests", () => {
    const canvas = new Canvas().down(FINGER, 10, 10).wait(2000).to(FINGER, [10, 10]).down(OTHER, 15, 10);
    expect(canvas.test.stroke).toBeNull();
  });

  it("draws with the pen, even if a palm touched first", () => {
    const canvas = new Canvas().down(FINGER, 30, 30).to(FINGER, [33, 30]).down(PEN, 0, 0).to(PEN, [1, 0]);
    canvas.to(FINGER, [35, 35]).up(FINGER).to(PEN, [1, 1]).up(PEN);
    expect(canvas.test.seen(2, 2)).toBe(flatRows("##\n.#"));
    expect(canvas.test.seen(10, 10, { x: 29, y: 29 })).not.toContain("#");
  });

  it("cancels the stroke when the browser cancels the pointer", () => {
    const canvas = new Canvas().down(MOUSE, 0, 0).to(MOUSE, [4, 4]);
    canvas.hands.lift(MOUSE, true);
    expect([canvas.test.stroke, canvas.test.state.canUndo]).toEqual([null, false]);
  });

  it("makes a square as soon as Shift is held, without a movement", () => {
    const canvas = new Canvas();
    canvas.test.take("rectangle");
    canvas.down(MOUSE, 0, 0).to(MOUSE, [3, 1]);
    canvas.hands.holdKeys({ shift: true, alt: false });
    canvas.up(MOUSE);
    expect(canvas.test.seen(5, 5)).toBe(flatRows("####.\n####.\n####.\n####.\n....."));
  });
});

describe("the keyboard cursor", () => {
  class Keyboard {
    readonly test = new TestPixelEditor();
    readonly said: string[] = [];
    shown: Pixel | null = null;
    readonly cursor = new PixelCursor({
      pixelEditor: this.test.pixelEditor,
      point: (at) => {
        this.shown = at;
      },
      say: (text) => this.said.push(text),
      side: () => 455,
    });

    constructor() {
      this.cursor.startAt({ x: 0, y: 0 });
    }

    press(...keys: string[]): this {
      for (const name of keys) {
        const [key = "", shift] = name.split("+").reverse();
        this.cursor.take({ key, shiftKey: shift === "Shift", altKey: false });
      }
      return this;
    }
  }

  it("appears with the first key, then moves by one, or by five with Shift, and says where it is", () => {
    const keyboard = new Keyboard().press("ArrowRight");
    expect(keyboard.shown).toEqual({ x: 0, y: 0 });
    keyboard.press("ArrowRight", "Shift+ArrowDown");
    expect(keyboard.shown).toEqual({ x: 1, y: 5 });
    expect(keyboard.said).toEqual([
      "1 across, 1 down, transparent",
      "2 across, 1 down, transparent",
      "2 across, 6 down, transparent",
    ]);
    keyboard.press("End", "ArrowRight", "PageDown", "Shift+ArrowDown");
    expect(keyboard.shown).toEqual({ x: 39, y: 39 });
  });

  it("moves by the dot, and counts dots, unless the pen is a single pixel", () => {
    const keyboard = new Keyboard();
    keyboard.test.pixelEditor.tools.setSize(2);
    keyboard.press("ArrowRight", "ArrowRight", "Shift+ArrowDown");
    expect(keyboard.shown).toEqual({ x: 2, y: 10 });
    expect(keyboard.said.at(-1)).toBe("2 across, 6 down, transparent");
    keyboard.press("End", "ArrowLeft");
    expect(keyboard.shown).toEqual({ x: 36, y: 10 });
  });

  it("begins, continues and ends a stroke, which is one undo step", () => {
    const keyboard = new Keyboard().press(" ", " ", "ArrowRight", "ArrowRight", "ArrowDown", "Enter");
    expect(keyboard.test.seen(3, 2)).toBe(flatRows("###\n..#"));
    expect(keyboard.said).toContain("Down at 1 across, 1 down, transparent");
    expect(keyboard.said.at(-1)).toBe("3 across, 2 down, black");
    keyboard.test.pixelEditor.undo();
    expect(keyboard.test.state.canUndo).toBe(false);
  });

  it("fills, picks a color and selects with one press", () => {
    const keyboard = new Keyboard();
    keyboard.test.take("bucket");
    keyboard.press(" ", "Enter");
    expect(keyboard.test.seen(2, 1)).toBe("##");
    expect(keyboard.cursor.isDown).toBe(false);
  });

  it("leaves the arrows to the selection until a stroke begins", () => {
    const keyboard = new Keyboard();
    keyboard.test.take("select").drag([
      [0, 0],
      [3, 3],
    ]);
    expect(keyboard.cursor.take({ key: "ArrowRight", shiftKey: false, altKey: false })).toBe(false);
    expect(keyboard.cursor.take({ key: "Enter", shiftKey: false, altKey: false })).toBe(false);
    keyboard.press(" ", " ", "ArrowRight");
    expect(keyboard.shown).toEqual({ x: 1, y: 0 });
  });

  it("cancels a stroke by Escape, and knows when undo did", () => {
    const keyboard = new Keyboard().press(" ", " ", "ArrowRight", "Escape");
    expect([keyboard.test.seen(2, 1), keyboard.test.state.canUndo]).toEqual(["..", false]);
    keyboard.press("Enter");
    keyboard.test.pixelEditor.undo();
    expect(keyboard.cursor.isDown).toBe(false);
    keyboard.press("Enter", "Enter");
    expect(keyboard.test.seen(2, 1)).toBe(".#");
  });

  it("keeps its stroke when the focus leaves", () => {
    const keyboard = new Keyboard().press(" ", " ", "ArrowRight");
    keyboard.cursor.leave();
    expect([keyboard.test.seen(2, 1), keyboard.shown]).toEqual(["##", null]);
  });
});
