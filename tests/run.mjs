// @ts-check
/** `npm test`: installs what is missing, runs every check, and ends with one line `N passed, N failed`. */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt } from "../server/scripts/build.mjs";
import { ensureInstalled } from "../server/scripts/install.mjs";
import { root, runTool } from "../server/scripts/runStep.mjs";
import { ensureChromium } from "./tools/chromium.mjs";
import { lastLine, oneCount, playwrightCount, sumOf, trusted } from "./tools/counts.mjs";

/** @typedef {import("./tools/counts.mjs").Count} Count */

const REPORTS = join(root, ".build", "reports");
const E2E_CONFIG = "tests/e2e/playwright.config.ts";

/** @typedef {{ name: string, run: () => Promise<Count> }} Step */

/** None of these keeps a core busy all the time or waits for another. @type {readonly Step[]} */
const SIDE_BY_SIDE = [
  { name: "Build", run: async () => ensureBuilt().then(() => oneCount("Build", true)) },
  { name: "Types", run: async () => oneCount("Types", await isClean("typescript/bin/tsc", ["-p", "."])) },
  {
    name: "Types of the engine",
    run: async () => oneCount("Types of the engine", await isClean("typescript/bin/tsc", ["-p", "src/engine"])),
  },
  {
    name: "Lint",
    run: async () =>
      oneCount(
        "Lint",
        await isClean("@biomejs/biome/bin/biome", ["check", "--config-path", "tests/tools/lint.jsonc", "."]),
      ),
  },
];
/** @type {readonly Step[]} */
const ONE_AFTER_ANOTHER = [
  { name: "Unit and server tests", run: runVitest },
  { name: "Browser tests", run: runPlaywright },
];

try {
  await ensureInstalled();
} catch (error) {
  finish([failure("Install", error)]);
}
console.log(`\n== ${SIDE_BY_SIDE.map(({ name }) => name).join(", ")}`);
const counts = await Promise.all(SIDE_BY_SIDE.map((step) => step.run().catch((error) => failure(step.name, error))));
for (const step of ONE_AFTER_ANOTHER) {
  console.log(`\n== ${step.name}`);
  counts.push(await step.run().catch((error) => failure(step.name, error)));
}
finish(counts);

/** @param {string} script @param {readonly string[]} args */
async function isClean(script, args) {
  return (await runTool(script, args)) === 0;
}

async function runVitest() {
  const report = freshReport("vitest.json");
  // A slow moment of the machine must not discard a day's work: a failed test is retried once, and named below.
  const args = ["run", "--retry=1", "--reporter=default", "--reporter=./tests/tools/countingReporter.ts"];
  const code = await runTool("vitest/vitest.mjs", args, { env: { VITEST_COUNTS: report } });
  return trusted("Unit and server tests", read(report), code);
}

async function runPlaywright() {
  if (!existsSync(join(root, E2E_CONFIG))) return { passed: 0, failed: [], flaky: [], skipped: [noBrowserTests()] };
  const env = { CHROMIUM_PATH: await ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: freshReport("playwright.json") };
  await ensureBuilt();
  const args = ["test", "-c", E2E_CONFIG, "--reporter=list,json", "--retries=1"];
  const code = await runTool("@playwright/test/cli.js", args, { env });
  const report = read(env.PLAYWRIGHT_JSON_OUTPUT_FILE);
  return trusted("Browser tests", report && playwrightCount(report), code);
}

function noBrowserTests() {
  return { name: "Browser tests", reason: `${E2E_CONFIG} is not there` };
}

/** Deletes the report of an earlier run, so that it cannot be mistaken for this one's. @param {string} name */
function freshReport(name) {
  const file = join(REPORTS, name);
  rmSync(file, { force: true });
  return file;
}

/** @param {string} file */
function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}

/** @param {string} name @param {unknown} error @returns {Count} */
function failure(name, error) {
  console.error(error instanceof Error ? error.message : error);
  return oneCount(name, false);
}

/** @param {readonly Count[]} counts @returns {never} */
function finish(counts) {
  const sum = sumOf(counts);
  console.log("");
  for (const name of sum.flaky) console.log(`passed at the second try only: ${name}`);
  for (const { name, reason } of sum.skipped) console.log(`skipped: ${name}${reason && ` (${reason})`}`);
  for (const name of sum.failed) console.log(`FAILED: ${name}`);
  console.log(lastLine(sum));
  process.exit(sum.failed.length === 0 ? 0 : 1);
}
