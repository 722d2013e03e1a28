// @ts-check
/**
 * Groups the modules that the same kinds of pages need into one file. By default, the build makes a file for each
 * combination of pages, dozens for the editor, each of which costs a round trip to the server.
 */
import { join } from "node:path";
import { BUILT_PAGES, MAIN } from "./builtPages.mjs";
import { root } from "./runStep.mjs";

/**
 * The module that every page loads, and the first modules of the pages of each kind, below `src`.
 * @typedef {{ main: string, kinds: Readonly<Record<string, readonly string[]>> }} Site
 */

/**
 * What is shown before the page of a player or an editor, what ticks then, and what an embedded game has instead of a page, as if they were
 * kinds of pages. They come without the files of pages.
 */
const EARLY = "early";
const TICKS = "ticks";
const BESIDE = "beside";

/** What a player's page loads on its own after it is shown. */
const AFTER_PLAY = "player/playedCopies.ts";

/** @type {Site} */
const SITE = { main: MAIN, kinds: modulesByKind() };

/** The file that every page loads: in one piece, it is compressed best. */
const SITE_FILE = "site";

/**
 * Returns what the build knows of a module: the ids of those that it imports.
 * @typedef {(id: string) => { readonly importedIds?: readonly string[] } | null} InfoOf
 */

/** The plugin of this file for vite.config.ts. */
export function sharedFiles() {
  /** @type {ReturnType<typeof kindsOf> | null} */
  let kinds = null;
  return [
    {
      debugName: "kinds of pages",
      /** @param {string} id @param {{ getModuleInfo: InfoOf }} build */
      name: (id, build) => {
        kinds ??= kindsOf((module) => build.getModuleInfo(module));
        return kinds(id);
      },
      // Otherwise, a group would include modules of other groups.
      includeDependenciesRecursively: false,
    },
    // Those of the editor alone: each apart, they would be dozens of files.
    { name: "icons", test: /lucide-react/, includeDependenciesRecursively: false },
  ];
}

/**
 * Shortens the names of icon files, which the build makes of the names of all pages that need them, up to a hundred
 * letters. For vite.config.ts.
 * @param {{ readonly name: string }} chunk
 */
export function chunkFileNames({ name }) {
  return `assets/${name.startsWith("icons~") ? "icons" : "[name]"}-[hash].js`;
}

/**
 * Returns the kinds of pages that need a module, as the name of its file; null if only one kind needs it.
 * @param {InfoOf} infoOf @param {Site} site @returns {(id: string) => string | null}
 */
export function kindsOf(infoOf, site = SITE) {
  const first = reachedFrom([join(root, site.main)], infoOf);
  const kinds = Object.entries(site.kinds).map(([kind, modules]) => {
    const starts = modules.map((module) => join(root, "src", module));
    return /** @type {const} */ ([kind, reachedFrom(starts, infoOf)]);
  });
  return (id) => {
    const wanting = kinds.filter(([, reached]) => reached.has(id)).map(([kind]) => kind);
    const before = [EARLY, TICKS, BESIDE].find((kind) => wanting.includes(kind));
    if (before) return fileBefore(before, first.has(id) ? ["all"] : wanting, id);
    if (first.has(id)) return SITE_FILE;
    return wanting.length > 1 ? wanting.join("-") : null;
  };
}

/**
 * Returns the file of a module that comes before a page. Few files are there sooner than many, so that they are told apart only by those pages
 * that must stay light. Styles weigh little, so that the editor has all of them.
 * @param {string} before @param {readonly string[]} wanting @param {string} id
 */
function fileBefore(before, wanting, id) {
  if (["all", "texts", "lists"].some((kind) => wanting.includes(kind))) return `${before}-all`;
  const light = ["home", "editor"].find((kind) => wanting.includes(kind));
  if (light) return `${before}-${light}`;
  return id.endsWith(".css") ? `${before}-editor` : before;
}

function modulesByKind() {
  /** @type {Record<string, readonly string[]>} */
  const kinds = {
    [EARLY]: ["player/early.ts", "pages/frame/openingPicture.ts", "pages/wantedAt.ts"],
    [TICKS]: ["editor/playback/newRunner.ts"],
    [BESIDE]: ["player/plain/beside.ts"],
  };
  // The pages of a class take what others have: with a kind of their own, all other pages would come in more files.
  for (const { kind, modules } of BUILT_PAGES.filter((page) => page.kind !== "class"))
    kinds[kind] = [...(kinds[kind] ?? []), ...modules.map((module) => `pages/${module}`)];
  kinds.play = [...(kinds.play ?? []), AFTER_PLAY];
  return kinds;
}

/** @param {readonly string[]} starts @param {InfoOf} infoOf @returns {ReadonlySet<string>} */
function reachedFrom(starts, infoOf) {
  for (const id of starts)
    if (!infoOf(id)) throw new Error(`${id} is no module: do the kinds name a page that is gone?`);
  const reached = new Set(starts);
  for (const id of reached) for (const imported of infoOf(id)?.importedIds ?? []) reached.add(imported);
  return reached;
}
