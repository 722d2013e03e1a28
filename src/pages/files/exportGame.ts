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

/** Saves a game as a file, as it was last saved, even if it is too damaged to be opened. */
export async function exportWorld(id: string): Promise<void> {
  const { name, data, isVisitorCopy } = isLocalId(id) ? await localWorlds.open(id) : await fetchWorld(id);
  // The session has ended, and the server left out the notes on rules, so the file would be incomplete.
  if (isVisitorCopy) throw new Error("Please sign in again.");
  await save(name, data ?? newDocument(name, newId));
}

/** Saves the open game as a file, including unsaved changes. */
export function exportOpenGame(editor: Editor): void {
  editor.playback.settle();
  const { document } = editor.store.getState();
  const { name } = document.world.metadata;
  void save(name, documentToSend(document));
}

async function save(name: string, game: unknown): Promise<void> {
  saveFile(fileNameOf(name), await withPicturesInside(writeGameFile(name, game)));
}
