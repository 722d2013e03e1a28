// @ts-check
/**
 * `npm run bench`, `bench:server`, `bench:browser` and `bench:check`: bundles benches as the product is bundled, without Vite, and runs
 * each in a Node process of its own.
 */
import { join } from "node:path";
import { build } from "esbuild";
import { root, runStep } from "../../server/scripts/runStep.mjs";
import { ensureChromium } from "../tools/chromium.mjs";

/** The programs that a bench starts, by name. @type {Readonly<Record<string, Readonly<Record<string, string>>>>} */
const PROGRAMS = {
  server: {
    product: "server/main.ts",
    passwordThread: "server/services/passwordThread.mjs",
    singleFile: "tests/bench/server/singleFile.ts",
    wrongLogins: "tests/bench/server/wrongLogins.ts",
  },
};
/** Express's modules call `require`, which ES modules lack. */
const BANNER = "import{createRequire}from'node:module';const require=createRequire(import.meta.url);";

const args = process.argv.slice(2);
const options = args.filter((arg) => arg.startsWith("--"));
const names = args.filter((arg) => !arg.startsWith("--"));
for (const name of names) process.exitCode = (await runBench(name)) || process.exitCode;

/** @param {string} name */
async function runBench(name) {
  if (name === "browser") await readyBrowser();
  const outdir = join(root, ".build", "bench", name, "programs");
  await build({
    entryPoints: { main: `tests/bench/${name}/main.ts`, ...PROGRAMS[name] },
    absWorkingDir: root,
    outdir,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    external: ["@playwright/test"],
    banner: { js: BANNER },
    logLevel: "warning",
  });
  return runStep(process.execPath, ["--expose-gc", join(outdir, "main.mjs"), ...options]);
}

/** Provides Chromium and the built site; the output of the build goes elsewhere than the figures. */
async function readyBrowser() {
  process.env.CHROMIUM_PATH = await ensureChromium();
  if (options.some((option) => option.startsWith("--built="))) return;
  const code = await runStep(process.execPath, ["server/scripts/build.mjs"], { quiet: true });
  if (code !== 0) throw new Error("There is no site to measure.");
}
