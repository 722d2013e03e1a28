/** The text of a game that leaves the site. */
import { fetchDataUrl } from "../../browser/dataUrl.ts";
import { withChecksum } from "../../parcel/checksum.ts";
import { writeGameFile } from "../../parcel/gameFile.ts";
import type { Parcel } from "../../parcel/Parcel.ts";

/** A background image that is stored on the server, within the JSON of a game. */
const KEPT = /url\((?:\\?["'])?(\/pictures\/[0-9a-f]{64}\.png)(?:\\?["'])?\)/g;

/** The text of a game in a form that carries it, such as a picture. It needs nothing of this site. */
export function gameText(parcel: Parcel): Promise<string> {
  return withPicturesInside(writeGameFile(parcel));
}

/** The text of `NAME.gridlings.json`, which also tells whether it is damaged. */
export async function gridlingsText(parcel: Parcel): Promise<string> {
  return withChecksum(await gameText(parcel));
}

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
