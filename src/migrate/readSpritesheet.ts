import { type AppearanceInfo, type Id, type Spritesheet, TILE } from "../engine/index.ts";
import type { Notes } from "./Notes.ts";
import { isPicture, pngSize } from "./pictures.ts";
import { type Fields, fieldsOf, isFields, listOf, mapOf, nameOf, textOf, wholeOf } from "./reading.ts";

/** A sprite is 1024 px at most (product §15), and a canvas can grow 25 tiles to every side (details §11). */
const TILES_MAX = 51;

/** The looks of a character; what is not known of a look's size is measured from its picture. */
export function readSpritesheet(value: unknown, notes: Notes): Spritesheet {
  const sheet = fieldsOf(value);
  const appearances = mapOf(sheet.appearances, (frames) => readFrames(frames, notes));
  const names = fieldsOf(sheet.appearanceNames);
  const infos = fieldsOf(sheet.appearanceInfo);
  return {
    appearances,
    appearanceNames: mapOf(appearances, (_, id) => nameOf(names[id], "Untitled")),
    appearanceInfo: mapOf(appearances, (_, id) => readInfo(infos[id], appearances[id]?.[0] ?? "")),
  };
}

/** A picture that may not be shown becomes a missing look, so that its id stays good. */
function readFrames(value: unknown, notes: Notes): string[] {
  const frames = typeof value === "string" ? [value] : listOf(value).map((frame) => textOf(frame) ?? "");
  const kept = frames.map((frame) => (isPicture(frame) ? frame : ""));
  if (frames.some((frame, index) => frame !== kept[index])) notes.add("A picture that cannot be shown was left out.");
  return kept.length > 0 ? kept : [""];
}

function readInfo(value: unknown, picture: string): AppearanceInfo {
  if (!isFields(value)) return measured(picture);
  const info = fieldsOf(value);
  const width = wholeOf(info.width, 1, 1, TILES_MAX);
  const height = wholeOf(info.height, 1, 1, TILES_MAX);
  const { x, y } = fieldsOf(info.anchor);
  return {
    anchor: { x: wholeOf(x, 0, 0, width - 1), y: wholeOf(y, 0, 0, height - 1) },
    width,
    height,
    filled: readFilled(info.filled, width, height),
    ...(isFields(info.variableOverlay) ? { variableOverlay: readOverlay(info.variableOverlay) } : {}),
  };
}

/** One tile, or as many as the picture is large; all of them filled. */
function measured(picture: string): AppearanceInfo {
  const pixels = pngSize(picture) ?? { width: TILE, height: TILE };
  const width = tiles(pixels.width);
  const height = tiles(pixels.height);
  return { anchor: { x: 0, y: 0 }, width, height, filled: allTiles(width, height) };
}

function tiles(pixels: number): number {
  return wholeOf(Math.ceil(pixels / TILE), 1, 1, TILES_MAX);
}

function readFilled(value: unknown, width: number, height: number): AppearanceInfo["filled"] {
  const all = allTiles(width, height);
  const filled = mapOf(value, (entry, key) => (entry && Object.hasOwn(all, key) ? (true as const) : null));
  return Object.keys(filled).length > 0 ? filled : all;
}

function allTiles(width: number, height: number): Record<string, true> {
  const keys = Array.from({ length: width * height }, (_, n) => `${n % width},${Math.floor(n / width)}`);
  return Object.fromEntries(keys.map((key) => [key, true]));
}

function readOverlay({ showVariables, visibleVariables }: Fields): AppearanceInfo["variableOverlay"] {
  return {
    showVariables: showVariables === true,
    visibleVariables: mapOf<boolean>(visibleVariables, (entry, _: Id) => entry === true),
  };
}
