import { extname, join } from "node:path";
import { type Request, type RequestHandler, Router } from "express";
import { PAGES, type PageRoute } from "../../src/api/routes.ts";
import { noSuchCall } from "./failures.ts";
import { filesIn, sendFile } from "./siteFiles.ts";

/**
 * The addresses of pages that always exist. Any other address gets the same HTML with status 404, and the page says
 * that there is nothing.
 */
const ALWAYS_THERE = Object.values<PageRoute>(PAGES)
  .map(({ path }) => path)
  .filter((path) => !path.includes(":"));

/** Looks up whether the game or the user of a page exists. If not, the page is sent with status 404. */
interface SiteFacts {
  isWorld(id: string): Promise<boolean>;
  isUser(idOrName: string): Promise<boolean>;
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
  const isGame = ({ params, query }: Request): Promise<boolean> | boolean => {
    const id = String(params.worldId);
    return id.startsWith(LOCAL_GAME) || query.localstorage === "true" || facts.isWorld(id);
  };
  // Each of these pages has an HTML file that preloads its own files (server/scripts/pagePreloads.mjs).
  router.get(PAGES.editor.path, onlyForPages, onlyIf(isGame), page(PAGES.editor.html), page("index.html"));
  router.get(PAGES.play.path, onlyForPages, onlyIf(isGame), page(PAGES.play.html), page("index.html"));
  router.get(
    PAGES.profile.path,
    onlyForPages,
    onlyIf(({ params }) => facts.isUser(String(params.username))),
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
