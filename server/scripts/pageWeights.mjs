// @ts-check
/** Fails the build if a page would load more script than its budget. */
import { gzipSync } from "node:zlib";
import { BUILT_PAGES, EARLY_GAME, EMBEDDED_GAME, MAIN } from "./builtPages.mjs";
import { BYTES_MIN } from "./packFiles.mjs";

/**
 * A file of the built site, as Vite describes it.
 * @typedef {{ fileName: string, code: string, imports: readonly string[], moduleIds: readonly string[] }} Chunk
 *
 * The weight that a page may have.
 * @typedef {Pick<import("./builtPages.mjs").BuiltPage, "page" | "modules" | "kilobytes"> & { hasStage?: boolean }} Budget
 *
 * The weight of what comes before a page, by the modules it begins with.
 * @typedef {{ page: string, starts: readonly string[], kilobytes: number }} EarlyBudget
 */

/**
 * Returns one line for each page that loads too much.
 * @param {readonly Chunk[]} chunks @param {readonly (Budget | EarlyBudget)[]} budgets @returns {string[]}
 */
export function tooHeavy(chunks, budgets = [...BUILT_PAGES, EARLY_GAME, EMBEDDED_GAME]) {
  return budgets.flatMap((budget) => {
    const loaded = loadedBy(chunks, startsOf(budget));
    const kilobytes = loaded.reduce((sum, { code }) => sum + servedBytes(code), 0) / 1024;
    const lines = [];
    if (kilobytes > budget.kilobytes) {
      const found = `${kilobytes.toFixed(1)} KB of script (gzip)`;
      lines.push(`The ${budget.page} page loads ${found}; ${budget.kilobytes} KB are allowed.`);
    }
    const hasPixi = loaded.some(({ moduleIds }) => moduleIds.some((id) => id.includes("/pixi.js/")));
    if (hasPixi && !("hasStage" in budget && budget.hasStage))
      lines.push(`The ${budget.page} page loads PixiJS, and has no stage that needs it.`);
    return lines;
  });
}

/** @param {Budget | EarlyBudget} budget @returns {readonly string[]} */
function startsOf(budget) {
  return "starts" in budget ? budget.starts : [MAIN, ...budget.modules.map((name) => `src/pages/${name}`)];
}

/** Returns the bytes that are sent for a file. Small files are served uncompressed. @param {string} code */
function servedBytes(code) {
  const bytes = Buffer.byteLength(code);
  return bytes < BYTES_MIN ? bytes : gzipSync(code, { level: 9 }).length;
}

/**
 * Returns the files that contain these modules, and all files that they import.
 * @param {readonly Chunk[]} chunks
 * @param {readonly string[]} modules
 */
export function loadedBy(chunks, modules) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const loaded = new Set(modules.map((module) => chunkOf(chunks, module)));
  for (const chunk of loaded) {
    for (const name of chunk.imports) {
      const imported = byName.get(name);
      if (imported) loaded.add(imported);
    }
  }
  return [...loaded];
}

/** @param {readonly Chunk[]} chunks @param {string} module */
function chunkOf(chunks, module) {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
  if (!chunk) throw new Error(`No file of the built site holds ${module}: do the budgets name a page that is gone?`);
  return chunk;
}

/** The plugin of this file for vite.config.ts. */
export function pageWeights() {
  return /** @type {const} */ ({
    name: "page-weights",
    apply: "build",
    generateBundle: {
      // Runs after Vite has added the preloads to the files.
      order: "post",
      /**
       * @this {{ error: (line: string) => never }}
       * @param {unknown} _options
       * @param {Readonly<Record<string, object>>} bundle
       */
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter(isChunk);
        const lines = tooHeavy(chunks);
        if (lines.length > 0) this.error(lines.join("\n"));
      },
    },
  });
}

/** @param {object} file @returns {file is Chunk} */
function isChunk(file) {
  return "type" in file && file.type === "chunk";
}
