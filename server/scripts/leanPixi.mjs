// @ts-check
/**
 * Leaves out of the build what PixiJS brings along and this product never calls: 52 KB of script (gzip) for every page that
 * draws with it. A third of that is the stand-ins of leftOutOfPixi.mjs, a quarter the renderer for WebGPU, the rest the
 * modules below.
 */
import { basename } from "node:path";
import { STAND_INS } from "./leftOutOfPixi.mjs";

const NO_WEBGPU = "\0no-webgpu";
const NOTHING = "\0no-part-of-pixi";
const NO_PACKAGE = "\0no-package-of-pixi-react";
const FEW_COLOR_NAMES = "\0few-color-names-of-pixi";
const STAND_IN = "\0instead-of-pixi-";

/** Of the 148 names of colors, PixiJS itself uses these. All others come to it as numbers (`colorOf` in src/pictures/canvas.ts). */
const COLORS = { black: { r: 0, g: 0, b: 0, a: 1 }, white: { r: 255, g: 255, b: 255, a: 1 } };
const TAKE_NAMES = '(_, { string }) => void string.push([(name) => COLORS[name] ?? null, "name"])';

/**
 * Modules of PixiJS that are imported for their side effects: events, accessibility and spritesheets. The stage handles
 * pointers itself, offers buttons to screen readers, and has atlases of its own.
 */
const UNUSED = ["browserAll.mjs", "webworkerAll.mjs", "spritesheet/init.mjs"];

/** The plugin of this file for vite.config.ts. */
export function leanPixi() {
  return /** @type {const} */ ({
    name: "lean-pixi",
    enforce: "pre",
    /** @param {string} source @param {string | undefined} importer */
    resolveId(source, importer) {
      // Of its whole package.json, @pixi/react tells React's developer tools the version.
      if (importer?.includes("@pixi/react") && source.endsWith("package.json.mjs")) return NO_PACKAGE;
      if (!importer?.includes("pixi.js")) return null;
      if (source === "@pixi/colord/plugins/names") return FEW_COLOR_NAMES;
      // PixiJS loads it only if `preference` asks for it, which src/pixi/pixi.ts never does.
      if (source.endsWith("gpu/WebGPURenderer.mjs")) return NO_WEBGPU;
      if (UNUSED.some((part) => source.endsWith(part))) return NOTHING;
      const file = source.endsWith(".mjs") ? basename(source, ".mjs") : "";
      return STAND_INS.has(file) ? STAND_IN + file : null;
    },
    /** @param {string} id */
    load(id) {
      if (id === NOTHING) return "export {};";
      if (id === NO_WEBGPU) return "export class WebGPURenderer {}";
      if (id === FEW_COLOR_NAMES)
        return ["const COLORS =", JSON.stringify(COLORS), "; export default", TAKE_NAMES].join(" ");
      if (id === NO_PACKAGE) return 'export default { version: "0" };';
      return id.startsWith(STAND_IN) ? (STAND_INS.get(id.slice(STAND_IN.length)) ?? null) : null;
    },
  });
}
