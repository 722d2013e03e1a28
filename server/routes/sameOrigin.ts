/** Nothing is changed at the word of another site's page; no other site may read an answer either, for no CORS header is ever sent. */
import type { Request, RequestHandler } from "express";
import { HttpError } from "../services/HttpError.ts";

const READING: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

export const sameOriginOnly: RequestHandler = (request, _response, next) => {
  if (!READING.has(request.method) && !isFromHere(request)) {
    throw new HttpError(403, "This can only be done from our own pages.");
  }
  next();
};

/** Browsers say where a call comes from, programs that are none need not. The older `Origin` counts where the newer header is missing. */
function isFromHere(request: Request): boolean {
  const site = request.get("sec-fetch-site");
  if (site !== undefined) return site === "same-origin" || site === "none";
  const origin = request.get("origin");
  return origin === undefined || hostOf(origin) === request.host;
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
