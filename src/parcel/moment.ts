/** A moment of a game in the text of a game: what was played until then, so that it can be played again to exactly there. */

import { type Fields, isFields, type TickInput, type WorldDocument } from "../engine/index.ts";
import type { Reel } from "../engine/replay/index.ts";
import { GameFileRefused, REFUSALS } from "./GameFileRefused.ts";

/** A reel whose game stands beside it. */
export interface FiledMoment extends Omit<Reel, "document"> {
  /** The number of the last turn. */
  readonly turn: number;
  /** How many ticks the game had played as the reel began, and which stage ticked last; a game that is shared does not tell. */
  readonly begun: Pick<WorldDocument["world"], "ticks" | "ticked">;
}

/** More than a film keeps in one reel. */
const INPUTS_MAX = 1000;
const NAMES_MAX = 10_000;
const TEXT_MAX = 200;

/** The moment of a reel, without its game. */
export function momentOf({ document: { world }, ...reel }: Reel, turn: number): FiledMoment {
  const { ticks, ticked } = world;
  return { ...reel, turn, begun: { ...(ticks ? { ticks } : {}), ...(ticked ? { ticked } : {}) } };
}

/** Puts a moment into the text of the game with which it begins. The text can still be read as that of a game. */
export function writeMoment(gameText: string, moment: FiledMoment): string {
  return JSON.stringify({ ...JSON.parse(gameText), moment });
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

/** The reel of a moment, with the game of its file. */
export function reelOf({ turn: _turn, begun, ...reel }: FiledMoment, document: WorldDocument): Reel {
  return { ...reel, document: { ...document, world: { ...document.world, ...begun } } };
}

function read({ seed, made, idPrefix, stepsMustFit, inputs, turn, begun }: Fields): FiledMoment | null {
  const isWhole =
    isCount(made) &&
    isCount(turn) &&
    Number.isInteger(seed) &&
    isShort(idPrefix) &&
    Array.isArray(inputs) &&
    inputs.length <= Math.min(INPUTS_MAX, turn) &&
    inputs.every(isInput);
  if (!isWhole) return null;
  return {
    ...{ seed: Number(seed), made, idPrefix, turn, inputs },
    stepsMustFit: stepsMustFit !== false,
    begun: isFields(begun) ? readBegun(begun) : {},
  };
}

function readBegun({ ticks, ticked }: Fields): FiledMoment["begun"] {
  return { ...(isCount(ticks) ? { ticks } : {}), ...(isShort(ticked) ? { ticked } : {}) };
}

function isInput(value: unknown): value is TickInput {
  if (!isFields(value)) return false;
  const { keys, clicks, pressed = [] } = value;
  return isListOf(keys, Number.isInteger) && isListOf(clicks, isShort) && isListOf(pressed, Number.isInteger);
}

function isListOf(value: unknown, isOne: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length <= NAMES_MAX && value.every(isOne);
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

function isShort(value: unknown): value is string {
  return typeof value === "string" && value.length <= TEXT_MAX;
}
