/** Reads the text of a game, of any age and origin. */

import { isFields, NAME_MAX, plainLine, VARIABLE_TEXT_MAX, type WorldDocument } from "../engine/index.ts";
import type { ReelSeries } from "../engine/replay/index.ts";
import { type Migrated, migrate, UnreadableWorld } from "../migrate/migrate.ts";
import { verifyText } from "./checksum.ts";
import { GameFileRefused, REFUSALS } from "./GameFileRefused.ts";
import { GAME_FORMAT, GAME_FORMAT_VERSION, GAME_TEXT_MAX } from "./gameFile.ts";
import { readMoment, replayOf } from "./moment.ts";
import type { Parcel, RemixedGame } from "./Parcel.ts";

/** Deeper than any game nests. What nests far deeper can be read, but never be written again. */
const DEPTH_MAX = 2000;

/** Some programs add one, which is not valid JSON. */
const BYTE_ORDER_MARK = /^\uFEFF/;

const FOREIGN = "This isn't a Gridlings game. Please choose another file.";

/** A game as it was read from a file, ready to be opened. */
export interface FiledGame extends Omit<Parcel, "game"> {
  readonly document: WorldDocument;
  /** What was repaired, in plain words. */
  readonly notes: readonly string[];
  /** What was played last, until this game began and from there on, if the text tells. */
  readonly replay?: ReelSeries;
}

/** Reads the text of a file, either ours or a world or document of the older product. Throws GameFileRefused. */
export function readGameFile(text: string): FiledGame {
  const { name, game, ...about } = readParcel(text);
  const moment = readMoment(text);
  const { document, notes, faults } = read(game);
  // A few letters may stand for a character with all that it lacks.
  if (JSON.stringify(document).length > GAME_TEXT_MAX) throw new GameFileRefused(REFUSALS.tooLarge);
  for (const fault of faults) console.warn(fault);
  return {
    ...about,
    name: name || nameOf(document.world.metadata.name) || "Untitled",
    document,
    notes,
    ...(moment ? { replay: replayOf(moment, document, (before) => read(before).document) } : {}),
  };
}

/** Reads what is in the text of a game before its document is checked and brought up to date. Throws GameFileRefused. */
export function readParcel(text: string): Parcel {
  if (text.trim() === "") throw new GameFileRefused(REFUSALS.empty);
  if (depthOf(text) > DEPTH_MAX) throw new GameFileRefused(REFUSALS.damaged);
  const fields = fieldsOf(parse(text));
  verifyText(text.replace(BYTE_ORDER_MARK, ""));
  if (fields.format === GAME_FORMAT && isNewer(fields.version)) throw new GameFileRefused(REFUSALS.newer);
  return {
    name: nameOf(fields.name),
    maker: nameOf(fields.maker) || null,
    remixOf: remixOf(fieldsOf(fields.remixOf)),
    game: fields.game ?? fields.data ?? fields,
  };
}

/** How deep a text of JSON nests. */
function depthOf(text: string): number {
  let [depth, deepest, isText] = [0, 0, false];
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    if (letter === QUOTE) isText = !isText;
    else if (isText) at += letter === BACKSLASH ? 1 : 0;
    else if (letter === BRACKET || letter === BRACE) deepest = Math.max(deepest, ++depth);
    else if (letter === BRACKET + 2 || letter === BRACE + 2) depth--;
  }
  return deepest;
}

/** The closing bracket and brace have a number that is two higher. */
const [QUOTE, BACKSLASH, BRACKET, BRACE] = [0x22, 0x5c, 0x5b, 0x7b];

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(BYTE_ORDER_MARK, ""));
  } catch {
    throw new GameFileRefused(/^\s*[{[]/.test(text) ? REFUSALS.damaged : FOREIGN);
  }
}

function isNewer(version: unknown): boolean {
  return typeof version === "number" && version > GAME_FORMAT_VERSION;
}

function read(game: unknown): Migrated {
  try {
    return migrate(game);
  } catch (fault) {
    if (fault instanceof UnreadableWorld) throw new GameFileRefused(fault.message);
    console.warn("A game file could not be read", fault);
    throw new GameFileRefused(REFUSALS.damaged);
  }
}

function remixOf({ name, maker }: Readonly<Record<string, unknown>>): RemixedGame | null {
  const original = { name: nameOf(name), maker: nameOf(maker) };
  return original.name === "" || original.maker === "" ? null : original;
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return isFields(value) ? { ...value } : {};
}

function nameOf(value: unknown): string {
  return typeof value === "string" ? plainLine(value.slice(0, VARIABLE_TEXT_MAX), NAME_MAX) : "";
}
