import { readFile } from "../../browser/files.ts";
import { playReel } from "../../engine/replay/index.ts";
import { GameFileRefused, REFUSALS } from "../../parcel/GameFileRefused.ts";
import { GAME_TEXT_MAX, readGameFile } from "../../parcel/gameFile.ts";
import { reelOf } from "../../parcel/moment.ts";
import { drawGameThumbnail } from "../../pictures/thumbnail.ts";
import type { GameContent } from "../../saving/local/LocalWorld.ts";
import type { LeftMoment } from "./leftMoments.ts";

const NOT_READ = "We couldn't read this file. Is it still there?";

export interface GameOfFile {
  readonly content: GameContent;
  /** What was repaired, in plain words. */
  readonly notes: readonly string[];
  /** What led to the game, if the file tells. */
  readonly moment: LeftMoment | null;
}

/**
 * Reads a chosen file into the content of a new game. Draws the thumbnail itself, because that in the file may show something else. Rejects
 * with GameFileRefused.
 */
export async function readGameOf(file: File): Promise<GameOfFile> {
  checkSize(file.size);
  const text = await readFile(file).catch(() => {
    throw new GameFileRefused(NOT_READ);
  });
  const { name, document: begun, notes, moment: filed } = readGameFile(text);
  const moment = filed ? { reel: reelOf(filed, begun), turn: filed.turn } : null;
  const document = moment ? playReel(moment.reel, moment.reel.inputs.length).document : begun;
  return { content: { name, data: document, thumbnail: await drawGameThumbnail(document) }, notes, moment };
}

/** Looks at the size of a file before it is read. */
function checkSize(bytes: number): void {
  if (bytes === 0) throw new GameFileRefused(REFUSALS.empty);
  if (bytes > GAME_TEXT_MAX) throw new GameFileRefused(REFUSALS.tooLarge);
}
