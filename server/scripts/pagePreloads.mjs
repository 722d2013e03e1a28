// @ts-check
/**
 * Gives pages with a stage HTML files of their own that preload all their files, so that the browser requests them all
 * at once.
 */
import { join } from "node:path";
import { EMBED, PAGES } from "../../src/api/routes.ts";
import { MAIN } from "./builtPages.mjs";
import { loadedBy } from "./pageWeights.mjs";
import { root } from "./runStep.mjs";

/** The first script of the player's page, and what it shows before the page. */
const FIRST = "src/play.ts";
const EARLY = "src/player/early.ts";
/** The first script of the editor's page, which shows a picture before it. */
const FIRST_OF_EDITOR = "src/edit.ts";
/** The only script of an embedded game, which has no page. */
const EMBEDDED = "src/embed.ts";

/** The modules of the pages with a stage, and of what is shown before one. */
export const STAGE_MODULES = [
  `src/pages/${PAGES.editor.component}.tsx`,
  `src/pages/${PAGES.play.component}.tsx`,
  EARLY,
];

/**
 * @typedef {import("./pageWeights.mjs").Chunk & { viteMetadata?: { importedCss: ReadonlySet<string> } }} StyledChunk
 */

/**
 * Adds a link for each file that the modules load and that the page does not name yet. Chromium compiles the scripts of these links on another
 * thread while they load. After a link that says no more than that it is a script, it compiles all of them on the main thread: at 4 times
 * slow-down the first frame of an editor came after 10.5 seconds then, and after 6.8 now, and its picture no sooner.
 * @param {string} html @param {readonly StyledChunk[]} chunks @param {readonly string[]} modules @returns {string}
 */
export function withPreloads(html, chunks, modules) {
  /** @type {readonly StyledChunk[]} */
  const loaded = loadedBy(chunks, modules);
  const scripts = loaded.map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`);
  const styles = [...new Set(loaded.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))];
  const links = [
    ...scripts,
    ...styles.map((name) => `<link rel="preload" as="style" crossorigin href="/${name}">`),
  ].filter((link) => !html.includes(hrefOf(link)));
  return html.replace("</head>", () => `${links.join("\n")}\n</head>`);
}

/**
 * Replaces the scripts and styles of the site by those that show a game, or its picture, at once. In a page of the site, the first of them
 * loads the site afterwards.
 * @param {string} html @param {readonly StyledChunk[]} chunks @param {{ script: string, shows: string }} game
 * @returns {string}
 */
export function withEarlyGame(html, chunks, { script, shows } = { script: FIRST, shows: EARLY }) {
  const isOfSite = (/** @type {string} */ line) =>
    /<script type="module"|rel="(?:modulepreload|stylesheet)"/.test(line);
  const bare = html
    .split("\n")
    .filter((line) => !isOfSite(line))
    .join("\n");
  const [first] = loadedBy(chunks, [script]);
  /** @type {readonly StyledChunk[]} */
  const loaded = loadedBy(chunks, [shows]);
  const styles = new Set(loaded.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  const links = [
    `<script type="module" crossorigin src="/${first?.fileName}"></script>`,
    ...loaded
      .filter((chunk) => chunk !== first)
      .map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`),
    ...[...styles].map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`),
  ];
  return bare.replace("</head>", () => `${links.join("\n")}\n</head>`);
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
    /** @this {{ emitFile: (file: { type: "chunk", id: string, name: string }) => string }} */
    buildStart() {
      this.emitFile({ type: "chunk", id: join(root, FIRST), name: "play" });
      this.emitFile({ type: "chunk", id: join(root, FIRST_OF_EDITOR), name: "edit" });
      this.emitFile({ type: "chunk", id: join(root, EMBEDDED), name: "embed" });
    },
    /**
     * @this {{ emitFile: (file: { type: "asset", fileName: string, source: string }) => string }}
     * @param {unknown} _options
     * @param {Readonly<Record<string, { type?: string, source?: unknown }>>} bundle
     */
    generateBundle(_options, bundle) {
      const source = bundle["index.html"]?.source;
      if (typeof source !== "string") throw new Error("The site has no index.html.");
      const chunks = /** @type {StyledChunk[]} */ (Object.values(bundle).filter(({ type }) => type === "chunk"));
      const [editor = ""] = STAGE_MODULES;
      const opening = withEarlyGame(source, chunks, { script: FIRST_OF_EDITOR, shows: FIRST_OF_EDITOR });
      const pages = { editor: withPreloads(opening, chunks, [MAIN, editor]), play: withEarlyGame(source, chunks) };
      this.emitFile({ type: "asset", fileName: PAGES.editor.html, source: pages.editor });
      this.emitFile({ type: "asset", fileName: PAGES.play.html, source: pages.play });
      const embedded = withEarlyGame(source, chunks, { script: EMBEDDED, shows: EMBEDDED });
      this.emitFile({ type: "asset", fileName: EMBED.html, source: embedded });
    },
  });
}
