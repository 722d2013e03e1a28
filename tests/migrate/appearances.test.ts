import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { migrate } from "../../src/migrate/migrate.ts";
import { pngSize } from "../../src/migrate/pictures.ts";
import { readTransform } from "../../src/migrate/readActor.ts";

function sheetOf(spritesheet: unknown) {
  const { document, notes } = migrate({ characters: { c: { spritesheet } }, world: {} });
  return { sheet: document.characters.c?.spritesheet, notes };
}

function backgroundOf(background: unknown) {
  const { document, notes } = migrate({ world: { stages: { s: { background } } } });
  return { background: document.world.stages.s?.background, notes: notes.length };
}

/** Only the first chunk of a PNG is read. */
function png(width: number, height: number): string {
  const header = Buffer.alloc(33);
  header.write("\x89PNG\r\n\x1a\n", 0, "latin1");
  header.writeUInt32BE(13, 8);
  header.write("IHDR", 12, "latin1");
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  return `data:image/png;base64,${Buffer.concat([header, deflateSync("")]).toString("base64")}`;
}

describe("directions", () => {
  it.each([
    ["0", "0"],
    ["90", "90"],
    ["flip-x", "flip-x"],
    ["flip-y", "flip-y"],
    ["none", "0"],
    ["90deg", "90"],
    ["180deg", "180"],
    ["-90deg", "270"],
    ["flip-xy", "180"],
    [0, "0"],
    [270, "270"],
    [-90, "270"],
    ["sideways", null],
    [undefined, null],
  ])("%j is %j today", (old, transform) => {
    expect(readTransform(old)).toBe(transform);
  });
});

describe("the size of a picture", () => {
  it("stands in a PNG's header", () => {
    expect(pngSize(png(80, 40))).toEqual({ width: 80, height: 40 });
    expect(pngSize(png(100_000, 3))).toEqual({ width: 100_000, height: 3 });
  });

  it.each([
    "",
    "data:image/jpeg;base64,AAAA",
    "data:image/png;base64,",
    "data:image/png;base64,AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
  ])("is not known of %j", (picture) => {
    expect(pngSize(picture)).toBeNull();
  });

  it("gives an appearance of unknown size as many tiles as it covers", () => {
    const { sheet } = sheetOf({ width: 40, appearances: { small: [png(40, 40)], wide: [png(80, 41)], empty: [""] } });
    expect(sheet?.appearanceInfo).toEqual({
      small: { anchor: { x: 0, y: 0 }, width: 1, height: 1, filled: { "0,0": true } },
      wide: {
        anchor: { x: 0, y: 0 },
        width: 2,
        height: 2,
        filled: { "0,0": true, "1,0": true, "0,1": true, "1,1": true },
      },
      empty: { anchor: { x: 0, y: 0 }, width: 1, height: 1, filled: { "0,0": true } },
    });
  });
});

describe("appearances", () => {
  it.each(["data:image/png;base64,iVBORw0=", "data:image/webp;base64,UklG", "/sprites/hero.png", ""])(
    "keep %j",
    (picture) => {
      expect(sheetOf({ appearances: { a: [picture] } })).toMatchObject({
        sheet: { appearances: { a: [picture] } },
        notes: [],
      });
    },
  );

  it.each([
    "data:image/svg+xml;base64,PHN2Zz4=",
    "https://elsewhere.example/x.png",
    "//elsewhere.example/x.png",
    "/../secret",
    "javascript:alert(1)",
  ])("lose %j but keep their id", (picture) => {
    const { sheet, notes } = sheetOf({ appearances: { a: [picture] }, appearanceNames: { a: "Idle\n\n" } });
    expect(sheet).toMatchObject({ appearances: { a: [""] }, appearanceNames: { a: "Idle" } });
    expect(notes).toEqual(["A picture we can't show was left out."]);
  });

  it("have an anchor and filled tiles within their size", () => {
    const info = { width: 2, height: 1, anchor: { x: 5, y: -1 }, filled: { "0,0": true, "1,0": false, "7,7": true } };
    const { sheet } = sheetOf({ appearances: { a: [""] }, appearanceInfo: { a: info, gone: info } });
    expect(sheet?.appearanceInfo).toEqual({
      a: { width: 2, height: 1, anchor: { x: 1, y: 0 }, filled: { "0,0": true } },
    });
  });

  it("with nothing filled fill all their tiles", () => {
    const { sheet } = sheetOf({ appearances: { a: [""] }, appearanceInfo: { a: { width: 2, height: 1, filled: {} } } });
    expect(sheet?.appearanceInfo.a?.filled).toEqual({ "0,0": true, "1,0": true });
  });
});

describe("backgrounds", () => {
  it.each([
    "#005392",
    "#abc",
    "tomato",
    "rgba(1, 2, 3, 0.5)",
    "url(/backgrounds/forest.png)",
    "url('/pictures/abc123.png')",
    "url(data:image/png;base64,iVBORw0=)",
  ])("keep %j", (background) => {
    expect(backgroundOf(background)).toEqual({ background, notes: 0 });
  });

  it.each(["url(/Layer0_2.png)", 'url("https://elsewhere.example/img/Layer0_2.png")'])(
    "show our landscape for %j",
    (background) => {
      expect(backgroundOf(background)).toEqual({ background: "url(/backgrounds/landscape.png)", notes: 0 });
    },
  );

  it.each([
    "url(https://elsewhere.example/x.png)",
    "url(//elsewhere.example/x.png)",
    "url(/backgrounds/../secret.png)",
    "url(data:image/svg+xml;base64,PHN2Zz4=)",
    "red; background: url(x)",
  ])("drop %j with a note", (background) => {
    expect(backgroundOf(background)).toEqual({ background: "#005392", notes: 1 });
  });

  it("are the default color if there is none", () => {
    expect(backgroundOf(undefined)).toEqual({ background: "#005392", notes: 0 });
  });
});
