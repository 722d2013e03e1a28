/** Decodes pictures for canvases, without `img` elements that the content policy would have to allow (product §14, §15). */

import { breath } from "./after.ts";

/** Enough for every look of a large game; beyond it the pictures not asked for the longest go. */
const CACHE_MAX = 1000;

const DATA_URL = /^data:(image\/(?:png|jpeg|webp));base64,(.*)$/s;

const decoded = new Map<string, ImageBitmap>();
const decoding = new Map<string, Promise<ImageBitmap>>();

/**
 * The picture of a PNG, JPEG or WebP data URL, or of a path of this site. Rejects with an Error where there is none.
 * Bitmaps are shared: never close one.
 */
export function pictureOf(url: string): Promise<ImageBitmap> {
  const known = peekPicture(url);
  if (known) return Promise.resolve(known);
  const running = decoding.get(url) ?? decode(url).finally(() => decoding.delete(url));
  decoding.set(url, running);
  return running;
}

/** The picture if it is decoded already. */
export function peekPicture(url: string): ImageBitmap | undefined {
  const picture = decoded.get(url);
  if (picture) keep(url, picture);
  return picture;
}

/** Each in a turn of its own: a large game asks for hundreds at once. */
async function decode(url: string): Promise<ImageBitmap> {
  await breath();
  const picture = await createImageBitmap(await blobOf(url));
  keep(url, picture);
  return picture;
}

async function blobOf(url: string): Promise<Blob> {
  const [, type, base64] = DATA_URL.exec(url) ?? [];
  if (type !== undefined && base64 !== undefined) return new Blob([bytesOf(base64)], { type });
  if (!isSitePath(url)) throw new Error("A picture is a PNG, JPEG or WebP data URL, or a path of this site.");
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`There is no picture at ${url}.`);
  return answer.blob();
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const letters = atob(base64);
  const bytes = new Uint8Array(letters.length);
  // By hand, for `Uint8Array.from` takes many times as long, and a large game has half a megabyte of them to show.
  for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at);
  return bytes;
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
