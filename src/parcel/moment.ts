/** A moment of a game in the text of a game: what was played until then, so that it can be played again to exactly there. */

import { type Fields, isFields, type TickInput, type WorldDocument } from "../engine/index.ts";
import type { Reel, ReelSeries } from "../engine/replay/index.ts";
import { GameFileRefused, REFUSALS } from "./GameFileRefused.ts";

/** A replay whose games stand beside it: that of the last stretch is the game of the file. */
export interface FiledMoment extends Pick<ReelSeries, "turn" | "edits" | "brokenOff"> {
  readonly last: FiledReel;
  /** The stretches before it, each with its game as it is in the file. */
  readonly before: readonly (FiledReel & { readonly game: unknown })[];
}

interface FiledReel extends Omit<Reel, "document"> {
  /** How many ticks the game had played as the reel began, and which stage ticked last; a game that is shared does not tell. */
  readonly begun: Pick<WorldDocument["world"], "ticks" | "ticked">;
}

const REELS_MAX = 20;
/** More than a film keeps in one reel. */
const INPUTS_MAX = 1000;
const NAMES_MAX = 10_000;
const TEXT_MAX = 200;

/**
 * Puts a moment into the text of the game with which its last stretch begins; `textOf` writes the text of a game. The result can still be read
 * as the text of a game.
 */
export function writeMoment(replay: ReelSeries, textOf: (game: WorldDocument) => string): string {
  const { turn, edits, brokenOff } = replay;
  const before = replay.reels.slice(0, -1);
  const [last] = replay.reels.slice(-1);
  if (!last) throw new Error("A replay has at least one reel.");
  const moment = {
    ...filed(last),
    turn,
    ...(edits.length > 0 ? { edits } : {}),
    ...(brokenOff ? { brokenOff } : {}),
    ...(before.length > 0
      ? { before: before.map((reel) => ({ ...filed(reel), game: JSON.parse(textOf(reel.document)).game })) }
      : {}),
  };
  return JSON.stringify({ ...JSON.parse(textOf(last.document)), moment });
}

/** The moment in the text of a game; null if there is none. Throws GameFileRefused if it is damaged. */
export function readMoment(text: string): FiledMoment | null {
  if (!text.includes('"moment"')) return null;
  const fields: unknown = JSON.parse(text.replace(/^\uFEFF/, ""));
  if (!isFields(fields) || fields.moment === undefined) return null;
  const moment = isFields(fields.moment) ? read(fields.moment) : null;
  if (!moment) throw new GameFileRefused(REFUSALS.damaged);
  return moment;
}

/** What a moment plays again, with the game of its file; `readGame` reads the games of the stretches before. */
export function replayOf(
  { last, before, turn, edits, brokenOff }: FiledMoment,
  document: WorldDocument,
  readGame: (game: unknown) => WorldDocument,
): ReelSeries {
  const earlier = before.map(({ game, ...reel }) => reelOf(reel, readGame(game)));
  return { reels: [...earlier, reelOf(last, document)], turn, edits, brokenOff };
}

function filed({ document: { world }, seed, made, idPrefix, stepsMustFit, inputs }: Reel): FiledReel {
  const { ticks, ticked } = world;
  const begun = { ...(ticks ? { ticks } : {}), ...(ticked ? { ticked } : {}) };
  return { seed, made, idPrefix, stepsMustFit, inputs, begun };
}

function reelOf({ begun, ...reel }: FiledReel, document: WorldDocument): Reel {
  return { ...reel, document: { ...document, world: { ...document.world, ...begun } } };
}

function read({ turn, edits = [], brokenOff = null, before = [], ...rest }: Fields): FiledMoment | null {
  const last = readReel(rest);
  if (!last || !isCount(turn) || !isListOf(edits, isCount) || !(brokenOff === null || isInput(brokenOff))) return null;
  if (!Array.isArray(before) || before.length >= REELS_MAX) return null;
  const earlier = before.flatMap((one: unknown) => {
    const reel = isFields(one) && isFields(one.game) ? readReel(one) : null;
    return reel && isFields(one) ? [{ ...reel, game: one.game }] : [];
  });
  const inputs = [...earlier, last].reduce((sum, reel) => sum + reel.inputs.length, 0);
  if (earlier.length < before.length || inputs > Math.min(INPUTS_MAX, turn)) return null;
  return { last, before: earlier, turn, edits, brokenOff };
}

function readReel({ seed, made, idPrefix, stepsMustFit, inputs, begun }: Fields): FiledReel | null {
  const isWhole =
    isCount(made) && Number.isInteger(seed) && isShort(idPrefix) && Array.isArray(inputs) && inputs.every(isInput);
  if (!isWhole) return null;
  return {
    ...{ seed: Number(seed), made, idPrefix, inputs },
    stepsMustFit: stepsMustFit !== false,
    begun: isFields(begun) ? readBegun(begun) : {},
  };
}

function readBegun({ ticks, ticked }: Fields): FiledReel["begun"] {
  return { ...(isCount(ticks) ? { ticks } : {}), ...(isShort(ticked) ? { ticked } : {}) };
}

function isInput(value: unknown): value is TickInput {
  if (!isFields(value)) return false;
  const { keys, clicks, pressed = [] } = value;
  return isListOf(keys, Number.isInteger) && isListOf(clicks, isShort) && isListOf(pressed, Number.isInteger);
}

function isListOf<Item>(value: unknown, isOne: (item: unknown) => item is Item): value is readonly Item[];
function isListOf(value: unknown, isOne: (item: unknown) => boolean): boolean;
function isListOf(value: unknown, isOne: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length <= NAMES_MAX && value.every(isOne);
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

function isShort(value: unknown): value is string {
  return typeof value === "string" && value.length <= TEXT_MAX;
}
