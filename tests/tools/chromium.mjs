// @ts-check
/** Finds the Chromium for the browser tests: CHROMIUM_PATH, then the system's, then apt-get if we are root. */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { runStep } from "../../server/scripts/runStep.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** @returns {Promise<string>} its path. Throws a message in plain words if there is none. */
export async function ensureChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, but there is no such file.`);
  }
  return onPath() ?? (await installed()) ?? refuse();
}

/** @returns {string | undefined} */
function onPath() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

async function installed() {
  if (process.getuid?.() !== 0) return undefined;
  console.log("Installing Chromium for the browser tests ...");
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await runStep("apt-get", ["update", "-qq"], { env });
  await runStep("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-dejavu-core"], {
    env,
    quiet: true,
  });
  return onPath();
}

/** @returns {never} */
function refuse() {
  throw new Error("The browser tests need Chromium. Install it, or set CHROMIUM_PATH to the program.");
}
