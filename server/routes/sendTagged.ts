import { readFile } from "node:fs/promises";
import type { Request, Response } from "express";
import { digestOf } from "../stores/files/digestOf.ts";
import { holdAnswer } from "./memory.ts";

/**
 * Sends a page with more elements in its head, and returns whether there is such a page. Its tag is that of what is sent, so that a
 * browser that has it with other elements, or as a file, gets it again.
 */
export async function sendTagged(
  file: string,
  elements: string,
  request: Request,
  response: Response,
): Promise<boolean> {
  const html = await readFile(file, "utf8").catch(() => null);
  if (html === null) return false;
  const page = html.replace("</head>", () => `${elements}\n</head>`);
  response.set({ "Cache-Control": "no-cache", ETag: `W/"${digestOf(page)}"` });
  // As for files: it would make `request.fresh` false.
  delete request.headers["cache-control"];
  if (request.fresh) {
    response.status(304).end();
    return true;
  }
  const bytes = Buffer.from(page);
  holdAnswer(request, response, bytes.length);
  response.type("html").send(bytes);
  return true;
}
