// @ts-check
/**
 * `npm run backup`, `restore`, `check` and `people`: builds the maintenance commands if they have changed, and runs
 * one.
 */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureServerBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { root } from "./runStep.mjs";

try {
  await ensureInstalled();
  await ensureServerBuilt();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import(pathToFileURL(join(root, ".build", "maintenance.mjs")).href);
