/** The browser application's files and pages: hashed files for ever, everything else asked for anew (stack §2). */
import { extname, join } from "node:path";
import { type Request, type RequestHandler, Router } from "express";
import sirv from "sirv";
import { noSuchCall } from "./failures.ts";

/** The addresses of spec §2. Any other one gets the same page, which shows "404 Page Not Found", with that status. */
const PAGES = [
  "/",
  "/explore",
  "/faq",
  "/login",
  "/join",
  "/join-send-world",
  "/dashboard",
  "/editor/:id",
  "/play/:id",
  "/u/:username",
  "/terms-of-use",
  "/privacy-policy",
];

/** The same page, which names what it will load (server/launch/pagePreloads.mjs). */
const OWN_HTML = { "/editor/:id": "editor.html", "/play/:id": "play.html" };

/**
 * The build leaves each file packed beside itself, as small as it gets: nothing is left to do here but to send it. `dev` looks for
 * files as they are asked for: a list made at start would be wrong after the next build.
 */
const PACKED = { brotli: true, gzip: true, extensions: [], etag: true, dev: true };

export function siteRoutes(site: string): Router {
  const router = Router();
  const files = sirv(site, PACKED);
  router.use(onlyReading);
  router.use("/assets", cached("public, max-age=31536000, immutable"), sirv(join(site, "assets"), PACKED), notCached);
  router.use(cached("no-cache"), files);
  const page = (html: string): RequestHandler => {
    return (request, response, next) => {
      const { url } = request;
      request.url = `/${html}`;
      files(request, response, () => {
        request.url = url;
        next();
      });
    };
  };
  for (const [path, html] of Object.entries(OWN_HTML)) router.get(path, onlyForPages, page(html));
  router.get(PAGES, onlyForPages, page("index.html"));
  router.get("/{*path}", onlyForPages, (_request, response) => {
    response.status(404).sendFile("index.html", { root: site, cacheControl: false });
  });
  return router;
}

const onlyReading: RequestHandler = ({ method }, _response, next) => {
  next(method === "GET" || method === "HEAD" ? undefined : "router");
};

function cached(how: string): RequestHandler {
  return (_request, response, next) => {
    response.set("Cache-Control", how);
    next();
  };
}

/** What is missing now may be there after the next build. */
const notCached: RequestHandler = (request, response, next) => {
  response.set("Cache-Control", "no-cache");
  noSuchCall(request, response, next);
};

/** A missing picture or script must be missing, not a page that calls itself one. */
const onlyForPages: RequestHandler = (request, _response, next) => next(isForPage(request) ? undefined : "route");

function isForPage(request: Request): boolean {
  return Boolean(request.accepts("html")) && extname(request.path) === "";
}
