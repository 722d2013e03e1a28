// @ts-check
/** Builds the worker that lets the pages start without a line, and tells it what they are made of (issue "Work that cannot be lost"). */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./runStep.mjs";

const WORKER = "offline.js";
/** Folders of `assets/` that editor, player and tutorial draw from; sounds are kept as they are heard. */
const FOLDERS = ["backgrounds", "ui"];
const KINDS = /\.(?:png|json)$/;
/** The worker itself, a way of drawing that PixiJS brings along and we never ask for, and letters that only few games have. */
const NOT_KEPT = /^offline\.js$|WebGPU|\.map$|nunito-(?!latin-wght)/;
/** Pictures of the home page, which needs the line anyway; the first page is drawn with what is left. */
const NOT_NEEDED = /^\/ui\/(?:home|idea|step)-/;

/** For vite.config.ts. */
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
      const made = Object.keys(bundle).filter((name) => !NOT_KEPT.test(name));
      const kept = FOLDERS.flatMap(filesOf).filter((path) => !NOT_NEEDED.test(path));
      const files = [...new Set(["/index.html", ...made.map((name) => `/${name}`), ...kept])].sort();
      const worker = bundle[WORKER];
      if (!worker?.code) throw new Error(`${WORKER} was not built.`);
      const list = JSON.stringify(JSON.stringify(files));
      worker.code = worker.code
        .replace(/["'`]__OFFLINE_FILES__["'`]/, () => list)
        .replace("__OFFLINE_VERSION__", digestOf(files, kept));
    },
  });
}

/** @param {string} folder @returns {string[]} */
function filesOf(folder) {
  const entries = readdirSync(join(root, "assets", folder), { recursive: true, encoding: "utf8" });
  return entries.filter((name) => KINDS.test(name)).map((name) => `/${folder}/${name}`);
}

/** Of the names, which tell what is in most files, and of the contents of the others. @param {readonly string[]} files @param {readonly string[]} kept */
function digestOf(files, kept) {
  const hash = createHash("sha256").update(files.join("\n"));
  for (const path of kept) hash.update(readFileSync(join(root, "assets", path)));
  return hash.digest("hex").slice(0, 16);
}
