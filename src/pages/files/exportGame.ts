/** Saving a game as a file on the child's own computer (product §11). */

import { fetchWorld } from "../../api/client.ts";
import { saveFile } from "../../browser/files.ts";
import { newId } from "../../browser/newId.ts";
import type { Editor } from "../../editor/Editor.ts";
import { newDocument } from "../../engine/index.ts";
import { documentToSend } from "../../saving/documentText.ts";
import { isLocalId } from "../../saving/local/LocalWorld.ts";
import { localWorlds } from "../../saving/local/LocalWorlds.ts";
import { fileNameOf, writeGameFile } from "./gameFile.ts";
import { withPicturesInside } from "./picturesInside.ts";

/** A game of the account or of this browser, as it was last saved, even one that is too damaged to be opened. */
export async function exportWorld(id: string): Promise<void> {
  const { name, data, isVisitorCopy } = isLocalId(id) ? await localWorlds.open(id) : await fetchWorld(id);
  // This device is signed out by now: a file without the notes would not be the game.
  if (isVisitorCopy) throw new Error("Please sign in again.");
  await save(name, data ?? newDocument(name, newId));
}

/** The game that is open, as it is now, saved or not. */
export function exportOpenGame(editor: Editor): void {
  editor.bringUpToDate();
  const { document } = editor.store.getState();
  const { name } = document.world.metadata;
  void save(name, documentToSend(document));
}

async function save(name: string, game: unknown): Promise<void> {
  saveFile(fileNameOf(name), await withPicturesInside(writeGameFile(name, game)));
}
