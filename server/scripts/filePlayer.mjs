// @ts-check
/**
 * Makes the player of a game that is taken home: one script from `src/player/file/start.ts`, with its styles inside. Importing that module with
 * `?url` gives the address of the script.
 */
import { createHash } from "node:crypto";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { root } from "./runStep.mjs";

const ENTRY = "src/player/file/start.ts";
/** What it may weigh, in KB, compressed with gzip. The loading bench measures the same. */
export const FILE_KILOBYTES = 90;

const NO_STORAGE = "src/player/file/noStorage.ts";
const HOWL = "src/player/file/Howl.ts";
const RUNNER = /src\/editor\/playback\/newRunner\.ts$/;
const INLINE_RUNNER = 'export { inlineRunnerFor as newRunnerFor } from "./inlineRunner.ts";';

/**
 * Replaces modules that a file cannot use: it has no other threads and no library of sounds.
 * @type {import("esbuild").Plugin}
 */
const standIns = {
  name: "stand-ins",
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^howler$/ }, () => ({ path: join(root, HOWL) }));
    onLoad({ filter: RUNNER }, () => ({ contents: INLINE_RUNNER, loader: "ts" }));
    // Pointers of tools that a player does not have.
    onResolve({ filter: /^\/ui\// }, ({ path }) => ({ path, external: true }));
  },
};

/**
 * Bundles a module with all that it imports into one script, as it is in a file.
 * @param {string} entry @param {"iife" | "esm"} [format]
 */
export async function bundleForFile(entry = ENTRY, format = "iife") {
  const { outputFiles } = await build({
    entryPoints: [join(root, entry)],
    absWorkingDir: root,
    outdir: join(root, ".build"),
    write: false,
    bundle: true,
    minify: true,
    format,
    target: "es2022",
    legalComments: "none",
    // The browser's own would be shared with all other files.
    inject: [join(root, NO_STORAGE)],
    // A file cannot start threads: code that tries to gets an error at once.
    define: { "import.meta.url": '""' },
    plugins: [standIns],
    logLevel: "warning",
  });
  const textOf = (/** @type {string} */ ending) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? "";
  const styles = textOf(".css").trim();
  return styles === "" ? textOf(".js") : withStyles(textOf(".js"), styles);
}

/** @param {string} script @param {string} styles */
function withStyles(script, styles) {
  const put = "document.head.append(Object.assign(document.createElement('style'),{textContent:";
  return `${put}${JSON.stringify(styles)}}));${script}`;
}

/** @param {string} script */
export function kilobytesOf(script) {
  return gzipSync(script, { level: 9 }).length / 1024;
}

const ADDRESS = /\/src\/player\/file\/start\.ts\?url$/;

/** The plugin of this file for vite.config.ts. In development, the script is built again for every request. */
export function filePlayer() {
  let isBuild = false;
  return /** @type {const} */ ({
    name: "file-player",
    enforce: "pre",
    /** @param {{ command: string }} config */
    configResolved({ command }) {
      isBuild = command === "build";
    },
    /** @param {{ middlewares: { use: (path: string, handle: Serve) => void } }} server */
    configureServer({ middlewares }) {
      middlewares.use(IN_DEVELOPMENT, (_request, response, next) => {
        bundleForFile().then((script) => response.setHeader("Content-Type", "text/javascript").end(script), next);
      });
    },
    /**
     * @this {{ emitFile: (file: { type: "asset", fileName: string, source: string }) => string, error: (line: string) => never }}
     * @param {string} id
     */
    async load(id) {
      if (!ADDRESS.test(id)) return undefined;
      if (!isBuild) return moduleOf(IN_DEVELOPMENT);
      const script = await bundleForFile();
      const kilobytes = kilobytesOf(script);
      if (kilobytes > FILE_KILOBYTES)
        this.error(`The player in a file weighs ${kilobytes.toFixed(1)} KB (gzip); ${FILE_KILOBYTES} KB are allowed.`);
      const hash = createHash("sha256").update(script).digest("base64url").slice(0, 8);
      const fileName = `assets/filePlayer-${hash}.js`;
      this.emitFile({ type: "asset", fileName, source: script });
      return moduleOf(`/${fileName}`);
    },
  });
}

/** @typedef {(request: unknown, response: import("node:http").ServerResponse, next: (fault: unknown) => void) => void} Serve */

/** @param {string} address */
function moduleOf(address) {
  return ["export default", JSON.stringify(address)].join(" ");
}

const IN_DEVELOPMENT = "/filePlayer.js";
