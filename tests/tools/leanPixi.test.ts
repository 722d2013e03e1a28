/** What is taken out of PixiJS is there to be taken out: a new release that names or does it otherwise is noticed. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { leanPixi } from "../../server/launch/leanPixi.mjs";

const PIXI = "node_modules/pixi.js/lib/";
const { load, resolveId } = leanPixi();

/** The code that stands in for what this file of PixiJS imports by a name that ends so; `null` where it stays as it is. */
function insteadOf(ending: string, file: string): string | null {
  const text = readFileSync(`${PIXI}${file}`, "utf8");
  const [, source] = new RegExp(`["']([^"']*${ending})["']`).exec(text) ?? [];
  if (source === undefined) throw new Error(`${file} imports no ${ending}`);
  const id = resolveId(source, `/house/${PIXI}${file}`);
  return id === null ? null : load(id);
}

it.each(["accessibility/init.mjs", "dom/init.mjs", "spritesheet/init.mjs"])("%s is left out", (part) => {
  expect(insteadOf(part, "environment-browser/browserAll.mjs")).toBe("export {};");
});

it("the way of drawing that is never asked for is left out", () => {
  expect(insteadOf("WebGPURenderer.mjs", "rendering/renderers/autoDetectRenderer.mjs")).toContain("WebGPURenderer");
});

it("a program of the graphics card is the same text in each room, of which PixiJS keeps but one", async () => {
  const code = insteadOf("setProgramName.mjs", "rendering/renderers/gl/shader/GlProgram.mjs");
  const { setProgramName } = await import(`data:text/javascript,${encodeURIComponent(code ?? "")}`);
  const text = "void main() {}";
  expect([1, 2].map(() => setProgramName(text, { name: "graphics" }, true))).toEqual([text, text]);
});

it("a room has no picture behind its picture, and asks for none", async () => {
  const code = insteadOf("GlBackBufferSystem.mjs", "rendering/renderers/gl/WebGLRenderer.mjs");
  const { GlBackBufferSystem } = await import(`data:text/javascript,${encodeURIComponent(code ?? "")}`);
  const { type, name, priority } = GlBackBufferSystem.extension;
  const theirs = readFileSync(`${PIXI}rendering/renderers/gl/GlBackBufferSystem.mjs`, "utf8");
  expect(theirs.replaceAll(/\s+/g, " ")).toContain(
    `type: [ ExtensionType.WebGLSystem ], name: "${name}", priority: ${priority}`,
  );
  expect(readFileSync(`${PIXI}extensions/Extensions.mjs`, "utf8")).toContain(`["WebGLSystem"] = "${type}"`);
  expect(new GlBackBufferSystem().useBackBuffer).toBe(false);
});

it("everything else stays, and nobody else's files are touched", () => {
  expect(insteadOf("stripVersion.mjs", "rendering/renderers/gl/shader/GlProgram.mjs")).toBeNull();
  expect(resolveId("./dom/init.mjs", "/house/src/main.tsx")).toBeNull();
  expect(load("/house/src/main.tsx")).toBeNull();
});
