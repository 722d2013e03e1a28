// @vitest-environment jsdom
/** An arrow leads from what is dragged to where it goes, however close the two are. */
import { describe, expect, it } from "vitest";
import { arrowBetween, lassoOf } from "../../../src/tutorial/panel/annotationShapes.ts";
import type { PageBox } from "../../../src/tutorial/panel/boxes.ts";

const square = (left: number, top: number): PageBox => ({ left, top, width: 30, height: 30 });
const far = square(300, 100);
const from = square(100, 100);

describe("an arrow", () => {
  it.each<[string, PageBox, PageBox]>([
    ["to something far away", lassoOf(from), lassoOf(far)],
    ["to the next square on the left, though their outlines cross", lassoOf(from), lassoOf(square(70, 100))],
    ["to the next square below", lassoOf(from), lassoOf(square(100, 130))],
  ])("points on: %s", (_, start, end) => {
    const [x1 = 0, y1 = 0, , , x2 = 0, y2 = 0] = numbersIn(arrowBetween(start, end).shaft);
    expect(Math.sign(x2 - x1)).toBe(Math.sign(end.left - start.left));
    expect(Math.sign(y2 - y1)).toBe(Math.sign(end.top - start.top));
  });
});

describe("an outline", () => {
  it.each([40, 500])("of something %d wide runs between it and its neighbors", (side) => {
    const { left, width, top, height } = lassoOf({ left: 50, top: 60, width: side, height: 48 });
    const gaps = [50 - left, left + width - (50 + side), 60 - top, top + height - (60 + 48)];
    for (const gap of gaps) {
      expect(gap).toBeGreaterThan(2);
      expect(gap).toBeLessThan(7);
    }
  });
});

function numbersIn(path: string): number[] {
  return [...path.matchAll(/-?[\d.]+/g)].map(Number);
}
