import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../../server/scripts/runStep.mjs";
import { kindsOf } from "../../server/scripts/sharedFiles.mjs";

const page = (name: string) => join(root, "src/pages", name);
const EARLY = "player/early.ts";
const TICKS = "editor/playback/newRunner.ts";
const SITE = {
  main: "src/main.tsx",
  kinds: {
    home: ["pages/Home.tsx"],
    play: ["pages/Play.tsx"],
    editor: ["pages/Editor.tsx"],
    early: [EARLY],
    ticks: [TICKS],
  },
};
const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  [join(root, "src/main.tsx")]: ["react", "session"],
  [join(root, "src", EARLY)]: ["engine", "session", "rules", "board.css"],
  [join(root, "src", TICKS)]: ["engine", "simulation", "thread"],
  [page("Home.tsx")]: ["react", "button", "rules", "simulation"],
  [page("Play.tsx")]: ["react", "button", "stage", "engine"],
  [page("Editor.tsx")]: ["stage", "button", "tools", "thread"],
  button: ["react"],
  stage: ["pixi"],
  tools: ["stage"],
  react: [],
  engine: [],
  simulation: [],
  thread: [],
  "board.css": [],
  session: [],
  rules: [],
  pixi: ["stage"],
};
const infoOf = (id: string) => (IMPORTS[id] ? { importedIds: IMPORTS[id] } : null);

describe("a module comes in", () => {
  const fileOf = kindsOf(infoOf, SITE);

  it.each([
    ["pixi", "play-editor"],
    ["stage", "play-editor"],
    ["button", "home-play-editor"],
  ])("the file of all kinds of pages that need %s", (module, file) => {
    expect(fileOf(module)).toBe(file);
  });

  it.each([
    ["engine", "early"],
    ["rules", "early-home"],
    ["session", "early-all"],
    ["board.css", "early-editor"],
  ])("few files that show a game before its page, by the lightest page that needs it: %s", (module, file) => {
    expect(fileOf(module)).toBe(file);
  });

  it.each([
    ["simulation", "ticks-home"],
    ["thread", "ticks-editor"],
  ])("files of their own, without those of pages, that are loaded before the first tick: %s", (module, file) => {
    expect(fileOf(module)).toBe(file);
  });

  it("the file of the site if every page needs it", () => {
    expect(fileOf("react")).toBe("site");
  });

  it("no shared file if only one kind needs it", () => {
    expect(fileOf("tools")).toBeNull();
  });
});

it("a kind that names a page that is gone fails the build", () => {
  expect(() => kindsOf(infoOf, { ...SITE, kinds: { play: ["pages/Gone.tsx"] } })).toThrow(/Gone\.tsx/);
});
