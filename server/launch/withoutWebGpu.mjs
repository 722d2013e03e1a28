// @ts-check
/** Leaves out a way of drawing that PixiJS brings along and this product never asks for: 15 KB of every page with a stage. */

const STAND_IN = "\0no-webgpu";

/** For vite.config.ts. PixiJS loads it only where `preference` says so, and ours never does (src/stage/PixiRoom.tsx). */
export function withoutWebGpu() {
  return /** @type {const} */ ({
    name: "without-webgpu",
    enforce: "pre",
    /** @param {string} source @param {string | undefined} importer */
    resolveId(source, importer) {
      return source.endsWith("gpu/WebGPURenderer.mjs") && importer?.includes("pixi.js") ? STAND_IN : null;
    },
    /** @param {string} id */
    load(id) {
      return id === STAND_IN ? "export class WebGPURenderer {}" : null;
    },
  });
}
