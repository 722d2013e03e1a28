import { type AppearanceInfo, type Point, squareKey, TILE, type VariableOverlay } from "../../engine/index.ts";
import { isInside, type Size } from "../../pixels/Box.ts";
import { cropImage, shrinkToFit } from "../../pixels/cutAndPaste.ts";
import { clearImage, type PixelImage } from "../../pixels/PixelImage.ts";
import { boxInPixels, boxOfTiles, filledTiles, nearestTile } from "../../pixels/tiles.ts";
import type { Drawing } from "./Drawing.ts";
import { CANVAS_TILES_MAX, FRAMES_MAX } from "./paintLimits.ts";
import { dropped } from "./selecting.ts";

/** The frames of an appearance, all of one size, and the facts about them that the game stores. */
export interface DrawnImages {
  readonly images: readonly PixelImage[];
  readonly info: AppearanceInfo;
}

/**
 * A drawing of some pictures on whole tiles, all large enough for the largest; an empty tile for none. Pictures larger than a
 * canvas can be are made smaller. An anchor outside goes to the nearest tile.
 */
export function openedDrawing(pictures: readonly PixelImage[], anchor: Point): Drawing {
  const side = CANVAS_TILES_MAX * TILE;
  const images = pictures.slice(0, FRAMES_MAX).map((picture) => shrinkToFit(picture, { width: side, height: side }));
  const size = wholeTiles(images);
  const frames = images.map((image) => cropImage(image, { x: 0, y: 0, ...size }));
  const within = (place: number, length: number): number => Math.max(0, Math.min(place, length / TILE - 1));
  return {
    frames: frames.length > 0 ? frames : [clearImage(size)],
    frame: 0,
    anchor: { x: within(anchor.x, size.width), y: within(anchor.y, size.height) },
    selection: null,
  };
}

/** Deselects and crops all frames to the same box, which also determines size, anchor and filled tiles. */
export function finishedImages(drawing: Drawing, overlay: VariableOverlay | null): DrawnImages {
  const { frames, anchor } = dropped(drawing);
  const tiles = filledTiles(frames, TILE);
  const box = boxOfTiles(tiles);
  const fromCrop = ({ x, y }: Point): Point => ({ x: x - box.x, y: y - box.y });
  const filled = tiles.length > 0 ? tiles.map(fromCrop) : [{ x: 0, y: 0 }];
  const info: AppearanceInfo = {
    anchor: anchorOn(fromCrop(anchor), filled, box),
    width: box.width,
    height: box.height,
    filled: Object.fromEntries(filled.map(({ x, y }) => [squareKey(x, y), true as const])),
    ...(overlay ? { variableOverlay: overlay } : {}),
  };
  return { images: frames.map((image) => cropImage(image, boxInPixels(box, TILE))), info };
}

function anchorOn(anchor: Point, filled: readonly Point[], size: Size): Point {
  return isInside(anchor, size) ? anchor : nearestTile(anchor, filled);
}

function wholeTiles(images: readonly PixelImage[]): Size {
  const side = (lengths: readonly number[]): number => Math.ceil(Math.max(TILE, ...lengths) / TILE) * TILE;
  return { width: side(images.map(({ width }) => width)), height: side(images.map(({ height }) => height)) };
}
