/** Writes the text of a game, and names its files: JSON with the name and version of the format, the name of the game, and its document. */

import type { Parcel } from "./Parcel.ts";

export const GAME_FORMAT = "gridlings-game";
export const GAME_FORMAT_VERSION = 1;
export const GAME_ENDING = ".gridlings.json";
/** The most bytes of a game's text. Larger than any game that can be saved. */
export const GAME_TEXT_MAX = 8_000_000;

/** The text of `NAME.gridlings.json`, which every other form of file carries inside. */
export function writeGameFile({ name, maker, remixOf, game }: Parcel): string {
  const about = { ...(maker === null ? {} : { maker }), ...(remixOf === null ? {} : { remixOf }) };
  return JSON.stringify({ format: GAME_FORMAT, version: GAME_FORMAT_VERSION, name, ...about, game });
}

/** Makes a file name that is valid on every system, with this ending. */
export function fileNameOf(name: string, ending = GAME_ENDING): string {
  const plain = name
    .replace(/[^\p{L}\p{N} _-]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return (plain || "Untitled") + ending;
}

/** The name of a file without its ending. */
export function fileStemOf(file: string): string {
  return file.endsWith(GAME_ENDING) ? file.slice(0, -GAME_ENDING.length) : file.replace(/\.[^.]*$/, "");
}
