// @ts-check
/** `npm start`: installs missing packages, builds what has changed, and starts the server. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureBuilt } from "./build.mjs";
import { endWithNpm } from "./endWithNpm.mjs";
import { ensureInstalled } from "./install.mjs";
import { root } from "./runStep.mjs";

try {
  await ensureInstalled();
  await ensureBuilt();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
endWithNpm();
// In this process, so that Ctrl+C and a service manager signal the server itself.
await import(pathToFileURL(join(root, ".build", "server.mjs")).href);
