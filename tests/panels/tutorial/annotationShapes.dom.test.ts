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
    const [x1 = 0, y1 = 0, , , x2 = 0, y2 = 0] = numbersIn(line?.shaft ?? "");
    for (const point of pointsOf(line?.shaft ?? ""))
      expect([isIn(from, point), isIn(to, point)]).toEqual([false, false]);
    expect(Math.sign(x2 - x1)).toBe(Math.sign(to.left - from.left));
    expect(Math.sign(y2 - y1)).toBe(Math.sign(to.top - from.top));
    expect(lassos).toHaveLength(outlines);
  });

  it("from one wide block to the next leaves an outline around each", () => {
    const block = (top: number, height: number): PageBox => ({ left: 700, top, width: 290, height });
    expect(marksOf([block(100, 40), block(142, 120)], true).lassos).toHaveLength(2);
  });
});

describe("an arrow to something far away", () => {
  const tile: PageBox = { left: 539, top: 495, width: 124, height: 42 };
  const gap: PageBox = { left: 367, top: 311, width: 130, height: 28 };
  const play: PageBox = { left: 438, top: 432, width: 136, height: 46 };

  it("leads past the words of a button that stands between, and straight where nothing does", () => {
    const [over, past] = [marksOf([tile, gap], true).line, marksOf([tile, gap], true, [play]).line];
    expect([over, past].map((line) => pointsOf(line?.shaft ?? "").some((point) => isIn(play, point)))).toEqual([
      true,
      false,
    ]);
  });

  it("goes between two buttons of a row without a gap, over no words, and comes to the near side of its target", () => {
    const at = (left: number, width: number): PageBox => ({ left, top: 432, width, height: 46 });
    const row = [at(346, 40), at(394, 36), play, at(582, 40)];
    const { line, lassos } = marksOf([{ ...tile, left: 488, width: 98 }, gap], true, row);
    const words = { left: play.left + 14, top: play.top + 14, width: play.width - 28, height: play.height - 28 };
    expect(pointsOf(line?.shaft ?? "").filter((point) => isIn(words, point))).toEqual([]);
    const [, target] = lassos;
    expect(numbersIn(line?.shaft ?? "").at(-1)).toBe((target?.top ?? 0) + (target?.height ?? 0));
  });

  it("still leads there where everything around is labelled", () => {
    const all: PageBox = { left: 0, top: 400, width: 1000, height: 60 };
    expect(marksOf([tile, gap], true, [all]).line?.shaft).toMatch(/^M[\d. ]+Q/);
  });
});

describe("an outline", () => {
  it.each([40, 500])("of something %d wide leaves 4 to 8 px between them", (side) => {
    const { left, width, top, height } = lassoOf({ left: 50, top: 60, width: side, height: 48 });
    const gaps = [50 - left, left + width - (50 + side), 60 - top, top + height - (60 + 48)];
    // The line is 4 px wide, half of them towards its target.
    for (const gap of gaps) expect([gap - 2 >= 4, gap - 2 <= 8]).toEqual([true, true]);
  });

  it.each([12, 8, 4, 2])("reaches with its white no neighbor that is %d px away", (gutter) => {
    const { left, width } = lassoOf({ left: 50, top: 60, width: 80, height: 48, gutter });
    expect([50 - left + 4 <= gutter, left + width + 4 <= 130 + gutter]).toEqual([true, true]);
  });

  it("lies on the edge of an entry of a menu, and so over no words of the next entry", () => {
    const entry = { left: 20, top: 60, width: 220, height: 56 };
    expect(lassoOf({ ...entry, isEntry: true, pane: { left: 10, top: 50, width: 240, height: 130 } })).toEqual(entry);
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

/** Points of a curve from one end to the other. */
function pointsOf(shaft: string): { readonly x: number; readonly y: number }[] {
  const [x1 = 0, y1 = 0, bendX = 0, bendY = 0, x2 = 0, y2 = 0] = numbersIn(shaft);
  return [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9].map((t) => ({
    x: (1 - t) ** 2 * x1 + 2 * t * (1 - t) * bendX + t ** 2 * x2,
    y: (1 - t) ** 2 * y1 + 2 * t * (1 - t) * bendY + t ** 2 * y2,
  }));
}

function numbersIn(path: string): number[] {
  return [...path.matchAll(/-?[\d.]+/g)].map(Number);
}
