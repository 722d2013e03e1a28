import { saveFile } from "../../browser/files.ts";
import type { Editor } from "../../editor/Editor.ts";
import type { Film } from "../../editor/film/Film.ts";
import { turnsIn } from "../../editor/index.ts";
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
  const moment = film && momentOf(film, document);
  if (!moment) {
    notices.tell("Play the game first. Then you can save what happened.");
    return;
  }
  const file = fileNameOf(`${name} turn ${film.length}`, GAME_ENDING);
  saveFile(file, await withPicturesInside(moment.text));
  notices.tell(`Saved ${lastTurns(moment.turns)}: ${file}`);
}

function lastTurns(turns: number): string {
  if (turns === 0) return "what just happened";
  return turns === 1 ? "the last turn" : `the last ${turns} turns`;
}

interface Moment {
  readonly text: string;
  readonly turns: number;
}

function momentOf(film: Film, now: WorldDocument): Moment | null {
  const { name } = now.world.metadata;
  // Whoever looks into it needs the notes, too: they often say what was meant.
  const textOfGame = (game: WorldDocument) =>
    writeGameFile(parcelOf({ name, maker: null, remixOf: null, game, notes: true }));
  for (const reelsMax of REELS_MAX) {
    const replay = film.end(TURNS, reelsMax, now);
    if (!replay) return null;
    const text = writeMoment(replay, textOfGame);
    if (text.length <= GAME_TEXT_MAX || reelsMax === 1) return { text, turns: turnsIn(replay.reels) };
  }
  return null;
}
