// @ts-check
/** Leaves out parts that PixiJS brings along and this product never asks for: a third of its weight, two leaks, and time before the first picture. */
import { basename } from "node:path";
import { STAND_INS } from "./leftOutOfPixi.mjs";

const NO_WEBGPU = "\0no-webgpu";
const NOTHING = "\0no-part-of-pixi";
const STAND_IN = "\0instead-of-pixi-";

/**
 * Loaded for what they do, not for what they give: all that pages of other kinds may want of PixiJS (ours hear events
 * themselves, have buttons for screen readers and atlases of their own; src/pixi/pixi.ts asks for none of it).
 */
const UNUSED = ["browserAll.mjs", "webworkerAll.mjs", "spritesheet/init.mjs"];

/** What is drawn with where there is no WebGL. Named by the list of all there is, it would come along with the rest. */
const WITHOUT_WEBGL =
  /^export \{[^{}]*\} from '\.\/(?:rendering\/(?:renderers|batcher)|scene\/graphics)\/canvas\/[^']*';$/gm;

/** For vite.config.ts. */
export function leanPixi() {
  return /** @type {const} */ ({
    name: "lean-pixi",
    enforce: "pre",
    /** @param {string} source @param {string | undefined} importer */
    resolveId(source, importer) {
      if (!importer?.includes("pixi.js")) return null;
      // It is loaded only where `preference` says so, and ours never does (src/pixi/pixi.ts).
      if (source.endsWith("gpu/WebGPURenderer.mjs")) return NO_WEBGPU;
      if (UNUSED.some((part) => source.endsWith(part))) return NOTHING;
      const file = source.endsWith(".mjs") ? basename(source, ".mjs") : "";
      return STAND_INS.has(file) ? STAND_IN + file : null;
    },
    /** @param {string} id */
    load(id) {
      if (id === NOTHING) return "export {};";
      if (id === NO_WEBGPU) return "export class WebGPURenderer {}";
      return id.startsWith(STAND_IN) ? (STAND_INS.get(id.slice(STAND_IN.length)) ?? null) : null;
    },
    /** @param {string} code @param {string} id */
    transform(code, id) {
      return id.endsWith("pixi.js/lib/index.mjs") ? code.replace(WITHOUT_WEBGL, "") : null;
    },
  });
}
