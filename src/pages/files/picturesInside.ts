import { fetchDataUrl } from "../../browser/dataUrl.ts";

/** A background image that is stored on the server, within the JSON of a game. */
const KEPT = /url\((?:\\?["'])?(\/pictures\/[0-9a-f]{64}\.png)(?:\\?["'])?\)/g;

/**
 * Replaces the URLs of images on this server by data URLs, because the file may be opened on another server. Keeps the URL of an image that
 * cannot be loaded.
 */
export async function withPicturesInside(file: string): Promise<string> {
  const addresses = new Set([...file.matchAll(KEPT)].map(([, address = ""]) => address));
  const found = await Promise.all(
    [...addresses].map(async (address) => [address, await fetchDataUrl(address)] as const),
  );
  const urls = new Map(found);
  return file.replace(KEPT, (named, address: string) => {
    const url = urls.get(address);
    return url ? `url(${url})` : named;
  });
}
