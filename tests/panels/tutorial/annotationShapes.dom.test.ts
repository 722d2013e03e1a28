// @vitest-environment jsdom
/** An arrow leads from what is dragged to where it goes, however close the two are, and lies over neither. */
import { describe, expect, it } from "vitest";
import { lassoOf, marksOf } from "../../../src/tutorial/panel/annotationShapes.ts";
import type { PageBox } from "../../../src/tutorial/panel/boxes.ts";

const square = (left: number, top: number): PageBox => ({ left, top, width: 60, height: 60 });
const from = square(300, 300);

describe("an arrow", () => {
  it.each<[string, PageBox, number]>([
    ["to something far away", square(600, 300), 2],
    ["to the next square on the left", square(240, 300), 1],
    ["to the next square below", square(300, 360), 1],
    ["around a corner", square(360, 240), 1],
  ])("%s begins and ends at the edges, over neither of the two", (_, to, outlines) => {
    const { line, lassos } = marksOf([from, to], true);
    const [x1 = 0, y1 = 0, bendX = 0, bendY = 0, x2 = 0, y2 = 0] = numbersIn(line?.shaft ?? "");
    const points = [0.1, 0.3, 0.5, 0.7, 0.9].map((t) => ({
      x: (1 - t) ** 2 * x1 + 2 * t * (1 - t) * bendX + t ** 2 * x2,
      y: (1 - t) ** 2 * y1 + 2 * t * (1 - t) * bendY + t ** 2 * y2,
    }));
    for (const point of points) expect([isIn(from, point), isIn(to, point)]).toEqual([false, false]);
    expect(Math.sign(x2 - x1)).toBe(Math.sign(to.left - from.left));
    expect(Math.sign(y2 - y1)).toBe(Math.sign(to.top - from.top));
    expect(lassos).toHaveLength(outlines);
  });

  it("from one wide block to the next leaves an outline around each", () => {
    const block = (top: number, height: number): PageBox => ({ left: 700, top, width: 290, height });
    expect(marksOf([block(100, 40), block(142, 120)], true).lassos).toHaveLength(2);
  });
});

describe("an outline", () => {
  it.each([40, 500])("of something %d wide leaves 4 to 8 px between them", (side) => {
    const { left, width, top, height } = lassoOf({ left: 50, top: 60, width: side, height: 48 });
    const gaps = [50 - left, left + width - (50 + side), 60 - top, top + height - (60 + 48)];
    // The line is 4 px wide, half of them towards its target.
    for (const gap of gaps) expect([gap - 2 >= 4, gap - 2 <= 8]).toEqual([true, true]);
  });

  it("stays in the pane of its target", () => {
    const pane = { left: 40, top: 50, width: 300, height: 60 };
    const { left, top, width, height } = lassoOf({ left: 41, top: 53, width: 298, height: 48, pane });
    expect([left >= 42, top >= 52, left + width <= 338, top + height <= 108]).toEqual([true, true, true, true]);
  });
});

function isIn({ left, top, width, height }: PageBox, { x, y }: { readonly x: number; readonly y: number }): boolean {
  return x > left + 1 && x < left + width - 1 && y > top + 1 && y < top + height - 1;
}

function numbersIn(path: string): number[] {
  return [...path.matchAll(/-?[\d.]+/g)].map(Number);
}
