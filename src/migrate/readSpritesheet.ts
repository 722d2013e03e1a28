import { type AppearanceInfo, type Fields, type Id, isFields, type Spritesheet, TILE } from "../engine/index.ts";
import { isPicture, pngSize } from "./pictures.ts";
import { fieldsOf, listOf, mapOf, readName, textOf, wholeOf } from "./reading.ts";
import { type AllTiles, type Notes, TILES_MAX, type WorldFacts } from "./WorldFacts.ts";

/** The appearances of a character. A size that is not stored is measured from the picture. */
export function readSpritesheet(value: unknown, { notes, tiles }: WorldFacts): Spritesheet {
  const sheet = fieldsOf(value);
  const appearances = mapOf(sheet.appearances, (frames) => readFrames(frames, notes));
  const names = fieldsOf(sheet.appearanceNames);
  const infos = fieldsOf(sheet.appearanceInfo);
  return {
    appearances,
    appearanceNames: mapOf(appearances, (_, id) => readName(names[id], "Untitled")),
    appearanceInfo: mapOf(appearances, (_, id) => readInfo(infos[id], appearances[id]?.[0] ?? "", tiles)),
  };
}

/** A picture that must not be shown becomes an empty one, so that rules that name the appearance stay valid. */
function readFrames(value: unknown, notes: Notes): string[] {
  const frames = typeof value === "string" ? [value] : listOf(value).map((frame) => textOf(frame) ?? "");
  const kept = frames.map((frame) => (isPicture(frame) ? frame : ""));
  if (frames.some((frame, index) => frame !== kept[index])) notes.add("A picture we can't show was left out.");
  return kept.length > 0 ? kept : [""];
}

function readInfo(value: unknown, picture: string, tiles: AllTiles): AppearanceInfo {
  if (!isFields(value)) return measureAppearance(picture, tiles);
  const info = fieldsOf(value);
  const width = wholeOf(info.width, 1, 1, TILES_MAX);
  const height = wholeOf(info.height, 1, 1, TILES_MAX);
  const { x, y } = fieldsOf(info.anchor);
  return {
    anchor: { x: wholeOf(x, 0, 0, width - 1), y: wholeOf(y, 0, 0, height - 1) },
    width,
    height,
    filled: readFilled(info.filled, tiles, { width, height }),
    ...(isFields(info.variableOverlay) ? { variableOverlay: readOverlay(info.variableOverlay) } : {}),
  };
}

/** As many tiles as the picture covers, one if its size is unknown, all of them filled. */
function measureAppearance(picture: string, tiles: AllTiles): AppearanceInfo {
  const pixels = pngSize(picture) ?? { width: TILE, height: TILE };
  const width = tilesOf(pixels.width);
  const height = tilesOf(pixels.height);
  return { anchor: { x: 0, y: 0 }, width, height, filled: tiles.of(width, height) };
}

function tilesOf(pixels: number): number {
  return wholeOf(Math.ceil(pixels / TILE), 1, 1, TILES_MAX);
}

function readFilled(value: unknown, tiles: AllTiles, { width, height }: Size): AppearanceInfo["filled"] {
  const isInside = (key: string): boolean => {
    const [, x, y] = TILE_KEY.exec(key) ?? [];
    return x !== undefined && Number(x) < width && Number(y) < height;
  };
  const filled = mapOf(value, (entry, key) => (entry && isInside(key) ? (true as const) : null));
  return Object.keys(filled).length > 0 ? filled : tiles.of(width, height);
}

const TILE_KEY = /^(0|[1-9]\d?),(0|[1-9]\d?)$/;

interface Size {
  readonly width: number;
  readonly height: number;
}

function readOverlay({ showVariables, visibleVariables }: Fields): AppearanceInfo["variableOverlay"] {
  return {
    showVariables: showVariables === true,
    visibleVariables: mapOf<boolean>(visibleVariables, (entry, _: Id) => entry === true),
  };
}
