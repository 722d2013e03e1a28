import { open, stat } from "node:fs/promises";
import { extname, join, normalize, sep } from "node:path";
import type { Request, RequestHandler, Response } from "express";
import { filePieces } from "../stores/files/filePieces.ts";
import { holdPieces } from "./memory.ts";
import { sendInTurns } from "./sendPieces.ts";

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

interface SiteFile {
  readonly folder: string;
  /** As in a URL. */
  readonly path: string;
  /** The header of that name. */
  readonly cacheControl: string;
}

/** A form in which a file is there. */
interface FoundFile extends Packing {
  /** As it would be called if it were not packed. */
  readonly name: string;
  readonly file: string;
  readonly bytes: number;
  readonly changed: Date;
}

/**
 * Sends the file that the path names, or goes on if there is none. The build leaves each text packed beside itself, so that only the form
 * that the browser can unpack has to be chosen. Files are looked up for each call: a list made at start would be wrong after the next build.
 */
export function filesIn(folder: string, cacheControl: string): RequestHandler {
  return async (request, response, next) => {
    if (!(await sendFile({ folder, path: request.path, cacheControl }, request, response))) next();
  };
}

/** Answers whether there is such a file; if so, the call is answered. Throws `RetryLater` if too much is on its way already. */
export async function sendFile(
  { folder, path, cacheControl }: SiteFile,
  request: Request,
  response: Response,
): Promise<boolean> {
  const name = nameIn(folder, path);
  const found = name === null ? null : await formOf(join(folder, name), request);
  if (found === null) return false;
  const { bytes, changed } = found;
  response.locals.isSentAsFile = true;
  const tag = `W/"${bytes.toString(16)}-${changed.getTime().toString(16)}"`;
  response.set({ "Cache-Control": cacheControl, ETag: tag, "Last-Modified": changed.toUTCString() });
  response.set("Accept-Ranges", "bytes").vary("Accept-Encoding");
  // Asks caches on the way to ask us; we are asked, so what the browser has already need not be sent.
  delete request.headers["cache-control"];
  const part = partOf(request, response, bytes);
  if (part !== "beyond the end" && !request.fresh) return sendPart(found, part, request, response);
  if (part === "beyond the end") response.status(416).set("Content-Range", `bytes */${bytes}`);
  else response.status(304);
  response.end();
  return true;
}

/** Answers whether the file is still there. */
async function sendPart(
  { file, name, bytes, encoding }: FoundFile,
  part: Part | "all",
  request: Request,
  response: Response,
): Promise<boolean> {
  const { first, end } = part === "all" ? { first: 0, end: bytes } : part;
  holdPieces(request, response, end - first);
  const handle = await open(file).catch(() => null);
  if (handle === null) return false;
  try {
    response.type(extname(name)).set("Content-Length", String(end - first));
    if (encoding) response.set("Content-Encoding", encoding);
    if (part !== "all") response.status(206).set("Content-Range", `bytes ${first}-${end - 1}/${bytes}`);
    await sendInTurns(request, response, filePieces(handle, first, end));
  } finally {
    await handle.close();
  }
  return true;
}

export function isSentAsFile({ locals }: Response): boolean {
  return locals.isSentAsFile === true;
}

/** Relative to the folder and within it; null for what can be no name of a file there. */
function nameIn(folder: string, path: string): string | null {
  try {
    const name = normalize(decodeURIComponent(path).replace(/^\/+/, ""));
    const isHidden = name.split(sep).some((part) => part.startsWith("."));
    return !isHidden && join(folder, name).startsWith(join(folder, sep)) ? name : null;
  } catch {
    return null;
  }
}

/** The best form of a file for this browser; null if there is no such file. */
async function formOf(name: string, request: Request): Promise<FoundFile | null> {
  const accepted = request.acceptsEncodings();
  const forms = [...PACKINGS.filter(({ encoding }) => accepted.includes(encoding)), { ending: "", encoding: "" }];
  for (const form of forms) {
    const found = await stat(name + form.ending).catch(() => null);
    if (found?.isFile()) return { ...form, name, file: name + form.ending, bytes: found.size, changed: found.mtime };
  }
  return null;
}

interface Part {
  readonly first: number;
  /** The byte after the last one. */
  readonly end: number;
}

const ONE_PART = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * Which part of a file a call asks for: one, from a first byte on or counted from the end, which is all that players of sounds need. All of
 * it if the wish makes no sense, like a part that ends before it begins. The answer's ETag and Last-Modified are set already.
 */
function partOf(request: Request, response: Response, bytes: number): Part | "all" | "beyond the end" {
  const [, from = "", to = ""] = ONE_PART.exec(request.headers.range ?? "") ?? [];
  const isNone = request.method !== "GET" || response.statusCode !== 200 || (from === "" && to === "");
  if (isNone || !isOfThisFile(request, response)) return "all";
  if (from !== "" && to !== "" && Number(to) < Number(from)) return "all";
  // More than there is, counted from the end, is all of it.
  const first = from === "" ? Math.max(0, bytes - Number(to)) : Number(from);
  const end = from === "" || to === "" ? bytes : Math.min(bytes, Number(to) + 1);
  return first < bytes ? { first, end } : "beyond the end";
}

/** The caller may put a part together with what it has only if that is of the same file. */
function isOfThisFile({ headers }: Request, response: Response): boolean {
  const known = headers["if-range"];
  return known === undefined || known === response.get("ETag") || known === response.get("Last-Modified");
}
