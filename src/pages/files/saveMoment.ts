import { saveFile } from "../../browser/files.ts";
import type { Editor } from "../../editor/Editor.ts";
import type { Film } from "../../editor/film/Film.ts";
import type { WorldDocument } from "../../engine/index.ts";
import { fileNameOf, GAME_ENDING, GAME_TEXT_MAX, writeGameFile } from "../../parcel/gameFile.ts";
import { writeMoment } from "../../parcel/moment.ts";
import { parcelOf } from "../../parcel/Parcel.ts";
import { withPicturesInside } from "./gameText.ts";

/** At least so many turns are in the file, whatever was edited in between. */
const TURNS = 60;
/** Each stretch between two edits brings a game of its own; of a large game there are fewer. */
const REELS_MAX = [12, 6, 3, 1];

/** Saves a file with which any copy of the site plays the last turns again exactly, to look into what went wrong. */
export async function saveMoment({ film, store, notices }: Editor): Promise<void> {
  const { document } = store.getState();
  const { name } = document.world.metadata;
  const text = film && textOf(film, document);
  if (!text) {
    notices.tell("Play the game first. Then you can save what happened.");
    return;
  }
  const file = fileNameOf(`${name} turn ${film.length}`, GAME_ENDING);
  saveFile(file, await withPicturesInside(text));
  notices.tell(`Saved what just happened: ${file}`);
}

function textOf(film: Film, now: WorldDocument): string | null {
  const { name } = now.world.metadata;
  // Whoever looks into it needs the notes, too: they often say what was meant.
  const textOfGame = (game: WorldDocument) =>
    writeGameFile(parcelOf({ name, maker: null, remixOf: null, game, notes: true }));
  for (const reelsMax of REELS_MAX) {
    const replay = film.end(TURNS, reelsMax, now);
    const text = replay && writeMoment(replay, textOfGame);
    if (!text || text.length <= GAME_TEXT_MAX || reelsMax === 1) return text;
  }
  return null;
}
