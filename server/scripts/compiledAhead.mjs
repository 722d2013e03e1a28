// @ts-check
/**
 * Has browsers compile the scripts of pages with a stage while they come, beside the page. By themselves they compile each
 * function when it is first called: a sixth of all that such a page does until it is there.
 */
import { STAGE_PAGES } from "./pagePreloads.mjs";
import { loadedBy } from "./pageWeights.mjs";

/** What V8 heeds at the beginning of a file; for other browsers it is the comment that it looks like. */
export const HINT = "//# allFunctionsCalledOnLoad\n";

/**
 * Marks the files that these modules load, each once.
 * @param {readonly import("./pageWeights.mjs").Chunk[]} chunks @param {readonly string[]} modules
 */
export function compileAhead(chunks, modules) {
  for (const chunk of loadedBy(chunks, modules)) chunk.code = HINT + chunk.code;
}

/** For vite.config.ts. */
export function compiledAhead() {
  return /** @type {const} */ ({
    name: "compiled-ahead",
    apply: "build",
    generateBundle: {
      // When Vite has written into the files what else they load: it does so at their beginning.
      order: "post",
      /** @param {unknown} _options @param {Readonly<Record<string, { type?: string }>>} bundle */
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter(({ type }) => type === "chunk");
        const modules = STAGE_PAGES.map(({ module }) => module);
        compileAhead(/** @type {import("./pageWeights.mjs").Chunk[]} */ (chunks), modules);
      },
    },
  });
}
