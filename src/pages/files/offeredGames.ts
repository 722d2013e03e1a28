/** Reads chosen files: which games are in them, and each game when it is wanted. */

import { readFileBytes } from "../../browser/files.ts";
import { GameFileRefused } from "../../parcel/GameFileRefused.ts";
import { fileStemOf } from "../../parcel/gameFile.ts";
import { type ArchivedGame, checkBeforeReading, type OpenedFile, openFile, START } from "../../parcel/openFile.ts";
import type { FiledGame } from "../../parcel/readGameFile.ts";

const NOT_READ = "We couldn't read this file. Is it still there?";
const TOO_MANY = "Please open fewer files at once.";
const FILES_MAX = 200;

/** A game in a ZIP or in one of several files. */
export interface OfferedGame {
  readonly name: string;
  /** Rejects with GameFileRefused. */
  readonly read: () => Promise<FiledGame>;
}

/** A single game is opened at once; of several, a child chooses which. */
export type OfferOfFiles =
  | { readonly kind: "game"; readonly game: FiledGame }
  | { readonly kind: "choice"; readonly games: readonly OfferedGame[] };

/** Rejects with GameFileRefused. */
export async function offerOfFiles(files: readonly File[]): Promise<OfferOfFiles> {
  const [file, ...more] = files;
  if (!file) throw new GameFileRefused(NOT_READ);
  if (files.length > FILES_MAX) throw new GameFileRefused(TOO_MANY);
  if (more.length > 0) return { kind: "choice", games: files.map(offeredFile) };
  const opened = await openedFile(file);
  if (opened.kind === "game") return opened;
  return { kind: "choice", games: opened.games.map(({ name, read }) => ({ name, read: async () => read() })) };
}

function offeredFile(file: File): OfferedGame {
  return { name: fileStemOf(file.name), read: async () => onlyGameOf(await openedFile(file)) };
}

function onlyGameOf(opened: OpenedFile): FiledGame {
  if (opened.kind === "game") return opened.game;
  const [game, ...more]: readonly ArchivedGame[] = opened.games;
  if (!game || more.length > 0) throw new GameFileRefused("This ZIP has more than one game. Open it on its own.");
  return game.read();
}

async function openedFile(file: File): Promise<OpenedFile> {
  checkBeforeReading(file.size, await bytesOf(file.slice(0, START)));
  return openFile(await bytesOf(file));
}

/** A file that was moved, or a folder, cannot be read. */
function bytesOf(file: Blob): Promise<Uint8Array> {
  return readFileBytes(file).catch(() => {
    throw new GameFileRefused(NOT_READ);
  });
}
