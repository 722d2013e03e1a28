import { describe, expect, it } from "vitest";
import { CLEAR, channelsOf, colorFromChannels, colorOfHex, hexOf } from "../../src/pixels/Color.ts";
import { copyMarked, cropImage, eraseMarked, pasteOver, shrinkToFit, trimMask } from "../../src/pixels/cutAndPaste.ts";
import { edgesOf } from "../../src/pixels/edges.ts";
import { markRegion, paintMarked } from "../../src/pixels/fill.ts";
import { Mask } from "../../src/pixels/Mask.ts";
import { clearImage, colorAt, colorsOf, isBlank, isSameImage, type PixelImage } from "../../src/pixels/PixelImage.ts";
import { PALETTE, PALETTE_COLUMNS } from "../../src/pixels/palette.ts";
import { boxInPixels, boxOfTiles, filledTiles, framesOfStrip, nearestTile, stripOf } from "../../src/pixels/tiles.ts";
import {
  type ImageTransform,
  transformedPosition,
  transformImage,
  transformMask,
} from "../../src/pixels/transformImage.ts";
import { BLUE, flatRows, GREEN, imageOf, maskOf, maskText, RED, textOf } from "../support/asciiPixels.ts";
import { seededRandom } from "../support/seededRandom.ts";

function randomImage(seed: number): PixelImage {
  const random = seededRandom(seed);
  const image = clearImage({ width: 1 + random(9), height: 1 + random(9) });
  for (let at = 0; at < image.data.length; at++) image.data[at] = random(256);
  return image;
}

describe("a color", () => {
  it("is a number with its channels in it", () => {
    expect(channelsOf(colorFromChannels(250, 1, 128, 7))).toEqual([250, 1, 128, 7]);
    expect(colorFromChannels(250, 1, 128, 0)).toBe(CLEAR);
    expect([hexOf(colorFromChannels(0, 0, 0)), hexOf(colorFromChannels(1, 171, 255))]).toEqual(["#000000", "#01abff"]);
    expect([colorOfHex("#01ABff"), colorOfHex("red")]).toEqual([colorFromChannels(1, 171, 255), null]);
  });

  it("of the palette is one of 117, nine a row: transparent, grays, then hues with tints and shades", () => {
    expect(PALETTE.length).toBe(117);
    const hexes = PALETTE.map(({ color }) => hexOf(color));
    expect([new Set(PALETTE.map(({ color }) => color)).size, new Set(PALETTE.map(({ name }) => name)).size]).toEqual([
      117, 117,
    ]);
    expect(PALETTE[0]?.color).toBe(CLEAR);
    expect([hexes[1], hexes[8]]).toEqual(["#ffffff", "#000000"]);
    const pure = (row: number) => hexes[row * PALETTE_COLUMNS + 4];
    expect([1, 2, 3, 5, 9].map(pure)).toEqual(["#ff0000", "#ff8000", "#ffff00", "#00ff00", "#0000ff"]);
    const red = hexes.slice(9, 18);
    expect([red[0], red[3], red[5], red[8]]).toEqual(["#ffcccc", "#ff3333", "#cc0000", "#330000"]);
  });

  it("that is used the most stands first", () => {
    expect(colorsOf([imageOf("rrg"), imageOf("bbb...")], 2)).toEqual([BLUE, RED]);
  });
});

describe("painting a mask", () => {
  it("changes what is marked and nothing else, in an image of its own", () => {
    const image = imageOf("rgb\nrgb");
    expect(textOf(paintMarked(image, maskOf("##.\n..."), BLUE))).toBe(flatRows("bbb\nrgb"));
    expect(textOf(paintMarked(image, maskOf(".#.\n.#."), CLEAR))).toBe(flatRows("r.b\nr.b"));
    expect(textOf(image)).toBe(flatRows("rgb\nrgb"));
  });

  it("gives the same image if nothing changes", () => {
    const image = imageOf("rgb");
    expect(paintMarked(image, maskOf("#.."), RED)).toBe(image);
    expect(paintMarked(image, maskOf("..."), GREEN)).toBe(image);
  });
});

describe("a region", () => {
  it.each([
    ["is joined by sides, not by corners", "r.r\n.r.\nr.r", { x: 1, y: 1 }, "...\n.#.\n..."],
    ["goes round corners", "rrrrr\n....r\nrrr.r\nr...r\nrrrrr", { x: 0, y: 0 }, "#####\n....#\n###.#\n#...#\n#####"],
    ["comes back up", "r...r\nr.r.r\nrrrrr", { x: 2, y: 1 }, "#...#\n#.#.#\n#####"],
    ["takes what differs by less than 15 and no more", "rst", { x: 0, y: 0 }, "##."],
    ["is measured from its start, not from neighbor to neighbor", "rst", { x: 1, y: 0 }, "###"],
    ["of transparent pixels ends at the others", "..#\n##.", { x: 0, y: 0 }, "##.\n..."],
    ["outside of the image is none", "rr", { x: 2, y: 0 }, ".."],
  ])("%s", (_, picture, start, region) => {
    const image = imageOf(picture);
    const mask = new Mask(image.width, image.height);
    markRegion(mask, image, start);
    expect(maskText(mask)).toBe(flatRows(region));
  });

  it("has every neighbor that is like its start, in any picture", () => {
    for (let seed = 1; seed <= 60; seed++) {
      const random = seededRandom(seed);
      const rows = Array.from({ length: 8 }, () => Array.from({ length: 8 }, () => "r.."[random(3)]).join(""));
      const image = imageOf(rows.join("\n"));
      const start = { x: random(8), y: random(8) };
      const mask = new Mask(8, 8);
      markRegion(mask, image, start);
      expect(maskText(mask)).toBe(slowRegion(image, start));
    }
  });

  /** The naive implementation to compare with. */
  function slowRegion(image: PixelImage, start: { x: number; y: number }): string {
    const mask = new Mask(image.width, image.height);
    const visit = (x: number, y: number): void => {
      const isIn = x >= 0 && y >= 0 && x < image.width && y < image.height;
      if (!isIn || mask.has({ x, y }) || colorAt(image, { x, y }) !== colorAt(image, start)) return;
      mask.markRow(x, x, y);
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const)
        visit(x + dx, y + dy);
    };
    visit(start.x, start.y);
    return maskText(mask);
  }
});

describe("a turn", () => {
  it.each<[ImageTransform, string]>([
    ["90", "#r\n.g\n.b"],
    ["270", "b.\ng.\nr#"],
    ["flip-x", "bgr\n..#"],
    ["flip-y", "#..\nrgb"],
  ])("%s puts every pixel where it belongs", (turn, picture) => {
    expect(textOf(transformImage(imageOf("rgb\n#.."), turn))).toBe(flatRows(picture));
    expect(maskText(transformMask(maskOf("rgb\n#.."), turn))).toBe(flatRows(picture.replace(/[rgb]/g, "#")));
  });

  it("of four quarters changes nothing, nor do two flips, nor a turn each way", () => {
    const ways: ImageTransform[][] = [
      ["90", "90", "90", "90"],
      ["270", "270", "270", "270"],
      ["90", "270"],
      ["flip-x", "flip-x"],
      ["flip-y", "flip-y"],
      ["90", "90", "flip-x", "flip-y"],
    ];
    for (let seed = 1; seed <= 20; seed++) {
      const image = randomImage(seed);
      for (const turns of ways) expect(isSameImage(turns.reduce(transformImage, image), image)).toBe(true);
    }
  });

  it("happens about the center, and four of them lead back to the position", () => {
    let place = { x: 5, y: 5 };
    let size = { width: 6, height: 3 };
    const places = Array.from({ length: 4 }, () => {
      place = transformedPosition(place, size, "90");
      size = { width: size.height, height: size.width };
      return place;
    });
    expect(places).toEqual([
      { x: 6, y: 4 },
      { x: 5, y: 5 },
      { x: 6, y: 4 },
      { x: 5, y: 5 },
    ]);
    expect(transformedPosition(place, size, "flip-x")).toEqual(place);
  });
});

describe("a piece", () => {
  const image = imageOf("rgb\n.#.");

  it("is cut out in the shape of its mask; pasted back, it changes nothing", () => {
    const mask = maskOf("#.\n##");
    const at = { x: 1, y: 0 };
    const piece = copyMarked(image, mask, at);
    const rest = eraseMarked(image, mask, at);
    expect([textOf(piece), textOf(rest)]).toEqual([flatRows("g.\n#."), flatRows("r.b\n...")]);
    expect(isSameImage(pasteOver(rest, piece, at), image)).toBe(true);
  });

  it("shows what is below its transparent pixels, and is cut off where it overhangs", () => {
    expect(textOf(pasteOver(image, imageOf("b.\nbb"), { x: -1, y: 0 }))).toBe(flatRows("rgb\nb#."));
    expect(textOf(pasteOver(image, imageOf("bb"), { x: 2, y: 1 }))).toBe(flatRows("rgb\n.#b"));
    expect(textOf(pasteOver(image, imageOf("bb"), { x: 7, y: 1 }))).toBe(textOf(image));
  });

  it("that is half transparent blends with what is below it, and is unchanged over nothing", () => {
    const half = { ...clearImage({ width: 1, height: 1 }), data: new Uint8ClampedArray([0, 0, 255, 128]) };
    expect(channelsOf(colorAt(pasteOver(imageOf("r"), half, { x: 0, y: 0 }), { x: 0, y: 0 }))).toEqual([
      127, 0, 128, 255,
    ]);
    expect(channelsOf(colorAt(pasteOver(imageOf("."), half, { x: 0, y: 0 }), { x: 0, y: 0 }))).toEqual([
      0, 0, 255, 128,
    ]);
  });

  it("of a mask is as large as its marks", () => {
    const trimmed = trimMask(maskOf("....\n..#.\n.##."));
    expect([trimmed && maskText(trimmed.mask), trimmed?.at]).toEqual([flatRows(".#\n##"), { x: 1, y: 1 }]);
    expect(trimMask(maskOf(".."))).toBeNull();
  });

  it("has edges between what is in and what is not, as long as they are straight", () => {
    const edges = edgesOf(maskOf("##\n#."));
    const texts = edges.map(({ x, y, endX, endY }) => `${x},${y}-${endX},${endY}`);
    expect(texts).toEqual(["0,0-2,0", "1,1-2,1", "0,2-1,2", "0,0-0,2", "1,1-1,2", "2,0-2,1"]);
  });
});

describe("cropping", () => {
  it.each([
    ["grows it to the left", { x: -1, y: 0, width: 3, height: 2 }, ".rg\n.b#"],
    ["grows it on all sides", { x: -1, y: -1, width: 4, height: 4 }, "....\n.rg.\n.b#.\n...."],
    ["crops it", { x: 1, y: 0, width: 1, height: 2 }, "g\n#"],
    ["apart from it is clear", { x: 5, y: 5, width: 2, height: 1 }, ".."],
  ])("%s", (_, box, picture) => {
    expect(textOf(cropImage(imageOf("rg\nb#"), box))).toBe(flatRows(picture));
  });

  it("to the filled tiles keeps everything that is drawn", () => {
    for (let seed = 1; seed <= 40; seed++) {
      const random = seededRandom(seed);
      const image = clearImage({ width: 12, height: 9 });
      const mask = new Mask(12, 9);
      for (let dot = 0; dot < 1 + random(3); dot++) mask.markRow(0, random(4), random(9));
      const drawn = paintMarked(image, mask, RED);
      const tiles = boxOfTiles(filledTiles([drawn], 3));
      const box = boxInPixels(tiles, 3);
      const back = pasteOver(image, cropImage(drawn, box), box);
      expect(isSameImage(back, drawn)).toBe(true);
    }
  });
});

describe("tiles", () => {
  const picture = imageOf("....r.\n......\n......\nb.....");

  it("are filled by a single pixel of any frame", () => {
    expect(filledTiles([picture], 2)).toEqual([
      { x: 2, y: 0 },
      { x: 0, y: 1 },
    ]);
    expect(filledTiles([imageOf("....\n...."), imageOf("...g\n....")], 2)).toEqual([{ x: 1, y: 0 }]);
    expect(filledTiles([], 2)).toEqual([]);
  });

  it("have a box around them, and an empty picture is one tile", () => {
    expect(boxOfTiles(filledTiles([picture], 2))).toEqual({ x: 0, y: 0, width: 3, height: 2 });
    expect(boxOfTiles([{ x: 2, y: 3 }])).toEqual({ x: 2, y: 3, width: 1, height: 1 });
    expect(boxOfTiles([])).toEqual({ x: 0, y: 0, width: 1, height: 1 });
  });

  it("nearest to a place are found", () => {
    expect(
      nearestTile({ x: 0, y: 0 }, [
        { x: 3, y: 0 },
        { x: 1, y: 2 },
      ]),
    ).toEqual({ x: 1, y: 2 });
    expect(nearestTile({ x: 4, y: 4 }, [])).toEqual({ x: 4, y: 4 });
  });

  it("know whether anything is drawn on them", () => {
    expect([isBlank(picture), isBlank(imageOf("..")), isBlank(picture, { x: 0, y: 0, width: 4, height: 3 })]).toEqual([
      false,
      true,
      true,
    ]);
  });
});

describe("a picture that is too large", () => {
  it("is scaled down by nearest pixels, with its proportions and colors", () => {
    expect(textOf(shrinkToFit(imageOf("rrgg\nrrgg\nbb##\nbb##"), { width: 2, height: 9 }))).toBe(flatRows("rg\nb#"));
    expect(textOf(shrinkToFit(imageOf("rrrrrr\nrrrrrr"), { width: 3, height: 3 }))).toBe("rrr");
    expect(textOf(shrinkToFit(imageOf("rrrrrr"), { width: 3, height: 3 }))).toBe("rrr");
  });

  it("stays as it is if it fits", () => {
    const image = imageOf("rg");
    expect(shrinkToFit(image, { width: 2, height: 1 })).toBe(image);
  });
});

describe("frames side by side", () => {
  it("are one strip, and the same frames again", () => {
    const frames = [imageOf("rg\nb#"), imageOf("..\nrr"), imageOf("bb\n..")];
    const strip = stripOf(frames);
    expect(textOf(strip)).toBe(flatRows("rg..bb\nb#rr.."));
    expect(framesOfStrip(strip, { width: 2, height: 2 }).map(textOf)).toEqual(frames.map(textOf));
  });

  it.each([
    ["one frame", "rg\nb#"],
    ["half a frame too much", "rgb\nb##"],
    ["another height", "rgrg"],
  ])("are none in a picture of %s", (_, picture) => {
    expect(framesOfStrip(imageOf(picture), { width: 2, height: 2 })).toEqual([]);
  });
});
