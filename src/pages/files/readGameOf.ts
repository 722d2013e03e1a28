/** What is in a chosen file, ready to become a new game (product §11). */

import { readFile } from "../../browser/files.ts";
import type { GameContent } from "../../saving/local/LocalWorld.ts";
import { drawThumbnail } from "../../stage/thumbnail.ts";
import { checkSize, GameFileRefused, readGameFile } from "./gameFile.ts";

const NOT_READ = "This file could not be read. Is it still there?";

export interface GameOfFile {
  readonly content: GameContent;
  /** What had to be changed to read it, in plain words. */
  readonly notes: readonly string[];
}

/** Rejects with GameFileRefused. The picture is drawn anew: none from a file is trusted to show what is in it. */
export async function readGameOf(file: File): Promise<GameOfFile> {
  checkSize(file.size);
  const text = await readFile(file).catch(() => {
    throw new GameFileRefused(NOT_READ);
  });
  const { name, document, notes } = readGameFile(text);
  return { content: { name, data: document, thumbnail: await drawThumbnail(document) }, notes };
}
