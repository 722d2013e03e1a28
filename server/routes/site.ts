import { extname, join } from "node:path";
import { type Request, type RequestHandler, Router } from "express";
import { EMBED, PAGES, type PageRoute } from "../../src/api/routes.ts";
import type { WorldCard } from "../../src/api/wire.ts";
import { noSuchCall } from "./failures.ts";
import { mayBeFramed } from "./middleware.ts";
import { addressFor, previewTags } from "./preview.ts";
import { sendTagged } from "./sendTagged.ts";
import { filesIn, sendFile } from "./siteFiles.ts";

/**
 * The addresses of pages that always exist. Any other address gets the same HTML with status 404, and the page says
 * that there is nothing.
 */
const ALWAYS_THERE = Object.values<PageRoute>(PAGES)
  .map(({ path }) => path)
  .filter((path) => !path.includes(":"));

/** The addresses of pages that only a site with classes has. */
const OF_CLASSES = [PAGES.classCode, PAGES.classDoor, PAGES.classWall, PAGES.classGallery].map(({ path }) => path);

/** Looks up whether the game or the user of a page exists. If not, the page is sent with status 404. */
interface SiteFacts {
  isWorld(id: string): Promise<boolean>;
  isUser(idOrName: string): Promise<boolean>;
  /** Returns the game if everybody may see it, otherwise null. */
  published(id: string): Promise<WorldCard | null>;
  /** Whether anybody here may make classes. If not, their pages do not exist either. */
  hasClasses(): Promise<boolean>;
  /** Where browsers find the site, if the operator said so. */
  readonly address: string | null;
}

/** The caching of files with a digest in their name, and of all others. */
const FOR_EVER = "public, max-age=31536000, immutable";
const REVALIDATED = "no-cache";

/** The beginning of the ids of games that are stored only in a browser. */
const LOCAL_GAME = "ls-";

export function siteRoutes(site: string, facts: SiteFacts): Router {
  const router = Router();
  router.use(onlyReading);
  // Missing files are not cached, because the next build may add them.
  router.use("/assets", filesIn(join(site, "assets"), FOR_EVER), noSuchCall);
  router.use(filesIn(site, REVALIDATED));
  const page = (html: string): RequestHandler => {
    return async (request, response, next) => {
      if (!(await sendFile({ folder: site, path: html, cacheControl: REVALIDATED }, request, response))) next();
    };
  };
  /** The page of a published game tells of it to programs that show a link before anybody follows it. */
  const previewed = (html: string): RequestHandler => {
    return async (request, response, next) => {
      const card = await facts.published(String(request.params.worldId)).catch(() => null);
      const tags = card && previewTags(card, addressFor(request, facts.address));
      if (!tags || !(await sendTagged(join(site, html), tags, request, response))) next();
    };
  };
  const isPublished = async ({ params }: Request): Promise<boolean> =>
    (await facts.published(String(params.worldId))) !== null;
  const isGame = ({ params, query }: Request): Promise<boolean> | boolean => {
    const id = String(params.worldId);
    return id.startsWith(LOCAL_GAME) || query.localstorage === "true" || facts.isWorld(id);
  };
  // Each of these pages has an HTML file that preloads its own files (server/scripts/pagePreloads.mjs).
  router.get(PAGES.editor.path, onlyForPages, onlyIf(isGame), page(PAGES.editor.html), page("index.html"));
  const { play } = PAGES;
  router.get(play.path, onlyForPages, onlyIf(isGame), previewed(play.html), page(play.html), page("index.html"));
  // Nothing else may take its place, because whatever is sent here may be framed.
  const embed = [
    onlyForPages,
    ...mayBeFramed,
    onlyIf(isPublished),
    previewed(EMBED.html),
    page(EMBED.html),
    noSuchCall,
  ];
  router.get(EMBED.path, embed);
  router.get(
    PAGES.profile.path,
    onlyForPages,
    onlyIf(({ params }) => facts.isUser(String(params.username))),
    page("index.html"),
  );
  // Whether there is such a class, only the page asks: a status would tell strangers which codes exist.
  router.get(
    OF_CLASSES,
    onlyForPages,
    onlyIf(() => facts.hasClasses()),
    page("index.html"),
  );
  router.get(ALWAYS_THERE, onlyForPages, page("index.html"));
  router.get(
    "/{*path}",
    onlyForPages,
    onlyIf(() => false),
    page("index.html"),
  );
  return router;
}

/**
 * Sets the status 404 if there is no such game or user. If the store does not answer, the page is sent as usual and
 * shows that itself.
 */
function onlyIf(isThere: (request: Request) => Promise<boolean> | boolean): RequestHandler {
  return async (request, response, next) => {
    const found = await Promise.resolve(isThere(request)).catch(() => true);
    if (!found) response.status(404);
    next();
  };
}

const onlyReading: RequestHandler = ({ method }, _response, next) => {
  next(method === "GET" || method === "HEAD" ? undefined : "router");
};

/** Skips the pages for calls that want a file: a missing picture or script must be missing, not a page of HTML. */
const onlyForPages: RequestHandler = (request, _response, next) => next(isForPage(request) ? undefined : "route");

function isForPage(request: Request): boolean {
  return Boolean(request.accepts("html")) && extname(request.path) === "";
}
