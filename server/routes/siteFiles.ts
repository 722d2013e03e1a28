/**
 * Sends files of the site. The build leaves each text packed beside itself, as small as it gets: nothing is left to do here but to choose
 * what the browser can unpack. Files are looked for as they are asked for, for a list made at start would be wrong after the next build.
 */
import { stat } from "node:fs/promises";
import { extname, join, normalize, sep } from "node:path";
import type { Request, RequestHandler, Response } from "express";

/** A packed form of a file, by the ending of its name and what HTTP calls it. */
interface Packing {
  readonly ending: string;
  readonly encoding: string;
}

/** The smallest first. */
const PACKINGS: readonly Packing[] = [
  { ending: ".br", encoding: "br" },
  { ending: ".gz", encoding: "gzip" },
];

/** One part, from a first byte on or counted from the end: all that players ask for. */
const ONE_PART = /^bytes=(\d{0,15})-(\d{0,15})$/;

/** The file that the path names; goes on where there is none. */
export function filesIn(folder: string): RequestHandler {
  return async (request, response, next) => {
    if (!(await sendFile({ folder, path: request.path }, request, response))) next();
  };
}

export interface SiteFile {
  readonly folder: string;
  /** As it stands in an address. */
  readonly path: string;
}

/** Answers whether there is such a file; if so, the call is answered. */
export async function sendFile(file: SiteFile, request: Request, response: Response): Promise<boolean> {
  const name = nameIn(file);
  const form = name === null ? null : await formOf(join(file.folder, name), request);
  if (name === null || form === null) return false;
  request.headers.range = response.statusCode === 200 ? partOf(request, form.bytes) : undefined;
  // Asks caches on the way to ask us; we are asked, so what the browser has already need not be sent.
  delete request.headers["cache-control"];
  response.locals.isSentAsFile = true;
  response.vary("Accept-Encoding").type(extname(name));
  if (form.encoding) response.set("Content-Encoding", form.encoding);
  return new Promise((resolve) => {
    const options = { root: file.folder, cacheControl: false, dotfiles: "deny" } as const;
    response.sendFile(name + form.ending, options, (failure) => {
      if (failure && !response.headersSent) answerFailure(response, failure);
      resolve(true);
    });
  });
}

export function isSentAsFile({ locals }: Response): boolean {
  return locals.isSentAsFile === true;
}

/** Relative to the folder and within it; null for what can be no name of a file there. */
function nameIn({ folder, path }: SiteFile): string | null {
  try {
    const name = normalize(decodeURIComponent(path).replace(/^\/+/, ""));
    return join(folder, name).startsWith(join(folder, sep)) ? name : null;
  } catch {
    return null;
  }
}

/** The best form of a file for this browser, and how long it is; null where there is no such file. */
async function formOf(file: string, request: Request): Promise<(Packing & { readonly bytes: number }) | null> {
  const accepted = request.acceptsEncodings();
  const forms = [...PACKINGS.filter(({ encoding }) => accepted.includes(encoding)), { ending: "", encoding: "" }];
  for (const form of forms) {
    const found = await stat(file + form.ending).catch(() => null);
    if (found?.isFile()) return { ...form, bytes: found.size };
  }
  return null;
}

/** The part that is wished for; none where the wish makes no sense, as a part that ends before it begins: that gets the whole file. */
function partOf({ method, headers: { range = "" } }: Request, bytes: number): string | undefined {
  const [part, first = "", last = ""] = ONE_PART.exec(range) ?? [];
  if (method !== "GET" || part === undefined || (first === "" && last === "")) return undefined;
  // More than there is, counted from the end, is all of it.
  if (first === "") return Number(last) > bytes ? "bytes=0-" : part;
  return last !== "" && Number(last) < Number(first) ? undefined : part;
}

const NO_SUCH_PART = 416;

/** A part beyond the end of the file, or a file that went away this moment. */
function answerFailure(response: Response, failure: Error & { readonly status?: unknown }): void {
  const status = failure.status === NO_SUCH_PART ? NO_SUCH_PART : 404;
  for (const about of [
    "Content-Type",
    "Content-Encoding",
    "Content-Length",
    "ETag",
    "Last-Modified",
    "Cache-Control",
  ]) {
    response.removeHeader(about);
  }
  response.status(status).end();
}
