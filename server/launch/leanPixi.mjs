// @ts-check
/** Leaves out parts that PixiJS brings along and this product never asks for: 23 KB of every page with a stage. */

const NO_WEBGPU = "\0no-webgpu";
const NOTHING = "\0no-part-of-pixi";
/** Loaded by every application, wanted or not. The page has buttons of its own for screen readers, no elements within a stage, and atlases of its own. */
const UNUSED = ["accessibility/init.mjs", "dom/init.mjs", "spritesheet/init.mjs"];

/** For vite.config.ts. */
export function leanPixi() {
  return /** @type {const} */ ({
    name: "lean-pixi",
    enforce: "pre",
    /** @param {string} source @param {string | undefined} importer */
    resolveId(source, importer) {
      if (!importer?.includes("pixi.js")) return null;
      // It is loaded only where `preference` says so, and ours never does (src/stage/PixiRoom.tsx).
      if (source.endsWith("gpu/WebGPURenderer.mjs")) return NO_WEBGPU;
      return importer.endsWith("browserAll.mjs") && UNUSED.some((part) => source.endsWith(part)) ? NOTHING : null;
    },
    /** @param {string} id */
    load(id) {
      if (id === NOTHING) return "export {};";
      return id === NO_WEBGPU ? "export class WebGPURenderer {}" : null;
    },
  });
}
