// @ts-check
/** Installs the packages unless they match package-lock.json already. Needs only Node and npm. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root, runStep } from "./runStep.mjs";

const OLDEST_NODE = [20, 19];

/** @typedef {{ packages?: Record<string, { version?: string, optional?: boolean, peer?: boolean }> }} Lock */

export async function ensureInstalled() {
  checkNode();
  if (isInstalled(readLock("package-lock.json"), readLock("node_modules/.package-lock.json"))) return;
  console.log("Installing packages (only the first time, and after an update) ...");
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const code = await runNpm(args);
  if (code !== 0) throw new Error("The packages could not be installed. Is this computer online? Then try again.");
}

/**
 * Compares the lock file with the list of installed packages that npm writes into node_modules.
 * @param {Lock | null} wanted @param {Lock | null} present
 */
export function isInstalled(wanted, present) {
  const installed = present?.packages;
  if (!installed) return false;
  return Object.entries(wanted?.packages ?? {}).every(
    ([path, { version, optional }]) =>
      path === "" || installed[path]?.version === version || (optional === true && installed[path] === undefined),
  );
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new Error(`Gridlings needs Node ${OLDEST_NODE.join(".")} or newer; this is ${process.versions.node}.`);
}

/** @param {string} path @returns {Lock | null} */
function readLock(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), "utf8"));
  } catch {
    return null;
  }
}

/** Runs the npm that started this process, or else the one on the PATH. @param {readonly string[]} args */
function runNpm(args) {
  const env = { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1" };
  const npm = process.env.npm_execpath;
  return npm?.endsWith(".js") ? runStep(process.execPath, [npm, ...args], { env }) : runStep("npm", args, { env });
}
