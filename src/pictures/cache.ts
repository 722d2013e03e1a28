import { fetchWithRetry } from "../browser/fetchWithRetry.ts";
import { decodeBitmap, decodePicture } from "./decode.ts";

/** Enough for every appearance of a large game. Beyond it, the least recently used pictures are dropped. */
const CACHE_MAX = 1000;

/** As long as any other request to the server may take. */
const FETCH_TIMEOUT_MS = 30_000;

const DATA_URL = /^data:(image\/(?:png|jpeg|webp));base64,(.*)$/s;

const decoded = new Map<string, ImageBitmap>();
const decoding = new Map<string, Promise<ImageBitmap>>();

/**
 * The picture of a PNG, JPEG or WebP data URL, or of a path of this site. Rejects if there is none.
 * Bitmaps are shared: never close one.
 */
export function loadPicture(url: string): Promise<ImageBitmap> {
  const known = cachedPicture(url);
  if (known) return Promise.resolve(known);
  const running = decoding.get(url) ?? decodeUrl(url).finally(() => decoding.delete(url));
  decoding.set(url, running);
  return running;
}

/** The pictures at these addresses, without those that cannot be had. */
export async function loadPictures(urls: Iterable<string>): Promise<ReadonlyMap<string, ImageBitmap>> {
  const decoded = [...new Set(urls)].map(async (url) => [url, await loadPicture(url).catch(() => null)] as const);
  return new Map((await Promise.all(decoded)).flatMap(([url, picture]) => (picture ? [[url, picture]] : [])));
}

/** The picture, if it has been decoded already. */
export function cachedPicture(url: string): ImageBitmap | undefined {
  const picture = decoded.get(url);
  if (picture) cachePicture(url, picture);
  return picture;
}

/** Draws a decoded picture on a canvas, which gets its size. */
export function drawBitmap(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
}

/** A Map keeps insertion order, so its first entry is the least recently used one. */
function cachePicture(url: string, picture: ImageBitmap): void {
  decoded.delete(url);
  decoded.set(url, picture);
  const [oldest] = decoded.keys();
  if (decoded.size > CACHE_MAX && oldest !== undefined) decoded.delete(oldest);
}

async function decodeUrl(url: string): Promise<ImageBitmap> {
  const picture = await (decodeDataUrl(url) ?? fetchPicture(url));
  cachePicture(url, picture);
  return picture;
}

/** Null if it is no data URL. */
function decodeDataUrl(url: string): Promise<ImageBitmap> | null {
  const [, type, base64] = DATA_URL.exec(url) ?? [];
  return type === undefined || base64 === undefined ? null : decodePicture(type, base64);
}

async function fetchPicture(url: string): Promise<ImageBitmap> {
  if (!isSitePath(url)) throw new Error("Not a picture");
  const answer = await fetchWithRetry(url, () => ({ signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) }));
  if (!answer.ok) throw new Error(`No picture at ${url}`);
  return decodeBitmap(await answer.blob());
}

function isSitePath(url: string): boolean {
  return /^\/(?!\/)/.test(url) && !url.includes("\\");
}
