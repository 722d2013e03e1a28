// @ts-check
/**
 * The pages of src/api/routes.ts as the build sees them: their kinds, their weights, and the modules they begin with.
 */
import { PAGES } from "../../src/api/routes.ts";

/** The module that every page loads. */
export const MAIN = "src/main.tsx";

/**
 * The kinds of pages, each with the KB of script, compressed with gzip, that such a page may load before anything is
 * pressed. The loading bench measures the same in a browser. Pages of one kind need nearly the same modules.
 */
const KILOBYTES = { home: 150, lists: 150, texts: 110, class: 200, play: 300, editor: 520 };

/** @type {Readonly<Record<import("../../src/api/routes.ts").PageName | "notFound", keyof typeof KILOBYTES>>} */
const KINDS = {
  home: "home",
  explore: "lists",
  dashboard: "lists",
  profile: "lists",
  joinSendWorld: "lists",
  faq: "texts",
  terms: "texts",
  privacy: "texts",
  login: "texts",
  join: "texts",
  newPassword: "texts",
  classCode: "class",
  classDoor: "class",
  classWall: "class",
  classGallery: "class",
  operator: "class",
  notFound: "texts",
  play: "play",
  editor: "editor",
};

/**
 * What a player's page loads before it shows the first frame of its game, with the KB that may weigh. The file in which a child takes a game
 * home has the same player in it.
 */
export const EARLY_GAME = { page: "early play", starts: ["src/play.ts", "src/player/early.ts"], kilobytes: 65 };

/** What an embedded game loads in all. */
export const EMBEDDED_GAME = { page: "embed", starts: ["src/embed.ts"], kilobytes: 68 };

/** What the home page loads on its own after it is shown. */
const ON_HOME = ["home/HomeGame.ts", "games/LocalGames.tsx"];

/**
 * A page of the built site. Its modules are below `src/pages`; all that they import belongs to it too.
 * @typedef {{ page: string, kind: string, modules: readonly string[], kilobytes: number, hasStage: boolean }} BuiltPage
 */

/** @type {readonly BuiltPage[]} */
export const BUILT_PAGES = Object.entries({ ...PAGES, notFound: { component: "NotFoundPage" } }).map(
  ([page, route]) => {
    const kind = KINDS[/** @type {keyof typeof KINDS} */ (page)];
    return {
      page,
      kind,
      modules: [`${route.component}.tsx`, ...(page === "home" ? ON_HOME : [])],
      kilobytes: KILOBYTES[kind],
      hasStage: "html" in route,
    };
  },
);
