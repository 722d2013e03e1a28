import { saveFile } from "../../browser/files.ts";
import type { Editor } from "../../editor/Editor.ts";
import { fileNameOf, GAME_ENDING, writeGameFile } from "../../parcel/gameFile.ts";
import { momentOf, writeMoment } from "../../parcel/moment.ts";
import { parcelOf } from "../../parcel/Parcel.ts";
import { withPicturesInside } from "./exportGame.ts";

/** Saves a file with which any copy of the site plays the last turns again exactly, to look into what went wrong. */
export async function saveMoment({ film, store, notices }: Editor): Promise<void> {
  const reel = film?.lastReel;
  if (!film || !reel) {
    notices.tell("Play the game first. Then you can save what happened.");
    return;
  }
  const { name } = store.getState().document.world.metadata;
  // Whoever looks into it needs the notes, too: they often say what was meant.
  const parcel = parcelOf({ name, maker: null, remixOf: null, game: reel.document, notes: true });
  const text = writeMoment(writeGameFile(parcel), momentOf(reel, film.length));
  saveFile(fileNameOf(`${name} turn ${film.length}`, GAME_ENDING), await withPicturesInside(text));
}
