import fontAddress from "@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url";
import { fetchDataUrl } from "../../browser/dataUrl.ts";
import { fetchWithRetry } from "../../browser/fetchWithRetry.ts";
import { migrate } from "../../migrate/migrate.ts";
import { type Parcel, parcelOf } from "../../parcel/Parcel.ts";
import { writeWebPage } from "../../parcel/webPage.ts";
import { type Carried, carriedAddresses } from "../../player/file/carried.ts";
import { FONT } from "../../player/file/font.ts";
import playerAddress from "../../player/file/start.ts?url";
import { shownName } from "../../player/shownName.ts";
import { gameText } from "./gameText.ts";

/**
 * A game as the text of one web page, with all that it needs to play inside. The game in it has today's form, which its player reads. Rejects if
 * the player cannot be had; a sound, a landscape or the typeface that cannot be had is left out.
 */
export async function webPageOf(parcel: Parcel): Promise<string> {
  const { document } = migrate(parcel.game);
  const { name, maker, remixOf } = parcel;
  const [player, text, carried, font] = await Promise.all([
    filePlayer(),
    gameText(parcelOf({ ...parcel, game: document, notes: true })),
    carriedBy(carriedAddresses(document)),
    fetchDataUrl(fontAddress),
  ]);
  const blocks = { "gridlings-carried": JSON.stringify({ ...carried, ...(font ? { [FONT]: font } : {}) }) };
  return writeWebPage({ player, gameText: text, title: shownName(name), maker, remixOf, blocks });
}

async function filePlayer(): Promise<string> {
  const answer = await fetchWithRetry(playerAddress);
  if (!answer.ok) throw new Error("The player of files could not be loaded.");
  return answer.text();
}

async function carriedBy(addresses: readonly string[]): Promise<Carried> {
  const found = await Promise.all(addresses.map(async (address) => [address, await dataOf(address)] as const));
  return Object.fromEntries(found.flatMap(([address, data]) => (data === null ? [] : [[address, data]])));
}

/** Without a network, a sound may be there only in the form in which it was played here. */
async function dataOf(address: string): Promise<string | null> {
  return (
    (await fetchDataUrl(address)) ?? (address.endsWith(".mp3") ? fetchDataUrl(address.replace(/mp3$/, "opus")) : null)
  );
}
