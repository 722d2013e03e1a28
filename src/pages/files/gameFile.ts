/** Reads and writes games as files: JSON with the name and version of the format, the name of the game, and its document. */

import { NAME_MAX, plainLine, VARIABLE_TEXT_MAX, type WorldDocument } from "../../engine/index.ts";
import { type Migrated, migrate, UnreadableWorld } from "../../migrate/migrate.ts";
import { shareable } from "../../migrate/shareable.ts";
import { PRODUCT } from "../frame/pageTitle.ts";

const FORMAT = "gridlings-game";
const VERSION = 1;
const ENDING = ".gridlings.json";
/** In bytes. Larger than any game that can be saved. */
const SIZE_MAX = 8_000_000;

const EMPTY = "This file is empty. Please choose another one.";
const TOO_LARGE = "This file is too big to be a game.";
const DAMAGED = "This file is damaged, so we can't open it. Please choose another one.";
const FOREIGN = `This isn't a ${PRODUCT} game. Game files end in ${ENDING}.`;
const NEWER = `This file was made by a newer ${PRODUCT}. Please reload the page and try again.`;

export interface FiledGame {
  readonly name: string;
  readonly document: WorldDocument;
  /** What was repaired, in plain words. */
  readonly notes: readonly string[];
}

/** The file is not a game. The message is fit for a child. */
export class GameFileRefused extends Error {
  override readonly name = "GameFileRefused";
}

/**
 * Writes a stored document of any version. History and undo steps are left out, because files are shared with others. Notes on rules are
 * included, because the file may be the only copy of the game.
 */
export function writeGameFile(name: string, game: unknown): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, name, game: shareable(game, { notes: true }) });
}

/** Makes a file name that is valid on every system. */
export function fileNameOf(name: string): string {
  const plain = name
    .replace(/[^\p{L}\p{N} _-]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return (plain || "Untitled") + ENDING;
}

/** Throws GameFileRefused for a file that is empty or too large. `bytes` is its size. */
export function checkSize(bytes: number): void {
  if (bytes === 0) throw new GameFileRefused(EMPTY);
  if (bytes > SIZE_MAX) throw new GameFileRefused(TOO_LARGE);
}

/** Reads the text of a file, either ours or a world or document of the older product. Throws GameFileRefused. */
export function readGameFile(text: string): FiledGame {
  if (text.trim() === "") throw new GameFileRefused(EMPTY);
  const fields = fieldsOf(parse(text));
  if (fields.format === FORMAT && Number(fields.version) > VERSION) throw new GameFileRefused(NEWER);
  const { document, notes, faults } = read(fields.game ?? fields.data ?? fields);
  for (const fault of faults) console.warn(fault);
  return { name: nameOf(fields.name) || nameOf(document.world.metadata.name) || "Untitled", document, notes };
}

function parse(text: string): unknown {
  try {
    // Some programs add a byte order mark, which is not valid JSON.
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    throw new GameFileRefused(/^\s*[{[]/.test(text) ? DAMAGED : FOREIGN);
  }
}

function read(game: unknown): Migrated {
  try {
    return migrate(game);
  } catch (fault) {
    if (fault instanceof UnreadableWorld) throw new GameFileRefused(fault.message);
    console.warn("A game file could not be read", fault);
    throw new GameFileRefused(DAMAGED);
  }
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function nameOf(value: unknown): string {
  return typeof value === "string" ? plainLine(value.slice(0, VARIABLE_TEXT_MAX), NAME_MAX) : "";
}
