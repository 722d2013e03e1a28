import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { faultsOf, foldersWith, pathInto, pathTo } from "./tools/house/faults.ts";
import { patternFaults } from "./tools/house/patternFaults.ts";
import type { SourceFile } from "./tools/house/SourceFile.ts";
import { circlesOf, declaredTwice, missingHeadings, unusedDoors } from "./tools/house/wholeHouse.ts";

const TOP_LEVEL = [
  "LICENSE",
  "README.md",
  "assets",
  "package-lock.json",
  "package.json",
  "server",
  "src",
  "tests",
  "tsconfig.json",
  "vite.config.ts",
  "workers",
];
/** Generated folders that .gitignore excludes. */
const MADE = ["node_modules"];

const AREAS = ["src", "workers", "server"];
const PROGRAM = /\.(?:ts|tsx|mjs)$/;
const files: readonly SourceFile[] = AREAS.flatMap((area) => filesUnder(area, PROGRAM));

function filesUnder(top: string, wanted: RegExp): SourceFile[] {
  return readdirSync(top, { recursive: true, encoding: "utf8" })
    .filter((name) => wanted.test(name))
    .map((name) => join(top, name))
    .map((path) => ({ path, text: readFileSync(path, "utf8") }));
}

describe("the house", () => {
  it("has no import, word or form against its plan", () => {
    expect(files.flatMap(faultsOf)).toEqual([]);
  });

  it("has nothing at the top that the design does not have", () => {
    const entries = readdirSync(".").filter((name) => !name.startsWith(".") && !MADE.includes(name));
    expect(entries.filter((name) => !TOP_LEVEL.includes(name))).toEqual([]);
  });

  it("has no pattern whose work can grow faster than its text", () => {
    expect([...files, ...filesUnder("tests/support", PROGRAM)].flatMap(patternFaults)).toEqual([]);
  });

  it("has no circle of files, types included", () => {
    expect(circlesOf(files)).toEqual([]);
  });

  it("has no door that nobody uses", () => {
    expect(unusedDoors(files)).toEqual([]);
  });

  it("declares each exported name once", () => {
    expect(declaredTwice(files)).toEqual([]);
  });

  it("has the headings of READMEs that its comments cite", () => {
    const readmes = AREAS.flatMap((area) => filesUnder(area, /README\.md$/));
    const root = { path: "README.md", text: readFileSync("README.md", "utf8") };
    expect(missingHeadings(files, [...readmes, root])).toEqual([]);
  });

  it("loads no PixiJS with the first page", () => {
    expect(pathInto("stage", "src/main.tsx", files)).toBeNull();
    expect(pathInto("pixi", "src/main.tsx", files)).toBeNull();
  });
});

describe("what shows a game before its page", () => {
  it("comes without what edits a game or ticks, and without React", () => {
    const folders = foldersWith("src/player/early.ts", files).filter((folder) => folder.startsWith("src/"));
    expect(folders).toEqual([
      "src/api",
      "src/browser",
      "src/editor",
      "src/editor/playback",
      "src/editor/state",
      "src/engine",
      "src/engine/grid",
      "src/engine/match",
      "src/engine/sanitize",
      "src/engine/tick",
      "src/engine/world",
      "src/migrate",
      "src/panels/controls",
      "src/pictures",
      "src/pixels",
      "src/pixi",
      "src/player",
      "src/recording",
      "src/saving",
      "src/saving/local",
      "src/stage",
      "src/stage/actors",
      "src/stage/actors/chips",
      "src/stage/input",
      "src/stage/overlay",
      "src/stage/plain",
      "src/stage/view",
      "src/widgets",
    ]);
    expect(pathInto("pages", "src/player/early.ts", files)).toBeNull();
  });

  it("leaves the engine's simulation, the worker's ticks and the Editor to later", () => {
    for (const late of ["src/engine/simulation.ts", "src/editor/playback/newRunner.ts", "src/editor/Editor.ts"])
      expect(pathTo(late, "src/player/early.ts", files)).toBeNull();
  });
});

describe("the check of the house", () => {
  const first = (path: string, text: string): string | undefined => faultsOf({ path, text })[0];

  it.each([
    ["src/engine/tick/a.ts", "against the arrows", 'import { b } from "../../migrate/b.ts";'],
    ["src/engine/a.ts", "against the arrows", 'import type { B } from "../editor/B.ts";'],
    ["src/recording/a.ts", "against the arrows", 'import { b } from "../migrate/b.ts";'],
    ["src/editor/a.ts", "against the arrows", 'import { b } from "../panels/b.ts";'],
    ["src/stage/a.ts", "against the arrows", 'export { b } from "../panels/b.ts";'],
    ["src/panels/a.tsx", "against the arrows", 'const A = lazy(() => import("../stage/A.tsx"));'],
    ["src/panels/a.tsx", "against the arrows", 'import {\n  A,\n  B,\n} from "../pages/A.tsx";'],
    ["src/browser/a.ts", "against the arrows", 'import { b } from "../api/wire.ts";'],
    ["src/widgets/a.tsx", "against the arrows", 'import { b } from "../engine/index.ts";'],
    ["src/pictures/a.ts", "against the arrows", 'import { b } from "../stage/b.ts";'],
    ["src/paint/tools/a.ts", "against the arrows", 'import type { Editor } from "../../editor/Editor.ts";'],
    ["src/pictures/a.ts", "uses the package pixi.js", 'import { Sprite } from "pixi.js";'],
    ["src/api/a.ts", "against the arrows", 'import { b } from "../engine/index.ts";'],
    ["src/saving/a.ts", "against the arrows", 'import { b } from "../editor/Editor.ts";'],
    ["workers/a.ts", "against the arrows", 'import { b } from "../src/recording/b.ts";'],
    ["server/a.ts", "against the arrows", 'import { b } from "../src/api/client.ts";'],
    ["server/a.ts", "against the arrows", 'import { b } from "../workers/b.ts";'],
    ["src/editor/a.ts", "past the doors of src/engine/", 'import { b } from "../engine/world/limits.ts";'],
    ["src/panels/a.ts", "past the doors of src/recording/", 'import { b } from "../recording/after.ts";'],
    ["src/stage/a.ts", "past the doors of src/pictures/", 'import { b } from "../pictures/decode.ts";'],
    ["src/panels/a.ts", "past the doors of src/editor/", 'import type { B } from "../editor/state/EditorState.ts";'],
    ["src/stage/a.ts", "past the doors of src/pixi/", 'import { b } from "../pixi/crowd/PointBatcher.ts";'],
    ["src/pages/a.tsx", "past the doors of src/stage/", 'import { B } from "../stage/view/StageCanvas.tsx";'],
    ["src/pages/a.tsx", "past the doors of src/panels/", 'import { B } from "../panels/toolbar/Toolbar.tsx";'],
    ["src/panels/a.tsx", "past the doors of src/paint/", 'import { ToolColumn } from "../paint/panel/ToolColumn.tsx";'],
    ["src/pages/a.tsx", "past the doors of src/tutorial/", 'lazy(() => import("../tutorial/panel/NibPicture.tsx"));'],
    ["src/pages/a.ts", "past the doors of src/saving/", 'import { b } from "../saving/lock/LockChannel.ts";'],
    ["src/saving/a.ts", "past the doors of src/api/", 'import { b } from "../api/b.ts";'],
    ["src/panels/a.ts", "but views import no commands", 'import { b } from "../editor/commands/actors.ts";'],
    ["src/stage/a.ts", "but views import no commands", 'import { b } from "../editor/documentEdits.ts";'],
    ["src/tutorial/panel/a.ts", "but views import no commands", 'import { b } from "../../editor/documentEdits.ts";'],
    ["src/editor/a.ts", "without its ending", 'import { b } from "./b";'],
    ["src/stage/a.ts", "uses the package pixi.js", 'import { Sprite } from "pixi.js";'],
    ["src/pixi/a.ts", "against the arrows", 'import type { Editor } from "../editor/Editor.ts";'],
    ["src/panels/a.tsx", "uses the package pixi.js", 'import { Sprite } from "pixi.js";'],
    ["src/pages/a.tsx", "uses the package pixi.js", 'import type { Sprite } from "pixi.js";'],
    ["src/editor/a.ts", "uses the package react", 'import { useState } from "react";'],
    ["src/engine/a.ts", "uses the package zod", 'import { z } from "zod";'],
    ["src/pages/a.tsx", "uses the package node:path", 'import { join } from "node:path";'],
    ["src/stage/a.ts", "uses the package howler", 'import { Howl } from "howler";'],
    ["src/engine/a.ts", "names Math.random", "const x = Math.random();"],
    ["src/recording/a.ts", "names Date", "const id = Date.now();"],
    ["src/migrate/a.ts", "names Date", "const now = new Date();"],
    ["src/editor/a.ts", "names fetch", "await fetch(url);"],
    ["src/editor/a.ts", "names fetch", "const get = fetch;"],
    ["src/panels/a.tsx", "names setTimeout", "window.setTimeout(go, 5);"],
    ["src/stage/a.ts", "names requestAnimationFrame", "globalThis . requestAnimationFrame(draw);"],
    ["src/api/a.ts", "names document.cookie", "document.cookie = text;"],
    ["src/pages/a.tsx", "names localStorage", "localStorage.clear();"],
    ["workers/a.ts", "names setInterval", "setInterval(tick, 5);"],
    ["src/editor/a.ts", "names new Worker", "const worker = new Worker(url);"],
    ["src/editor/a.ts", "names new Howl", "const sound = new Howl({});"],
    ["src/browser/a.ts", "names another host", 'fetch("https://fonts.googleapis.com/css");'],
    ["server/a.ts", "has a default export", "export default 1;"],
    ["src/panels/a.tsx", "has a default export", "export { A as default };"],
    ["src/panels/a.tsx", "has 351 lines", "let a;\n".repeat(351)],
    ["src/helpers/a.ts", "lives in no area", ""],
  ])("finds that %s %s", (path, fault, text) => {
    expect(first(path, text)).toContain(fault);
  });

  it.each([
    ["src/engine/tick/a.ts", 'import { b } from "../world/b.ts";'],
    ["src/editor/a.ts", 'import { b } from "../engine/index.ts";\nimport { c } from "../browser/clock.ts";'],
    ["src/editor/EditorProvider.tsx", 'import { createContext } from "react";'],
    ["src/editor/a.ts", 'const door = await import("../paint/model/PixelEditor.ts");'],
    ["src/editor/a.ts", 'import { b } from "./commands/actors.ts";\nimport { c } from "../recording/index.ts";'],
    ["src/tutorial/runner/a.ts", 'import { b } from "../../editor/documentEdits.ts";'],
    ["src/saving/a.ts", 'import { b } from "./lock/LockChannel.ts";'],
    ["src/pixi/a.ts", 'import "pixi.js/unsafe-eval";\nimport { Sprite } from "pixi.js";'],
    ["src/panels/a.tsx", 'import styles from "./a.module.css";'],
    ["server/a.ts", 'import { z } from "../src/api/wire.ts";\nimport { join } from "node:path";\nsetTimeout(join, 5);'],
    ["src/browser/a.ts", "export const now = () => Date.now();\nlocalStorage.clear();"],
    ["src/engine/a.ts", "// Date and Math.random are forbidden\nconst name = 'Date'; /* fetch() */"],
    ["src/editor/a.ts", "client.fetch(world); const clock = { setTimeout: later, fetch: get };"],
    ["src/panels/a.tsx", "// see https://example.net\nlet a;\n"],
    ["src/panels/a.tsx", "let a;\n".repeat(350)],
  ])("finds nothing wrong in %s", (path, text) => {
    expect(faultsOf({ path, text })).toEqual([]);
  });

  it("finds circles of files, through types too", () => {
    const file = (path: string, imported: string): SourceFile => ({
      path,
      text: `import type { A } from "${imported}";`,
    });
    const ring = [file("src/api/a.ts", "./b.ts"), file("src/api/b.ts", "./c.ts"), file("src/api/c.ts", "./b.ts")];
    expect(circlesOf(ring)).toEqual([["src/api/b.ts", "src/api/c.ts"]]);
    expect(circlesOf(ring.slice(0, 2))).toEqual([]);
  });

  it("finds a door that is entered by nobody, or only by its own folder", () => {
    const file = (path: string): SourceFile => ({ path, text: 'import { a } from "../api/a.ts";' });
    const doors = { "src/api/": ["a.ts"] };
    expect(unusedDoors([file("src/pages/b.ts")], doors)).toEqual([]);
    expect(unusedDoors([file("src/api/b.ts")], doors)).toEqual(["src/api/a.ts"]);
  });

  it("finds a name that two files export, and none that one file overloads", () => {
    const twice = ["src/api/a.ts", "src/engine/b.ts"].map((path) => ({ path, text: "export const turn = 1;" }));
    expect(declaredTwice(twice)).toEqual(["turn: src/api/a.ts, src/engine/b.ts"]);
    const text = "export function turn(a: 1): 1;\nexport function turn(a: 2): 2;\nexport type Turns = 1;";
    expect(declaredTwice([{ path: "src/api/a.ts", text }])).toEqual([]);
  });

  it("finds a cited heading that no README has", () => {
    const citing = { path: "src/api/a.ts", text: '/** Waits: README, "Waiting". */\n// A "word" of its own.\n' };
    const readme = (path: string) => ({ path, text: "# Calls\n\n## Waiting\n" });
    expect(missingHeadings([citing], [readme("src/api/README.md")])).toEqual([]);
    expect(missingHeadings([citing], [readme("src/saving/README.md")])).toEqual([
      'src/api/a.ts cites the heading "Waiting", which no README above it has',
    ]);
  });

  it("follows imports into an area, but neither types nor what is loaded later", () => {
    const home = (text: string): SourceFile[] => [
      { path: "src/main.tsx", text: 'import { App } from "./pages/App.tsx";' },
      { path: "src/pages/App.tsx", text },
    ];
    const early = 'import { StageView } from "../stage/StageView.ts";';
    expect(pathInto("stage", "src/main.tsx", home(early))).toEqual([
      "src/main.tsx",
      "src/pages/App.tsx",
      "src/stage/StageView.ts",
    ]);
    expect(
      pathInto("stage", "src/main.tsx", home('import type { StageView } from "../stage/StageView.ts";')),
    ).toBeNull();
    expect(pathInto("stage", "src/main.tsx", home('lazy(() => import("../stage/Stage.tsx"));'))).toBeNull();
  });
});
