// @ts-check
/**
 * Gives pages with a stage HTML files of their own that preload all their files, so that the browser requests them all
 * at once.
 */
import { PAGES } from "../../src/api/routes.ts";
import { loadedBy } from "./pageWeights.mjs";

/** The HTML that a page with a stage comes as, and its module. */
export const STAGE_PAGES = [PAGES.editor, PAGES.play].map(({ html, component }) => ({
  html,
  module: `src/pages/${component}.tsx`,
}));

/**
 * @typedef {import("./pageWeights.mjs").Chunk & { viteMetadata?: { importedCss: ReadonlySet<string> } }} StyledChunk
 */

/**
 * Adds a link for each file that the module loads and that the page does not name yet.
 * @param {string} html @param {readonly StyledChunk[]} chunks @param {string} module @returns {string}
 */
export function withPreloads(html, chunks, module) {
  /** @type {readonly StyledChunk[]} */
  const loaded = loadedBy(chunks, [module]);
  const scripts = loaded.map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`);
  const styles = [...new Set(loaded.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))];
  const links = [
    ...scripts,
    ...styles.map((name) => `<link rel="preload" as="style" crossorigin href="/${name}">`),
  ].filter((link) => !html.includes(hrefOf(link)));
  return html.replace("</head>", () => `${links.join("\n")}\n</head>`);
}

/** @param {string} link */
function hrefOf(link) {
  return link.slice(link.indexOf("/"), -2);
}

/** The plugin of this file for vite.config.ts. */
export function pagePreloads() {
  return /** @type {const} */ ({
    name: "page-preloads",
    apply: "build",
    // Runs after Vite has written index.html.
    enforce: "post",
    /**
     * @this {{ emitFile: (file: { type: "asset", fileName: string, source: string }) => string }}
     * @param {unknown} _options
     * @param {Readonly<Record<string, { type?: string, source?: unknown }>>} bundle
     */
    generateBundle(_options, bundle) {
      const source = bundle["index.html"]?.source;
      if (typeof source !== "string") throw new Error("The site has no index.html.");
      const chunks = /** @type {StyledChunk[]} */ (Object.values(bundle).filter(({ type }) => type === "chunk"));
      for (const { html, module } of STAGE_PAGES) {
        this.emitFile({ type: "asset", fileName: html, source: withPreloads(source, chunks, module) });
      }
    },
  });
}
