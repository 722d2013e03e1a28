/** The browser application's files and pages: hashed files for ever, everything else asked for anew (stack §2). */
import { extname, join } from "node:path";
import express, { Router } from "express";

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

export function siteRoutes(site: string): Router {
  const router = Router();
  const hashed = { immutable: true, maxAge: "1y", fallthrough: false, index: false } as const;
  router.use("/assets", express.static(join(site, "assets"), hashed));
  router.use(express.static(site, { index: false, maxAge: 0 }));

  const page = (status: number): express.RequestHandler => {
    return (request, response, next) => {
      if (!isForPage(request)) return next();
      response.status(status).set("Cache-Control", "no-cache");
      response.sendFile("index.html", { root: site, cacheControl: false });
    };
  };
  router.get(PAGES, page(200));
  router.get("/{*path}", page(404));
  return router;
}

/** A missing picture or script must be missing, not a page that calls itself one. */
function isForPage(request: express.Request): boolean {
  return Boolean(request.accepts("html")) && extname(request.path) === "";
}
