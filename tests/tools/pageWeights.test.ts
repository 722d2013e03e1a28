import { expect, it } from "vitest";
import { BYTES_MIN } from "../../server/scripts/packFiles.mjs";
import { type Chunk, tooHeavy } from "../../server/scripts/pageWeights.mjs";

/** This many KB of text that gzip cannot compress. */
function noise(kilobytes: number): string {
  let state = 1;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCharCode(32 + (state % 64));
  };
  // Six bits a letter are three quarters of a byte.
  return Array.from({ length: (kilobytes * 1024 * 4) / 3 }, next).join("");
}

function chunk(name: string, kilobytes: number, imports: readonly string[] = [], module = `src/${name}.tsx`): Chunk {
  return {
    fileName: `${name}.js`,
    code: noise(kilobytes),
    imports: imports.map((it) => `${it}.js`),
    moduleIds: [`/house/${module}`],
  };
}

const home = { page: "home", modules: ["HomePage.tsx"], kilobytes: 20 };

it("a page weighs what it imports, and what that imports, each once", () => {
  const chunks = [
    chunk("main", 5, ["shared"]),
    chunk("pages/HomePage", 5, ["shared"]),
    chunk("shared", 4, ["main"]),
    chunk("pages/EditorPage", 90),
  ];
  expect(tooHeavy(chunks, [home])).toEqual([]);
  const [line] = tooHeavy([...chunks.slice(1), chunk("main", 13, ["shared"])], [home]);
  expect(line).toMatch(/^The home page loads 2\d\.\d KB of script \(gzip\); 20 KB are allowed\.$/);
});

it("files that are too small to be compressed weigh what they are", () => {
  const small = {
    fileName: "small.js",
    code: " ".repeat(BYTES_MIN - 1),
    imports: [],
    moduleIds: ["/house/src/small.ts"],
  };
  const many = Array.from({ length: 70 }, (_, it) => ({ ...small, fileName: `small${it}.js` }));
  const names = many.map(({ fileName }) => fileName.replace(".js", ""));
  const chunks = [chunk("main", 1), chunk("pages/HomePage", 1, names), ...many];
  expect(tooHeavy(chunks, [home])).toEqual([expect.stringMatching(/ loads 2\d\.\d KB /)]);
  const packed = many.map((file) => ({ ...file, code: " ".repeat(BYTES_MIN) }));
  expect(tooHeavy([...chunks.slice(0, 2), ...packed], [home])).toEqual([]);
});

it("only a page with a stage may load PixiJS", () => {
  const chunks = [
    chunk("main", 1),
    chunk("pages/HomePage", 1, ["drawing"]),
    chunk("drawing", 1, [], "node_modules/pixi.js/lib/index.mjs"),
  ];
  expect(tooHeavy(chunks, [home])).toEqual(["The home page loads PixiJS, and has no stage that needs it."]);
  expect(tooHeavy(chunks, [{ ...home, hasStage: true }])).toEqual([]);
});

it("what comes before a page is weighed without the site", () => {
  const early = { page: "early play", starts: ["src/play.ts"], kilobytes: 20 };
  const chunks = [chunk("main", 90), chunk("play", 5, ["engine"], "src/play.ts"), chunk("engine", 10)];
  expect(tooHeavy(chunks, [early])).toEqual([]);
  const [line] = tooHeavy([...chunks.slice(0, 2), chunk("engine", 17)], [early]);
  expect(line).toMatch(/^The early play page loads 2\d\.\d KB of script \(gzip\); 20 KB are allowed\.$/);
});

it("a budget for a page that is gone fails the build", () => {
  expect(() => tooHeavy([chunk("main", 1)], [home])).toThrow(/HomePage/);
});
