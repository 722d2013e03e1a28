import { fetchWorld } from "../../api/client.ts";
import { saveFile } from "../../browser/files.ts";
import { newId } from "../../browser/newId.ts";
import type { Editor } from "../../editor/Editor.ts";
import { voicesAtHome } from "../../editor/voices.ts";
import { newDocument } from "../../engine/index.ts";
import { fileNameOf } from "../../parcel/gameFile.ts";
import { parcelOf } from "../../parcel/Parcel.ts";
import { documentToSend } from "../../saving/documentText.ts";
import { isLocalId } from "../../saving/local/LocalWorld.ts";
import { localWorlds } from "../../saving/local/LocalWorlds.ts";
import { gridlingsText } from "./gameText.ts";

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
  saveFile(fileNameOf(name), await gridlingsText(parcel));
}
