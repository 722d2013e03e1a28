// @ts-check
/** Builds the service worker with which the pages open offline, and gives it the list of their files. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./runStep.mjs";

const WORKER = "offline.js";
/**
 * Folders of `assets/` with the pictures of editor, player and tutorial. Sounds are cached when they are first played.
 */
const FOLDERS = ["backgrounds", "ui"];
const KINDS = /\.(?:png|json)$/;
/**
 * Files that are not cached: the service worker itself, the page of embedded games, which pages of other sites show, the WebGPU
 * part of PixiJS, which is never used, and fonts of alphabets that few games need.
 */
const NOT_CACHED = /^offline\.js$|^embed\.html$|\/embed-|WebGPU|\.map$|nunito-(?!latin-wght)/;
/** Pictures of the home page are not cached either, because that page needs the network anyway. */
const ONLY_ONLINE = /^\/ui\/(?:home|idea|step)-/;

/** The plugin of this file for vite.config.ts. */
export function offlineFiles() {
  return /** @type {const} */ ({
    name: "offline-files",
    apply: "build",
    /** @this {{ emitFile: (file: { type: "chunk", id: string, fileName: string }) => string }} */
    buildStart() {
      this.emitFile({ type: "chunk", id: join(root, "workers", "offline.worker.ts"), fileName: WORKER });
    },
    /** @param {unknown} _options @param {Record<string, { fileName: string, code?: string }>} bundle */
    generateBundle(_options, bundle) {
      const built = Object.keys(bundle).filter((name) => !NOT_CACHED.test(name));
      const pictures = FOLDERS.flatMap(filesOf).filter((path) => !ONLY_ONLINE.test(path));
      const files = [...new Set(["/index.html", ...built.map((name) => `/${name}`), ...pictures])].sort();
      const worker = bundle[WORKER];
      if (!worker?.code) throw new Error(`${WORKER} was not built.`);
      const list = JSON.stringify(JSON.stringify(files));
      worker.code = worker.code
        .replace(/["'`]__OFFLINE_FILES__["'`]/, () => list)
        .replace("__OFFLINE_VERSION__", digestOf(files, pictures));
    },
  });
}

/** @param {string} folder @returns {string[]} */
function filesOf(folder) {
  const entries = readdirSync(join(root, "assets", folder), { recursive: true, encoding: "utf8" });
  return entries.filter((name) => KINDS.test(name)).map((name) => `/${folder}/${name}`);
}

/**
 * Returns a digest of the files. Most names contain one of their file already; of the others, the contents are
 * digested.
 * @param {readonly string[]} files
 * @param {readonly string[]} pictures
 */
function digestOf(files, pictures) {
  const hash = createHash("sha256").update(files.join("\n"));
  for (const path of pictures) hash.update(readFileSync(join(root, "assets", path)));
  return hash.digest("hex").slice(0, 16);
}
