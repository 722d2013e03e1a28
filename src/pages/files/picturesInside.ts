/** Backgrounds that this server keeps travel inside the file of a game: no other server has them (product §11, §14). */
import { fetchDataUrl } from "../../browser/dataUrl.ts";

/** As a background of a game names one, within JSON. */
const KEPT = /url\((?:\\?["'])?(\/pictures\/[0-9a-f]{64}\.png)(?:\\?["'])?\)/g;

/** The file with the pictures in place of their addresses; one that is out of reach keeps its address. */
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
