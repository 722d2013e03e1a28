// @ts-check
/** Fails the build if a page would load more script than its budget. */
import { gzipSync } from "node:zlib";
import { PAGES } from "../../src/api/routes.ts";
import { BYTES_MIN } from "./packFiles.mjs";

/**
 * A file of the built site, as Vite describes it.
 * @typedef {{ fileName: string, code: string, imports: readonly string[], moduleIds: readonly string[] }} Chunk
 *
 * The weight allowed to a page before anything is pressed: KB of script, compressed with gzip, of its own modules, given by the end of their
 * paths, and of all that they import. The loading bench measures the same in a browser.
 * @typedef {{ page: string, modules: readonly string[], kilobytes: number, hasStage?: boolean }} Budget
 */

const MAIN = "src/main.tsx";

/** Pages that read games of this browser or of the server. */
const LIST_KILOBYTES = 150;
const TEXT_KILOBYTES = 110;

/** @type {Readonly<Record<import("../../src/api/routes.ts").PageName | "notFound", number>>} */
const KILOBYTES = {
  home: LIST_KILOBYTES,
  explore: LIST_KILOBYTES,
  dashboard: LIST_KILOBYTES,
  profile: LIST_KILOBYTES,
  faq: TEXT_KILOBYTES,
  terms: TEXT_KILOBYTES,
  privacy: TEXT_KILOBYTES,
  login: TEXT_KILOBYTES,
  join: TEXT_KILOBYTES,
  newPassword: TEXT_KILOBYTES,
  joinSendWorld: LIST_KILOBYTES,
  notFound: TEXT_KILOBYTES,
  play: 380,
  editor: 520,
};

/** What the home page loads on its own after it is shown. */
const ON_HOME = ["home/HomeGame.ts", "games/LocalGames.tsx"];

/** @type {readonly Budget[]} */
export const BUDGETS = Object.entries({ ...PAGES, notFound: { component: "NotFoundPage" } }).map(([page, route]) => ({
  page,
  modules: [`${route.component}.tsx`, ...(page === "home" ? ON_HOME : [])],
  kilobytes: KILOBYTES[/** @type {keyof typeof KILOBYTES} */ (page)],
  hasStage: "html" in route,
}));

/**
 * One line for each page that loads too much.
 * @param {readonly Chunk[]} chunks @param {readonly Budget[]} budgets @returns {string[]}
 */
export function tooHeavy(chunks, budgets = BUDGETS) {
  return budgets.flatMap((budget) => {
    const loaded = loadedBy(chunks, [MAIN, ...budget.modules.map((name) => `src/pages/${name}`)]);
    const kilobytes = loaded.reduce((sum, { code }) => sum + servedBytes(code), 0) / 1024;
    const lines = [];
    if (kilobytes > budget.kilobytes) {
      const found = `${kilobytes.toFixed(1)} KB of script (gzip)`;
      lines.push(`The ${budget.page} page loads ${found}; ${budget.kilobytes} KB are allowed.`);
    }
    const hasPixi = loaded.some(({ moduleIds }) => moduleIds.some((id) => id.includes("/pixi.js/")));
    if (hasPixi && !budget.hasStage)
      lines.push(`The ${budget.page} page loads PixiJS, and has no stage that needs it.`);
    return lines;
  });
}

/** Small files are served uncompressed. @param {string} code */
function servedBytes(code) {
  const bytes = Buffer.byteLength(code);
  return bytes < BYTES_MIN ? bytes : gzipSync(code, { level: 9 }).length;
}

/** The files that contain these modules, and all files that they import. @param {readonly Chunk[]} chunks @param {readonly string[]} modules */
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

/** For vite.config.ts. */
export function pageWeights() {
  return /** @type {const} */ ({
    name: "page-weights",
    apply: "build",
    generateBundle: {
      // After Vite has added the preloads to the files.
      order: "post",
      /** @this {{ error: (line: string) => never }} @param {unknown} _options @param {Readonly<Record<string, object>>} bundle */
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
