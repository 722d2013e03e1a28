/** Decodes pictures for canvases, without `img` elements that the content policy would have to allow (product §14, §15). */

import { decodeBitmap } from "./bitmap.ts";
import { decodePicture } from "./pictureFiles.ts";

/** Enough for every look of a large game; beyond it the pictures not asked for the longest go. */
const CACHE_MAX = 1000;

/** As long as any other call of the server is waited for. */
const FILE_MS = 30_000;

const DATA_URL = /^data:(image\/(?:png|jpeg|webp));base64,(.*)$/s;

const decoded = new Map<string, ImageBitmap>();
const decoding = new Map<string, Promise<ImageBitmap>>();

/**
 * The picture of a PNG, JPEG or WebP data URL, or of a path of this site. Rejects with an Error where there is none.
 * Bitmaps are shared: never close one.
 */
export function loadPicture(url: string): Promise<ImageBitmap> {
  const known = cachedPicture(url);
  if (known) return Promise.resolve(known);
  const running = decoding.get(url) ?? decode(url).finally(() => decoding.delete(url));
  decoding.set(url, running);
  return running;
}

/** The picture if it is decoded already. */
export function cachedPicture(url: string): ImageBitmap | undefined {
  const picture = decoded.get(url);
  if (picture) keep(url, picture);
  return picture;
}

async function decode(url: string): Promise<ImageBitmap> {
  const picture = await (fileIn(url) ?? fileAt(url));
  keep(url, picture);
  return picture;
}

function fileIn(url: string): Promise<ImageBitmap> | null {
  const [, type, base64] = DATA_URL.exec(url) ?? [];
  return type === undefined || base64 === undefined ? null : decodePicture(type, base64);
}

async function fileAt(url: string): Promise<ImageBitmap> {
  if (!isSitePath(url)) throw new Error("A picture is a PNG, JPEG or WebP data URL, or a path of this site.");
  const answer = await fetch(url, { signal: AbortSignal.timeout(FILE_MS) });
  if (!answer.ok) throw new Error(`There is no picture at ${url}.`);
  return decodeBitmap(await answer.blob());
}

function isSitePath(url: string): boolean {
  return /^\/(?!\/)/.test(url) && !url.includes("\\");
}

/** A Map keeps its order: the first entry is the one not asked for the longest. */
function keep(url: string, picture: ImageBitmap): void {
  decoded.delete(url);
  decoded.set(url, picture);
  const [oldest] = decoded.keys();
  if (decoded.size > CACHE_MAX && oldest !== undefined) decoded.delete(oldest);
}
