/** The one door for files: whatever a file is called, what is in it says how it is read. */

import { type ArchivedFile, filesInArchive, isArchive } from "./archive.ts";
import { GameFileRefused, REFUSALS } from "./GameFileRefused.ts";
import { fileStemOf, GAME_ENDING, GAME_TEXT_MAX } from "./gameFile.ts";
import { isPictureFile, isPictureWithGame, readGamePicture } from "./picture.ts";
import { type FiledGame, readGameFile } from "./readGameFile.ts";
import { isWebPage, isWebPageWithGame, readWebPage } from "./webPage.ts";

/** The most bytes of a file. */
const ARCHIVE_MAX = 250_000_000;
/** Of a web page, whose game is packed, or a picture, whose picture may be large. */
const CARRIER_MAX = 24_000_000;

/** How much of a file says what it is. */
export const START = 2048;

const NO_GAMES = "There is no game in this ZIP. Please choose another file.";

/** What is in a file: a game, or the games of a ZIP, each read when it is wanted. */
export type OpenedFile =
  | { readonly kind: "game"; readonly game: FiledGame }
  | { readonly kind: "archive"; readonly games: readonly ArchivedGame[] };

export interface ArchivedGame {
  /** As its file is called, without the ending. */
  readonly name: string;
  /** Throws GameFileRefused. */
  readonly read: () => FiledGame;
}

/** Looks at the size of a file and its first bytes before it is read. Throws GameFileRefused. */
export function checkBeforeReading(size: number, start: Uint8Array): void {
  if (size === 0) throw new GameFileRefused(REFUSALS.empty);
  if (size > mostOf(start)) throw new GameFileRefused(REFUSALS.tooLarge);
}

/** Reads a file. Throws GameFileRefused if there is no whole game in it. */
export function openFile(bytes: Uint8Array): OpenedFile {
  checkBeforeReading(bytes.length, bytes.subarray(0, START));
  if (!isArchive(bytes)) return { kind: "game", game: openGame(bytes) };
  const games = gamesIn(filesInArchive(bytes));
  if (games.length === 0) throw new GameFileRefused(NO_GAMES);
  return { kind: "archive", games };
}

function mostOf(start: Uint8Array): number {
  if (isArchive(start)) return ARCHIVE_MAX;
  return isPictureFile(start) || isWebPage(utf8(start)) ? CARRIER_MAX : GAME_TEXT_MAX;
}

function openGame(bytes: Uint8Array): FiledGame {
  if (isPictureFile(bytes)) return readGameFile(readGamePicture(bytes));
  const text = utf8(bytes);
  return readGameFile(isWebPage(text) ? readWebPage(text) : text);
}

function gamesIn(files: readonly ArchivedFile[]): ArchivedGame[] {
  const games = files.filter(looksLikeGame);
  const texts = new Set(games.filter(({ name }) => name.endsWith(GAME_ENDING)).map(({ name }) => fileStemOf(name)));
  return games
    .filter(({ name }) => name.endsWith(GAME_ENDING) || !texts.has(fileStemOf(name)))
    .map(({ name, read }) => ({ name: fileStemOf(name), read: () => openArchived(read()) }));
}

function openArchived(bytes: Uint8Array): FiledGame {
  checkBeforeReading(bytes.length, bytes.subarray(0, START));
  return openGame(bytes);
}

/** A ZIP may hold other things, too, which are not offered. */
function looksLikeGame({ start }: ArchivedFile): boolean {
  try {
    const bytes = start(START);
    const text = utf8(bytes);
    return isPictureWithGame(bytes) || isWebPageWithGame(text) || /^\s*\{/.test(text);
  } catch (fault) {
    // It is offered and says by itself that it is damaged, so that nobody looks for it in vain.
    return fault instanceof GameFileRefused;
  }
}

function utf8(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
