import { describe, expect, it } from "vitest";
import { type Box, boxBetween } from "../../src/pixels/Box.ts";
import { Mask } from "../../src/pixels/Mask.ts";
import {
  boxOfGrains,
  brushBox,
  markBrush,
  markLine,
  markShape,
  type ShapeId,
  snappedEnd,
  squareCorner,
} from "../../src/pixels/shapes.ts";
import { flatRows, maskText } from "../support/asciiPixels.ts";
import { seededRandom } from "../support/seededRandom.ts";

function marked(width: number, height: number, mark: (mask: Mask) => void): string {
  const mask = new Mask(width, height);
  mark(mask);
  return maskText(mask);
}

describe("the brush", () => {
  it.each([
    [1, "..... ..... ..#.. ..... ....."],
    [2, "..... ..... ..##. ..##. ....."],
    [3, "..... .###. .###. .###. ....."],
    [4, "..... ..... ..### ..### ..###"],
  ])("of size %i covers as many pixels before its place as behind it, or one dot less", (size, picture) => {
    expect(marked(5, 5, (mask) => markBrush(mask, { x: 2, y: 2 }, size))).toBe(picture.replaceAll(" ", "\n"));
  });

  it.each([1, 2, 4, 8, 12, 16])("of size %i is as large as it says", (size) => {
    const mask = new Mask(40, 40);
    markBrush(mask, { x: 20, y: 20 }, size);
    expect(mask.box).toMatchObject({ width: size, height: size });
    expect(mask.bits.reduce((sum, bit) => sum + bit, 0)).toBe(size * size);
  });

  it("is cut off at the sides of the image", () => {
    expect(marked(3, 2, (mask) => markBrush(mask, { x: 0, y: 0 }, 4))).toBe(flatRows("###\n###"));
    expect(marked(3, 2, (mask) => markBrush(mask, { x: -9, y: 0 }, 4))).toBe(flatRows("...\n..."));
  });

  it.each([2, 4, 8, 12, 16])("of size %i covers whole dots, wherever in a dot it is pressed", (size) => {
    for (const [x, y] of [
      [20, 20],
      [21, 20],
      [20, 21],
      [21, 21],
    ] as const) {
      const box = brushBox({ x, y }, size);
      expect(box).toEqual(brushBox({ x: 20, y: 20 }, size));
      expect([box.x % 2, box.y % 2]).toEqual([0, 0]);
    }
  });

  it.each([1, 2, 16])("of size %i is drawn on both sides, pixel by pixel alike", (size) => {
    const mask = new Mask(41, 20);
    mask.mirrors = true;
    markLine(mask, { x: 3, y: 2 }, { x: 11, y: 15 }, size);
    for (let y = 0; y < 20; y++) {
      for (let x = 0; x < 41; x++) expect(mask.has({ x: 40 - x, y })).toBe(mask.has({ x, y }));
    }
  });
});

describe("a line", () => {
  it.each([
    [{ x: 0, y: 0 }, { x: 5, y: 2 }, "##....\n..##..\n....##"],
    [{ x: 5, y: 2 }, { x: 0, y: 0 }, "##....\n..##..\n....##"],
    [{ x: 1, y: 2 }, { x: 1, y: 0 }, ".#....\n.#....\n.#...."],
    [{ x: 4, y: 1 }, { x: 4, y: 1 }, "......\n....#.\n......"],
  ])("from %o to %o has both ends", (from, to, picture) => {
    expect(marked(6, 3, (mask) => markLine(mask, from, to, 1))).toBe(picture);
  });

  it("of dots has whole dots only, as a line of pixels has pixels", () => {
    const dots = marked(6, 3, (mask) => markLine(mask, { x: 0, y: 0 }, { x: 5, y: 2 }, 1)).split("\n");
    const doubled = dots.flatMap((row) => new Array<string>(2).fill([...row].map((dot) => dot + dot).join("")));
    expect(marked(12, 6, (mask) => markLine(mask, { x: 1, y: 0 }, { x: 10, y: 5 }, 2))).toBe(doubled.join("\n"));
  });

  it("has no gap, wherever it goes", () => {
    const random = seededRandom(7);
    for (let round = 0; round < 200; round++) {
      const place = () => ({ x: random(30), y: random(30) });
      const [from, to] = [place(), place()];
      const mask = new Mask(30, 30);
      markLine(mask, from, to, 1);
      const steps = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
      expect(mask.bits.reduce((sum, bit) => sum + bit, 0)).toBe(steps + 1);
      expect(mask.box).toEqual(boxBetween(from, to));
      expect(mask.has(from) && mask.has(to)).toBe(true);
    }
  });

  it.each([
    [
      { x: 9, y: 1 },
      { x: 9, y: 0 },
    ],
    [
      { x: 9, y: 5 },
      { x: 9, y: 9 },
    ],
    [
      { x: -2, y: 9 },
      { x: 0, y: 9 },
    ],
    [
      { x: -7, y: -8 },
      { x: -8, y: -8 },
    ],
    [
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ],
  ])("to %o with Shift goes to %o", (to, snapped) => {
    expect(snappedEnd({ x: 0, y: 0 }, to)).toEqual(snapped);
  });
});

describe("a shape", () => {
  const whole = (width: number, height: number): Box => ({ x: 0, y: 0, width, height });

  it.each<[ShapeId, number | null, string]>([
    ["rectangle", null, "####\n####\n####"],
    ["rectangle", 1, "####\n#..#\n####"],
    ["rectangle", 2, "####\n####\n####"],
    ["rectangle", 1, "#"],
    ["ellipse", null, "#"],
    ["ellipse", null, "##\n##"],
    ["ellipse", null, ".#.\n###\n.#."],
    ["ellipse", 1, ".##.\n#..#\n#..#\n.##."],
    ["ellipse", null, ".###.\n#####\n#####\n#####\n.###."],
    ["ellipse", 1, "..#####..\n##.....##\n#.......#\n##.....##\n..#####.."],
    ["ellipse", 1, "..###..\n.#...#.\n#.....#\n#.....#\n#.....#\n.#...#.\n..###.."],
    ["ellipse", 2, "..####..\n.######.\n##....##\n##....##\n##....##\n##....##\n.######.\n..####.."],
  ])("%s of thickness %s fills its box", (shape, thickness, picture) => {
    const rows = picture.split("\n");
    const [width, height] = [rows[0]?.length ?? 0, rows.length];
    expect(marked(width, height, (mask) => markShape(mask, shape, whole(width, height), thickness))).toBe(picture);
  });

  it("of dots is made of whole dots, and so are its outline and its box", () => {
    const box = boxOfGrains({ x: 1, y: 1, width: 5, height: 5 }, 2);
    expect(box).toEqual({ x: 0, y: 0, width: 6, height: 6 });
    const picture = (thickness: number | null) => marked(6, 6, (mask) => markShape(mask, "ellipse", box, thickness, 2));
    expect(picture(null)).toBe(flatRows("..##..\n..##..\n######\n######\n..##..\n..##.."));
    expect(picture(2)).toBe(flatRows("..##..\n..##..\n##..##\n##..##\n..##..\n..##.."));
  });

  it("touches all four sides of its box, is convex and symmetric, however thin", () => {
    for (let width = 1; width <= 24; width++) {
      for (let height = 1; height <= 24; height++) {
        for (const thickness of [null, 1, 4]) {
          const mask = new Mask(width + 2, height + 2);
          markShape(mask, "ellipse", { x: 1, y: 1, width, height }, thickness);
          expect(mask.box).toEqual({ x: 1, y: 1, width, height });
          const text = maskText(mask).replaceAll("\n", "");
          expect([...text].toReversed().join("")).toBe(text);
          if (thickness === null) expect(maskText(mask)).not.toMatch(/#\.+#/);
        }
      }
    }
  });

  it("beyond the image is cut off there, and its outline does not follow the side of the image", () => {
    const box = boxBetween({ x: 1, y: 1 }, { x: 9, y: 9 });
    expect(marked(4, 3, (mask) => markShape(mask, "rectangle", box, 1))).toBe("....\n.###\n.#..");
    expect(marked(4, 3, (mask) => markShape(mask, "rectangle", box, null))).toBe("....\n.###\n.###");
  });

  it.each([
    [
      { x: 5, y: 2 },
      { x: 5, y: 5 },
    ],
    [
      { x: -3, y: 4 },
      { x: -4, y: 4 },
    ],
    [
      { x: -3, y: -1 },
      { x: -3, y: -3 },
    ],
  ])("with Shift and the hand at %o ends at %o", (to, corner) => {
    expect(squareCorner({ x: 0, y: 0 }, to)).toEqual(corner);
  });
});

describe("a mask", () => {
  it("tells once where marks came and went", () => {
    const mask = new Mask(9, 9);
    mask.markRow(2, 4, 3);
    mask.markRow(1, 1, 6);
    expect(mask.takeChangedBox()).toEqual({ x: 1, y: 3, width: 4, height: 4 });
    expect(mask.takeChangedBox()).toBeNull();
    mask.clear();
    mask.markRow(8, 20, 0);
    expect(mask.takeChangedBox()).toEqual({ x: 1, y: 0, width: 8, height: 7 });
    expect(mask.box).toEqual({ x: 8, y: 0, width: 1, height: 1 });
  });

  it("has nothing left once it is cleared", () => {
    const mask = Mask.full(5, 4);
    mask.clear();
    expect([mask.box, mask.bits.includes(1)]).toEqual([null, false]);
  });
});
