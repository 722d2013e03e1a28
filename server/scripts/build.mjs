// @ts-check
/** `npm run build`: builds the pages with Vite and the server with esbuild, each only if its sources have changed. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureInstalled } from "./install.mjs";
import { packFiles } from "./packFiles.mjs";
import { root, runTool } from "./runStep.mjs";

/** @typedef {{ name: string, from: readonly string[], to: string, build: () => Promise<number> }} Product */

const COMMON = ["src", "package-lock.json", "tsconfig.json"];

/** @type {Product} */
const PAGES = {
  name: "pages",
  // The build plugins are in server/scripts.
  from: [...COMMON, "workers", "assets", "vite.config.ts", "server/scripts"],
  to: "site/index.html",
  build: buildSite,
};
/** @type {Product} */
const SERVER = { name: "server", from: [...COMMON, "server"], to: "server.mjs", build: buildServer };

/** Builds both at the same time, because neither keeps two cores busy. */
export async function ensureBuilt() {
  await Promise.all([ensureProduct(PAGES), ensureServerBuilt()]);
}

/** Builds the server alone, for commands that serve no pages. */
export async function ensureServerBuilt() {
  await ensureProduct(SERVER);
}

/** @param {Product} product */
async function ensureProduct({ name, from, to, build }) {
  mkdirSync(join(root, ".build"), { recursive: true });
  const stamp = join(root, ".build", `${name}.stamp`);
  const digest = digestOf(from);
  const isFresh = existsSync(join(root, ".build", to)) && existsSync(stamp) && readFileSync(stamp, "utf8") === digest;
  if (isFresh) return;
  console.log(`Building the ${name} ...`);
  // A build that is interrupted leaves no stamp, so the next one starts over.
  rmSync(stamp, { force: true });
  if ((await build()) !== 0) throw new Error(`The ${name} could not be built: see the lines above.`);
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

/**
 * Removes the scripts that draw the pictures, which must not be served. Vite copies them with all of `assets/`.
 * @param {string} site
 */
function removeScripts(site) {
  for (const name of readdirSync(site, { recursive: true, encoding: "utf8" })) {
    if (name.endsWith(".ts")) rmSync(join(site, name));
  }
}

/**
 * Bundles the server, the maintenance commands and the password thread. The banner defines `require`, which Express
 * calls and ES modules lack.
 */
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
 * Returns a digest of the names and contents of the inputs. Times are left out, because a fresh clone has other ones.
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
