// @ts-check
/** `npm run bench` and `npm run bench:check`: bundles a bench as the product is bundled, without Vite, and runs it in a Node of its own. */
import { join } from "node:path";
import { build } from "esbuild";
import { root, runStep } from "../../server/launch/runStep.mjs";

const [name = "engine", ...args] = process.argv.slice(2);
const bundle = join(root, ".build", "bench", `${name}.mjs`);
await build({
  entryPoints: [join(root, "tests", "bench", name, "main.ts")],
  outfile: bundle,
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  logLevel: "warning",
});
process.exitCode = await runStep(process.execPath, ["--expose-gc", bundle, ...args]);
