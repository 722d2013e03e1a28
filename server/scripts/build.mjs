// @ts-check
/** Builds what is stale: the pages with Vite, the server as one file with esbuild (stack §1). `npm run build` runs this file. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureInstalled } from "./install.mjs";
import { packFiles } from "./packFiles.mjs";
import { root, runTool } from "./runStep.mjs";

/** @typedef {{ name: string, from: readonly string[], to: string, make: () => Promise<number> }} Product */

const COMMON = ["src", "package-lock.json", "tsconfig.json"];

/** @type {Product} */
const PAGES = {
  name: "pages",
  // What lies in server/scripts decides what goes into them.
  from: [...COMMON, "workers", "assets", "vite.config.ts", "server/scripts"],
  to: "site/index.html",
  make: buildSite,
};
/** @type {Product} */
const SERVER = { name: "server", from: [...COMMON, "server"], to: "server.mjs", make: buildServer };

/** Both at once: on two cores the slower one decides. */
export async function ensureBuilt() {
  await Promise.all([ensureProduct(PAGES), ensureServerBuilt()]);
}

/** What needs no pages. */
export async function ensureServerBuilt() {
  await ensureProduct(SERVER);
}

/** @param {Product} product */
async function ensureProduct({ name, from, to, make }) {
  mkdirSync(join(root, ".build"), { recursive: true });
  const stamp = join(root, ".build", `${name}.stamp`);
  const digest = digestOf(from);
  const isFresh = existsSync(join(root, ".build", to)) && existsSync(stamp) && readFileSync(stamp, "utf8") === digest;
  if (isFresh) return;
  console.log(`Building the ${name} ...`);
  // Without its stamp a half-made product is made again, whatever stopped this build.
  rmSync(stamp, { force: true });
  if ((await make()) !== 0) throw new Error(`The ${name} could not be built: see the lines above.`);
  writeFileSync(stamp, digest);
}

async function buildSite() {
  const code = await runTool("vite/bin/vite.js", ["build", "--logLevel", "warn"]);
  if (code !== 0) return code;
  const site = join(root, ".build", "site");
  removeScripts(site);
  await packFiles(site);
  return 0;
}

/** The scripts that draw our art live beside it, and Vite takes along all of `assets/`: they are nothing to serve. @param {string} site */
function removeScripts(site) {
  for (const name of readdirSync(site, { recursive: true, encoding: "utf8" })) {
    if (name.endsWith(".ts")) rmSync(join(site, name));
  }
}

/** One file, and beside it the program of its threads. Express's own modules call `require`, which a module does not have by itself: the banner gives them one. */
async function buildServer() {
  const { build } = await import("esbuild");
  const banner = "import{createRequire}from'node:module';const require=createRequire(import.meta.url);";
  const form = /** @type {const} */ ({ bundle: true, platform: "node", format: "esm", target: "node20" });
  const threads = { passwordThread: "server/services/passwordThread.mjs" };
  const entryPoints = { server: "server/main.ts", maintenance: "server/maintenance.ts", ...threads };
  const files = { entryPoints, outdir: ".build", outExtension: { ".js": ".mjs" }, absWorkingDir: root };
  const result = await build({ ...form, ...files, banner: { js: banner }, logLevel: "warning" }).catch(() => null);
  return result ? 0 : 1;
}

/**
 * Of names and contents, not times: a fresh clone of the same files is the same.
 * @param {readonly string[]} inputs
 */
function digestOf(inputs) {
  const hash = createHash("sha256");
  for (const input of inputs) {
    for (const file of filesOf(input))
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(root, file)))
        .update("\0");
  }
  return hash.digest("hex");
}

/** @param {string} input @returns {string[]} */
function filesOf(input) {
  if (input.includes(".")) return [input];
  const entries = readdirSync(join(root, input), { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .sort();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  ensureInstalled()
    .then(ensureBuilt)
    .catch((error) => {
      console.error(error.message);
      process.exit(1);
    });
}
