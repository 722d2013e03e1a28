// @ts-check
/**
 * Which modules come in one file: all that the same kinds of pages need. By itself the build makes a file of whatever two pages share,
 * dozens for an editor, and each of them is a way to the server and back.
 */
import { join } from "node:path";
import { root } from "./runStep.mjs";

/**
 * What is loaded first anyway, and the modules that pages of each kind begin with.
 * @type {{ main: string, kinds: Readonly<Record<string, readonly string[]>> }}
 */
const SITE = {
  main: "src/main.tsx",
  kinds: {
    home: ["HomePage.tsx", "home/HomeGame.ts", "games/LocalGames.tsx"],
    lists: ["ExplorePage.tsx", "DashboardPage.tsx", "ProfilePage.tsx", "JoinSendWorldPage.tsx"],
    words: ["FaqPage.tsx", "TermsPage.tsx", "PrivacyPage.tsx", "LoginPage.tsx", "JoinPage.tsx", "NotFoundPage.tsx"],
    play: ["PlayPage.tsx"],
    editor: ["EditorPage.tsx"],
  },
};
/** Bytes below which icons come along with others that nearly the same pages need. */
const ICONS_MIN = 1500;

/**
 * What the build asks of a module: the ids of those it imports.
 * @typedef {(id: string) => { readonly importedIds?: readonly string[] } | null} InfoOf
 */

/** For vite.config.ts. */
export function sharedFiles() {
  /** @type {ReturnType<typeof kindsOf> | null} */
  let kinds = null;
  return [
    { name: "icons", test: /lucide-react/, entriesAware: true, entriesAwareMergeThreshold: ICONS_MIN },
    {
      debugName: "kinds of pages",
      /** @param {string} id @param {{ getModuleInfo: InfoOf }} build */
      name: (id, build) => {
        kinds ??= kindsOf((module) => build.getModuleInfo(module));
        return kinds(id);
      },
      // Or a group would take along what belongs to another one.
      includeDependenciesRecursively: false,
    },
  ];
}

/**
 * The build names a file of icons after all the pages that need it, up to a hundred letters, and every page that loads it carries that
 * name several times. For vite.config.ts.
 * @param {{ readonly name: string }} chunk
 */
export function chunkFileNames({ name }) {
  return `assets/${name.startsWith("icons~") ? "icons" : "[name]"}-[hash].js`;
}

/**
 * The kinds of pages that need a module, as the name of its file; null where that is one kind alone, or all anyway.
 * @param {InfoOf} infoOf @param {typeof SITE} site @returns {(id: string) => string | null}
 */
export function kindsOf(infoOf, site = SITE) {
  const first = reachedFrom([join(root, site.main)], infoOf);
  const kinds = Object.entries(site.kinds).map(([kind, pages]) => {
    const starts = pages.map((page) => join(root, "src/pages", page));
    return /** @type {const} */ ([kind, reachedFrom(starts, infoOf)]);
  });
  return (id) => {
    const wanting = first.has(id) ? [] : kinds.filter(([, reached]) => reached.has(id)).map(([kind]) => kind);
    return wanting.length > 1 ? wanting.join("-") : null;
  };
}

/** @param {readonly string[]} starts @param {InfoOf} infoOf @returns {ReadonlySet<string>} */
function reachedFrom(starts, infoOf) {
  for (const id of starts)
    if (!infoOf(id)) throw new Error(`${id} is no module: do the kinds name a page that is gone?`);
  const reached = new Set(starts);
  for (const id of reached) for (const imported of infoOf(id)?.importedIds ?? []) reached.add(imported);
  return reached;
}
