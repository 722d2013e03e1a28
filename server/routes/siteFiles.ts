import { open, stat } from "node:fs/promises";
import { extname, join, normalize, sep } from "node:path";
import type { Request, RequestHandler, Response } from "express";
import { filePieces } from "../stores/files/filePieces.ts";
import { holdPieces } from "./memory.ts";
import { sendInTurns } from "./sendPieces.ts";

/** A packed form of a file: the ending of its name, and the name of its encoding in HTTP. */
interface Packing {
  readonly ending: string;
  readonly encoding: string;
}

/** In order of preference, the smallest form first. */
const PACKINGS: readonly Packing[] = [
  { ending: ".br", encoding: "br" },
  { ending: ".gz", encoding: "gzip" },
];

interface SiteFile {
  readonly folder: string;
  /** The path of the file as a URL has it. */
  readonly path: string;
  /** The value of the `Cache-Control` header. */
  readonly cacheControl: string;
}

/** One form of a file, packed or plain, that is on the disk. */
interface FoundFile extends Packing {
  /** The name of the plain file, which decides the content type. */
  readonly name: string;
  readonly file: string;
  readonly bytes: number;
  readonly changed: Date;
}

/**
 * Sends the file that the path names, or goes on if there is none. The build leaves each text packed beside itself, so
 * that only the form that the browser can unpack has to be chosen. Files are looked up for each call: a list made at
 * start would be wrong after the next build.
 */
export function filesIn(folder: string, cacheControl: string): RequestHandler {
  return async (request, response, next) => {
    if (!(await sendFile({ folder, path: request.path, cacheControl }, request, response))) next();
  };
}

/**
 * Sends a file if there is one, and returns whether there is. Throws `RetryLater` if too many answers are under way.
 */
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
  // This header tells caches on the way to ask us. It would also make `request.fresh` false, and what the browser
  // already has need not be sent.
  delete request.headers["cache-control"];
  const part = partOf(request, response, bytes);
  if (part !== "beyond the end" && !request.fresh) return sendPart(found, part, request, response);
  if (part === "beyond the end") response.status(416).set("Content-Range", `bytes */${bytes}`);
  else response.status(304);
  response.end();
  return true;
}

/** Sends a part of a file, or all of it. Returns false if the file has disappeared meanwhile. */
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

/**
 * Returns the name of a file relative to the folder, within which it must lie; null if the path cannot be one of a file
 * there.
 */
function nameIn(folder: string, path: string): string | null {
  try {
    const name = normalize(decodeURIComponent(path).replace(/^\/+/, ""));
    const isHidden = name.split(sep).some((part) => part.startsWith("."));
    return !isHidden && join(folder, name).startsWith(join(folder, sep)) ? name : null;
  } catch {
    return null;
  }
}

/** Returns the smallest form of a file that this browser can unpack; null if there is no such file. */
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
 * Returns the part of a file that a call asks for. One part is supported, from a first byte on or counted from the end,
 * which is all that players of sounds need. A range that makes no sense, such as one that ends before it begins, means
 * all of the file. The answer's ETag and Last-Modified must be set already.
 */
function partOf(request: Request, response: Response, bytes: number): Part | "all" | "beyond the end" {
  const [, from = "", to = ""] = ONE_PART.exec(request.headers.range ?? "") ?? [];
  const isNone = request.method !== "GET" || response.statusCode !== 200 || (from === "" && to === "");
  if (isNone || !isOfThisFile(request, response)) return "all";
  if (from !== "" && to !== "" && Number(to) < Number(from)) return "all";
  // A range from the end that is longer than the file means all of it.
  const first = from === "" ? Math.max(0, bytes - Number(to)) : Number(from);
  const end = from === "" || to === "" ? bytes : Math.min(bytes, Number(to) + 1);
  return first < bytes ? { first, end } : "beyond the end";
}

/**
 * Returns whether the parts that the caller already has are of this same file (`If-Range`), so that it may join another
 * part to them.
 */
function isOfThisFile({ headers }: Request, response: Response): boolean {
  const known = headers["if-range"];
  return known === undefined || known === response.get("ETag") || known === response.get("Last-Modified");
}
