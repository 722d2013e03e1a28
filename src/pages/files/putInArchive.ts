import { fetchWorld } from "../../api/client.ts";
import { newId } from "../../browser/newId.ts";
import { newDocument } from "../../engine/index.ts";
import type { ArchiveWriter } from "../../parcel/ArchiveWriter.ts";
import { parcelOf } from "../../parcel/Parcel.ts";
import { shownName } from "../../player/shownName.ts";
import { isLocalId } from "../../saving/local/LocalWorld.ts";
import { localWorlds } from "../../saving/local/LocalWorlds.ts";
import { archivedForms } from "./archivedForms.ts";

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
  archive.add(shownName(name), await archivedForms(parcel), updatedAt);
}
