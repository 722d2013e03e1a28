// @ts-check
/** Leaves out parts that PixiJS brings along and this product never asks for: 25 KB of every page with a stage, and two leaks. */

const NO_WEBGPU = "\0no-webgpu";
const NOTHING = "\0no-part-of-pixi";
/** Loaded by every application, wanted or not. The page has buttons of its own for screen readers, no elements within a stage, and atlases of its own. */
const UNUSED = ["accessibility/init.mjs", "dom/init.mjs", "spritesheet/init.mjs"];

/**
 * What each room that is opened would leave behind for ever, by the end of its file, and what stands in for it.
 * @type {readonly { part: string, id: string, code: string }[]}
 */
const LEAKS = [
  {
    // Numbers each program of the graphics card for people who look for faults, and so makes the same program another text in each room, all of which are kept.
    part: "/setProgramName.mjs",
    id: "\0no-names-of-programs",
    code: "export const setProgramName = (source) => source;",
  },
  {
    // A picture behind the picture, which only blends and filters that we do not have need: its shader goes on listening to the one white texture.
    part: "/GlBackBufferSystem.mjs",
    id: "\0no-back-buffer",
    code: `export class GlBackBufferSystem { useBackBuffer = false; }
GlBackBufferSystem.extension = { type: ["webgl-system"], name: "backBuffer", priority: 1 };`,
  },
];

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
      if (importer.endsWith("browserAll.mjs") && UNUSED.some((part) => source.endsWith(part))) return NOTHING;
      return LEAKS.find(({ part }) => source.endsWith(part))?.id ?? null;
    },
    /** @param {string} id */
    load(id) {
      if (id === NOTHING) return "export {};";
      if (id === NO_WEBGPU) return "export class WebGPURenderer {}";
      return LEAKS.find((leak) => leak.id === id)?.code ?? null;
    },
  });
}
