/** The positions of overlays on the canvas of the pixel editor. */

import { describe, expect, it } from "vitest";
import { WheelZoom } from "../../src/paint/canvas/attachPaintInput.ts";
import { brushPlace, mirrored } from "../../src/paint/canvas/brushPlace.ts";
import { boxEdges, DASH_STEPS, lineBoxes, outlineDashes } from "../../src/paint/canvas/outlineDashes.ts";
import { pinched, pinchOf } from "../../src/paint/canvas/PaintPointers.ts";
import { panToPixel } from "../../src/paint/canvas/PixelCursor.ts";
import { INITIAL_SETTINGS, type ToolSettings } from "../../src/paint/model/PaintState.ts";
import type { PaintToolId } from "../../src/paint/tools/PaintTool.ts";
import type { Box } from "../../src/pixels/Box.ts";
import { edgesOf } from "../../src/pixels/edges.ts";
import { Mask } from "../../src/pixels/Mask.ts";
import { maskOf } from "../support/asciiPixels.ts";

const covered = (boxes: readonly Box[]): number => boxes.reduce((sum, { width, height }) => sum + width * height, 0);

describe("the selection outline", () => {
  const edges = boxEdges({ x: 0, y: 0, width: 6, height: 4 });

  it("goes around a box as around a mask of the same shape", () => {
    const places = (all: readonly Box[]): string[] => all.map((box) => Object.values(box).join()).sort();
    expect(places(lineBoxes(edges, 5, 1))).toEqual(places(lineBoxes(edgesOf(Mask.full(6, 4)), 5, 1)));
  });

  it("covers half of the line at each step, never more than the line, and repeats after all steps", () => {
    const whole = covered(lineBoxes(edges, 8, 1));
    for (let step = 0; step < DASH_STEPS; step++) {
      const dashes = outlineDashes(edges, 8, step, 1);
      expect(covered(dashes)).toBeGreaterThan(whole * 0.4);
      expect(covered(dashes)).toBeLessThan(whole * 0.6);
      expect(dashes.every(({ x, y, width, height }) => x >= 0 && y >= 0 && x + width <= 49 && y + height <= 33)).toBe(
        true,
      );
    }
    expect(outlineDashes(edges, 8, DASH_STEPS, 1)).toEqual(outlineDashes(edges, 8, 0, 1));
    expect(outlineDashes(edges, 8, 1, 1)).not.toEqual(outlineDashes(edges, 8, 0, 1));
  });

  it("continues around corners: each place determines whether it is dash or gap", () => {
    const begun = outlineDashes(edges, 5, 1, 1).filter(
      ({ x, y, width, height }) => Math.max(width, height) === 4 && x > 0 && y > 0,
    );
    expect(new Set(begun.map(({ x, y }) => (x + y) % 8))).toEqual(new Set([2]));
  });

  it("goes around a hole, too", () => {
    expect(covered(outlineDashes(edgesOf(maskOf("###\n#.#\n###")), 8, 0, 1))).toBe((12 + 4) * 4);
  });
});

describe("the mark of the brush", () => {
  const hand = (tool: PaintToolId, size: number, more: Partial<ToolSettings> = {}): ToolSettings => ({
    ...INITIAL_SETTINGS,
    tool,
    size,
    ...more,
  });

  it.each([
    ["pen", 1, { x: 10, y: 10, width: 1, height: 1 }],
    ["pen", 2, { x: 10, y: 10, width: 2, height: 2 }],
    ["eraser", 4, { x: 10, y: 10, width: 4, height: 4 }],
    ["line", 16, { x: 4, y: 4, width: 16, height: 16 }],
    ["bucket", 16, { x: 10, y: 10, width: 2, height: 2 }],
    ["select", 8, { x: 10, y: 10, width: 2, height: 2 }],
    ["rectangle", 8, { x: 10, y: 10, width: 2, height: 2 }],
    ["rectangle", 1, { x: 10, y: 10, width: 1, height: 1 }],
    ["anchor", 1, { x: 0, y: 0, width: 40, height: 40 }],
  ] as const)("of %s with size %i is what it would touch", (tool, size, box) => {
    expect(brushPlace(hand(tool, size), { x: 10, y: 10 })).toEqual(box);
  });

  it("starts with a dot, unless the pen is a single pixel", () => {
    expect(brushPlace(hand("pen", 2), { x: 11, y: 13 })).toEqual({ x: 10, y: 12, width: 2, height: 2 });
    expect(brushPlace(hand("pen", 1), { x: 11, y: 13 })).toEqual({ x: 11, y: 13, width: 1, height: 1 });
  });

  it("is what the pen marks, on both sides of the mirror", () => {
    for (const size of [1, 2, 4, 8, 12, 16]) {
      const box = brushPlace(hand("pen", size), { x: 11, y: 20 });
      const mask = new Mask(40, 40);
      mask.mirrors = true;
      for (let y = box.y; y < box.y + size; y++) mask.markRow(box.x, box.x + size - 1, y);
      const other = mirrored(box, 40);
      expect(mask.has({ x: other.x, y: other.y }) && mask.has({ x: other.x + size - 1, y: other.y })).toBe(true);
      expect(mask.has({ x: other.x + size, y: other.y })).toBe(false);
    }
  });
});

describe("the view", () => {
  it("follows the keyboard cursor when it leaves the view, and otherwise stays", () => {
    const view = { zoom: 10, x: -100, y: 0 };
    expect(panToPixel(view, { x: 12, y: 3 }, 300)).toEqual({ x: 0, y: 0 });
    expect(panToPixel(view, { x: 9, y: 3 }, 300)).toEqual({ x: 34, y: 0 });
    expect(panToPixel(view, { x: 12, y: 30 }, 300)).toEqual({ x: 0, y: -34 });
  });

  it("zooms by steps of a half with two fingers about their middle, and pans with it", () => {
    const pinch = pinchOf(
      [
        { x: 100, y: 100 },
        { x: 200, y: 100 },
      ],
      { zoom: 4 },
    );
    const wider = pinched(
      pinch,
      [
        { x: 60, y: 120 },
        { x: 260, y: 120 },
      ],
      pinch.middle,
    );
    expect(wider).toEqual({ pan: { x: 10, y: 20 }, zoom: 8, middle: { x: 160, y: 120 } });
    const still = pinched(
      pinch,
      [
        { x: 100, y: 100 },
        { x: 205, y: 100 },
      ],
      pinch.middle,
    );
    expect(still.zoom).toBe(4);
  });

  it("zooms one step for a notch of a mouse wheel, and for a long way on a touchpad", () => {
    const wheel = new WheelZoom();
    const turn = (deltaY: number, more = {}) => wheel.turn({ deltaY, deltaMode: 0, ctrlKey: false, ...more });
    expect([turn(120), turn(-100)]).toEqual([-1, 1]);
    expect([turn(3, { deltaMode: 1 })]).toEqual([-1]);
    expect(Array.from({ length: 7 }, () => turn(-10))).toEqual([0, 0, 0, 0, 0, 1, 0]);
    expect(turn(10)).toBe(0);
    expect(Array.from({ length: 3 }, () => turn(4, { ctrlKey: true }))).toContain(-1);
  });
});
