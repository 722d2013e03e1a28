// @ts-check
/**
 * Takes react-router in its form for production, without the warnings for developers. The library has that form, but names it for no bundler.
 */
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const PRODUCTION = join(
  dirname(createRequire(import.meta.url).resolve("react-router/package.json")),
  "dist/production/index.mjs",
);

/** The plugin of this file for vite.config.ts. */
export function leanRouter() {
  return /** @type {const} */ ({
    name: "lean-router",
    enforce: "pre",
    apply: "build",
    /** @param {string} source */
    resolveId: (source) => (source === "react-router" ? PRODUCTION : null),
  });
}
