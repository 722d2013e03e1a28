/** Everything that the build takes out of PixiJS exists: a new release that renames or changes it is noticed. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { leanPixi } from "../../server/scripts/leanPixi.mjs";
import { STAND_INS } from "../../server/scripts/leftOutOfPixi.mjs";

const PIXI = "node_modules/pixi.js/lib/";
const { load, resolveId } = leanPixi();

/** The replacement for an import of this PixiJS file whose path has this ending; `null` if it is kept. */
function insteadOf(ending: string, file: string): string | null {
  const text = readFileSync(`${PIXI}${file}`, "utf8");
  const [, source] = new RegExp(`["']([^"']*${ending})["']`).exec(text) ?? [];
  if (source === undefined) throw new Error(`${file} imports no ${ending}`);
  const id = resolveId(source, `/house/${PIXI}${file}`);
  return id === null ? null : load(id);
}

function asModule(code: string): Promise<Record<string, unknown>> {
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

it.each([
  ["browserAll.mjs", "environment-browser/browserExt.mjs"],
  ["webworkerAll.mjs", "environment-webworker/webworkerExt.mjs"],
  ["spritesheet/init.mjs", "index.mjs"],
])("%s is left out", (part, file) => {
  expect(insteadOf(part, file)).toBe("export {};");
});

it("the renderer for WebGPU is left out", () => {
  expect(insteadOf("WebGPURenderer.mjs", "rendering/renderers/autoDetectRenderer.mjs")).toContain("WebGPURenderer");
});

it("of the package of @pixi/react only a version is left", async () => {
  const importer = "node_modules/@pixi/react/lib/core/reconciler.mjs";
  expect(readFileSync(importer, "utf8").match(/packageData\.\w+/g)).toEqual(["packageData.version"]);
  const id = resolveId("../package.json.mjs", `/house/${importer}`);
  expect(await asModule(load(id ?? "") ?? "")).toMatchObject({ default: { version: "0" } });
});

it.each([...STAND_INS])("the replacement of %s exports the same names", async (name, code) => {
  const files = filesIn(PIXI).filter((file) => file.endsWith(`/${name}.mjs`));
  const names = files.map((file) => /export \{ ([^}]+) \};/.exec(readFileSync(file, "utf8"))?.[1]?.split(", "));
  expect(names).toEqual([Object.keys(await asModule(code))]);
});

it("a replacement is no extension of PixiJS, and throws when it is called", async () => {
  const { SVGParser, AlphaMaskPipe } = await asModule(["SVGParser", "AlphaMaskPipe"].map(standIn).join("\n"));
  expect(AlphaMaskPipe).toHaveProperty("extension", { type: [] });
  expect(SVGParser).toThrow(TypeError);
});

it("no drawing uses what is left out", () => {
  const asks =
    /\.(?:mask|filters|svg|cacheAsTexture|eventMode|extract|generateTexture)\b\s*[=(]|Fill(?:Gradient|Pattern)|Video|Mesh\b|Particle|Spritesheet|Assets\b/;
  const asking = ["src/pixi/", "src/stage/", "src/paint/"].flatMap(filesIn).filter((file) => {
    const text = readFileSync(file, "utf8");
    return /from "[^"]*pixi\.(?:ts|js)"/.test(text) && asks.test(text);
  });
  expect(asking).toEqual([]);
});

it("a program of the graphics card is the same text in each room, of which PixiJS keeps but one", async () => {
  const { setProgramName } = await import(`data:text/javascript,${encodeURIComponent(standIn("setProgramName"))}`);
  const text = "void main() {}";
  expect([1, 2].map(() => setProgramName(text, { name: "graphics" }, true))).toEqual([text, text]);
});

it("a room has no picture behind its picture, and asks for none", async () => {
  const { GlBackBufferSystem } = await import(
    `data:text/javascript,${encodeURIComponent(standIn("GlBackBufferSystem"))}`
  );
  const { type, name, priority } = GlBackBufferSystem.extension;
  const theirs = readFileSync(`${PIXI}rendering/renderers/gl/GlBackBufferSystem.mjs`, "utf8");
  expect(theirs.replaceAll(/\s+/g, " ")).toContain(
    `type: [ ExtensionType.WebGLSystem ], name: "${name}", priority: ${priority}`,
  );
  expect(readFileSync(`${PIXI}extensions/Extensions.mjs`, "utf8")).toContain(`["WebGLSystem"] = "${type}"`);
  expect(new GlBackBufferSystem().useBackBuffer).toBe(false);
});

it("everything else stays, and nobody else's files are touched", () => {
  expect(insteadOf("setProgramName.mjs", "rendering/renderers/gl/shader/GlProgram.mjs")).toBe(
    standIn("setProgramName"),
  );
  expect(insteadOf("stripVersion.mjs", "rendering/renderers/gl/shader/GlProgram.mjs")).toBeNull();
  expect(resolveId("./setProgramName.mjs", "/house/src/main.tsx")).toBeNull();
  expect(load("/house/src/main.tsx")).toBeNull();
});

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(?:mjs|tsx?)$/.test(path) && !path.endsWith(".d.ts"))
    .map((path) => `${folder}${path}`);
}

function standIn(name: string): string {
  const code = STAND_INS.get(name);
  if (code === undefined) throw new Error(`Nothing stands in for ${name}.`);
  return code;
}

it("of the names of colors those are left that PixiJS uses itself", async () => {
  const named = filesIn(PIXI).flatMap((file) => [
    ...readFileSync(file, "utf8")
      .replace(/\/\*[\s\S]*?\*\//g, "")
      .matchAll(/(?:color|fill|tint): ["'](\w+)["']/g),
  ]);
  const names = [...new Set(named.map(([, name]) => name))].sort();
  const code = insteadOf("plugins/names", "color/Color.mjs") ?? "";
  const { default: plugin } = await asModule(code);
  const string: [(name: string) => unknown, string][] = [];
  (plugin as (colors: null, parsers: { string: typeof string }) => void)(null, { string });
  expect(names.filter((name) => string[0]?.[0](name ?? "") === null)).toEqual([]);
  expect(string[0]?.[0]("white")).toEqual({ r: 255, g: 255, b: 255, a: 1 });
});
