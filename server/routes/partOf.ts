/** Which part of a file somebody asks for: one, from a first byte on or counted from the end, which is all that players of sounds need. */
import type { Request, Response } from "express";

export interface Part {
  readonly first: number;
  /** The byte after the last one. */
  readonly end: number;
}

const ONE_PART = /^bytes=(\d{0,15})-(\d{0,15})$/;

/** All of it where a wish makes no sense, as a part that ends before it begins. The answer's ETag and Last-Modified are set already. */
export function partOf(request: Request, response: Response, bytes: number): Part | "all" | "beyond the end" {
  const [, from = "", to = ""] = ONE_PART.exec(request.headers.range ?? "") ?? [];
  const isNone = request.method !== "GET" || response.statusCode !== 200 || (from === "" && to === "");
  if (isNone || !isOfThisFile(request, response)) return "all";
  if (from !== "" && to !== "" && Number(to) < Number(from)) return "all";
  // More than there is, counted from the end, is all of it.
  const first = from === "" ? Math.max(0, bytes - Number(to)) : Number(from);
  const end = from === "" || to === "" ? bytes : Math.min(bytes, Number(to) + 1);
  return first < bytes ? { first, end } : "beyond the end";
}

/** Parts are put together with what the caller has only where that is of the same file. */
function isOfThisFile({ headers }: Request, response: Response): boolean {
  const known = headers["if-range"];
  return known === undefined || known === response.get("ETag") || known === response.get("Last-Modified");
}
