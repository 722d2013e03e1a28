/** The browser application's files and pages: hashed files for ever, everything else asked for anew (stack §2). */
import { extname, join } from "node:path";
import { type Request, type RequestHandler, Router } from "express";
import { noSuchCall } from "./failures.ts";
import { filesIn, sendFile } from "./siteFiles.ts";

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

export function siteRoutes(site: string): Router {
  const router = Router();
  router.use(onlyReading);
  router.use("/assets", cached("public, max-age=31536000, immutable"), filesIn(join(site, "assets")), notCached);
  router.use(cached("no-cache"), filesIn(site));
  const page = (html: string): RequestHandler => {
    return async (request, response, next) => {
      if (!(await sendFile({ folder: site, path: html }, request, response))) next();
    };
  };
  for (const [path, html] of Object.entries(OWN_HTML)) router.get(path, onlyForPages, page(html));
  router.get(PAGES, onlyForPages, page("index.html"));
  router.get("/{*path}", onlyForPages, (request, response, next) => {
    response.status(404);
    return page("index.html")(request, response, next);
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
