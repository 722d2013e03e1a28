import { fetchWorld } from "../../api/client.ts";
import { newId } from "../../browser/newId.ts";
import { newDocument } from "../../engine/index.ts";
import type { ArchiveWriter } from "../../parcel/ArchiveWriter.ts";
import { withChecksum } from "../../parcel/checksum.ts";
import { GAME_ENDING, writeGameFile } from "../../parcel/gameFile.ts";
import { type Parcel, parcelOf } from "../../parcel/Parcel.ts";
import { WEB_PAGE_ENDING } from "../../parcel/webPage.ts";
import { shownName } from "../../player/shownName.ts";
import { isLocalId } from "../../saving/local/LocalWorld.ts";
import { localWorlds } from "../../saving/local/LocalWorlds.ts";
import { withPicturesInside } from "./exportGame.ts";
import { webPageOf } from "./webPageOf.ts";

/** Adds a stored game to a ZIP: to open here again, and to play without this site. */
export async function putInArchive(archive: ArchiveWriter, id: string): Promise<void> {
  const world = isLocalId(id) ? await localWorlds.open(id) : await fetchWorld(id);
  // The session has ended, and the server left things out.
  if (world.isVisitorCopy) throw new Error("Please sign in again.");
  const { name, user, forkParent, data, sharesNotes, updatedAt } = world;
  const parcel = parcelOf({
    name,
    maker: user.username,
    remixOf: forkParent && { name: forkParent.name, maker: forkParent.user.username },
    game: data ?? newDocument(name, newId),
    notes: sharesNotes,
  });
  const text = withChecksum(await withPicturesInside(writeGameFile(parcel)));
  archive.add(shownName(name), { [GAME_ENDING]: text, ...(await pageToPlay(parcel)) }, updatedAt);
}

/** Nothing if the player cannot be had now, or the game is too damaged to be played: the game itself is in the ZIP all the same. */
async function pageToPlay(parcel: Parcel): Promise<Readonly<Record<string, string>>> {
  try {
    return { [WEB_PAGE_ENDING]: await webPageOf(parcel) };
  } catch (fault) {
    console.warn("A game is in the ZIP without a web page", fault);
    return {};
  }
}
