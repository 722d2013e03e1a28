// @ts-check
/** `npm test`: installs what is missing, runs every check, and ends with one line `N passed, N failed`. */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt } from "../server/launch/build.mjs";
import { ensureInstalled } from "../server/launch/install.mjs";
import { root, runTool } from "../server/launch/runStep.mjs";
import { ensureChromium } from "./tools/chromium.mjs";
import { lastLine, oneCount, playwrightCount, sumOf, trusted } from "./tools/counts.mjs";

/** @typedef {import("./tools/counts.mjs").Count} Count */

const REPORTS = join(root, ".build", "reports");
const E2E_CONFIG = "tests/e2e/playwright.config.ts";

/** @type {readonly { name: string, run: () => Promise<Count> }[]} */
const STEPS = [
  { name: "Types", run: async () => oneCount(await isClean("typescript/bin/tsc", ["-p", "."])) },
  { name: "Types of the engine", run: async () => oneCount(await isClean("typescript/bin/tsc", ["-p", "src/engine"])) },
  {
    name: "Lint",
    run: async () =>
      oneCount(await isClean("@biomejs/biome/bin/biome", ["check", "--config-path", "tests/tools/lint.jsonc", "."])),
  },
  { name: "Unit and server tests", run: runVitest },
  { name: "Browser tests", run: runPlaywright },
];

try {
  await ensureInstalled();
} catch (error) {
  finish([failure(error)]);
}
const counts = [];
for (const step of STEPS) {
  console.log(`\n== ${step.name}`);
  counts.push(await step.run().catch(failure));
}
finish(counts);

/** @param {string} script @param {readonly string[]} args */
async function isClean(script, args) {
  return (await runTool(script, args)) === 0;
}

async function runVitest() {
  const report = freshReport("vitest.json");
  const args = ["run", "--reporter=default", "--reporter=./tests/tools/countingReporter.ts"];
  const code = await runTool("vitest/vitest.mjs", args, { env: { VITEST_COUNTS: report } });
  return trusted(read(report), code);
}

async function runPlaywright() {
  if (!existsSync(join(root, E2E_CONFIG))) return { ...oneCount(true), passed: 0, skipped: [noBrowserTests()] };
  const env = { CHROMIUM_PATH: await ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: freshReport("playwright.json") };
  await ensureBuilt();
  const code = await runTool("@playwright/test/cli.js", ["test", "-c", E2E_CONFIG, "--reporter=list,json"], { env });
  const report = read(env.PLAYWRIGHT_JSON_OUTPUT_FILE);
  return trusted(report && playwrightCount(report), code);
}

function noBrowserTests() {
  return { name: "Browser tests", reason: `${E2E_CONFIG} is not there` };
}

/** A report of an earlier run must never be taken for this one's. @param {string} name */
function freshReport(name) {
  const file = join(REPORTS, name);
  rmSync(file, { force: true });
  return file;
}

/** @param {string} file */
function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}

/** @param {unknown} error @returns {Count} */
function failure(error) {
  console.error(error instanceof Error ? error.message : error);
  return oneCount(false);
}

/** @param {readonly Count[]} counts @returns {never} */
function finish(counts) {
  const sum = sumOf(counts);
  console.log("");
  for (const { name, reason } of sum.skipped) console.log(`skipped: ${name}${reason && ` (${reason})`}`);
  console.log(lastLine(sum));
  process.exit(sum.failed === 0 ? 0 : 1);
}
