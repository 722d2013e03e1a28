import { fetchWorld } from "../../api/client.ts";
import { fetchDataUrl } from "../../browser/dataUrl.ts";
import { saveFile } from "../../browser/files.ts";
import { newId } from "../../browser/newId.ts";
import type { Editor } from "../../editor/Editor.ts";
import { voicesAtHome } from "../../editor/voices.ts";
import { newDocument } from "../../engine/index.ts";
import { withChecksum } from "../../parcel/checksum.ts";
import { fileNameOf, writeGameFile } from "../../parcel/gameFile.ts";
import { parcelOf } from "../../parcel/Parcel.ts";
import { documentToSend } from "../../saving/documentText.ts";
import { isLocalId } from "../../saving/local/LocalWorld.ts";
import { localWorlds } from "../../saving/local/LocalWorlds.ts";

/** Saves a game as a file, as it was last saved, even if it is too damaged to be opened. */
export async function exportWorld(id: string): Promise<void> {
  const { name, data, isVisitorCopy } = isLocalId(id) ? await localWorlds.open(id) : await fetchWorld(id);
  // The session has ended, and the server left out the notes on rules, so the file would be incomplete.
  if (isVisitorCopy) throw new Error("Please sign in again.");
  await save(name, data ?? newDocument(name, newId));
}

/** Saves the open game as a file, including unsaved changes. Says so if a recorded voice is left out. */
export function exportOpenGame(editor: Editor): void {
  editor.playback.settle();
  const { document } = editor.store.getState();
  const { name } = document.world.metadata;
  if (voicesAtHome(document).length > 0)
    editor.notices.tell("Your recorded voice stays at home. The file doesn't have it.");
  void save(name, documentToSend(document));
}

async function save(name: string, game: unknown): Promise<void> {
  // The file may be the only copy of the game, so the notes on its rules are in it.
  const parcel = parcelOf({ name, maker: null, remixOf: null, game, notes: true });
  saveFile(fileNameOf(name), withChecksum(await withPicturesInside(writeGameFile(parcel))));
}

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
