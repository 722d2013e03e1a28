/** Reads chosen files: which games are in them, and each game when it is wanted. */

import { readFileBytes } from "../../browser/files.ts";
import { messageOf } from "../../browser/request.ts";
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
  /** Why it cannot be opened, in plain words, where that is known before. */
  readonly refusal?: string;
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
  if (more.length > 0) return { kind: "choice", games: await offeredFiles(files) };
  const opened = await openedFile(file);
  if (opened.kind === "game") return opened;
  return { kind: "choice", games: opened.games.map(({ name, read }) => ({ name, read: async () => read() })) };
}

/** Reads each file once to know whether it can be opened, and keeps none: all of them would fill the memory. */
async function offeredFiles(files: readonly File[]): Promise<readonly OfferedGame[]> {
  const offered: OfferedGame[] = [];
  for (const file of files) offered.push(await offeredFile(file));
  return offered;
}

async function offeredFile(file: File): Promise<OfferedGame> {
  const name = fileStemOf(file.name);
  const read = async () => onlyGameOf(await openedFile(file));
  try {
    await read();
    return { name, read };
  } catch (failure) {
    return { name, read, refusal: messageOf(failure) };
  }
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
