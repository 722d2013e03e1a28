import { type Point, type Side, samePoint, TILE, turnPoint } from "../../engine/index.ts";
import type { Box, Size } from "../../pixels/Box.ts";
import { cropImage } from "../../pixels/cutAndPaste.ts";
import { clearImage, isBlank, type PixelImage } from "../../pixels/PixelImage.ts";
import { type ImageTransform, transformImage } from "../../pixels/transformImage.ts";
import { type Drawing, imageIn, tilesIn, withEveryImage, withImage } from "./Drawing.ts";
import { CANVAS_TILES_MAX } from "./paintLimits.ts";
import { dropped } from "./selecting.ts";

export function canGrow(drawing: Drawing, side: Side): boolean {
  const { width, height } = tilesIn(drawing);
  return (side === "left" || side === "right" ? width : height) < CANVAS_TILES_MAX;
}

/** Adds a row or column of tiles. The anchor stays on its tile. */
export function grown(drawing: Drawing, side: Side): Drawing {
  if (!canGrow(drawing, side)) return drawing;
  const { width, height } = tilesIn(drawing);
  const x = side === "left" ? -1 : 0;
  const y = side === "top" ? -1 : 0;
  const wider = side === "left" || side === "right";
  const size = { width: width + (wider ? 1 : 0), height: height + (wider ? 0 : 1) };
  const still = reframed(dropped(drawing), { x, y, ...size });
  return { ...still, anchor: { x: drawing.anchor.x - x, y: drawing.anchor.y - y } };
}

/** Replaces the current frame. A single frame takes the size of the new picture; one of several is cropped to the size of the others. */
export function replaced(drawing: Drawing, image: PixelImage): Drawing {
  const still = { ...drawing, selection: null };
  const { width, height } = imageIn(drawing);
  if (drawing.frames.length > 1) return withImage(still, cropImage(image, { x: 0, y: 0, width, height }));
  return { ...still, frames: [image], anchor: { x: 0, y: 0 } };
}

/** Grows the canvas to the right and down, in whole tiles, until a picture of this size fits or the maximum is reached. */
export function grownFor(drawing: Drawing, { width, height }: Size): Drawing {
  const tiles = tilesIn(drawing);
  const needed = (pixels: number): number => Math.min(CANVAS_TILES_MAX, Math.ceil(pixels / TILE));
  const size = { width: Math.max(tiles.width, needed(width)), height: Math.max(tiles.height, needed(height)) };
  const isLargeEnough = size.width === tiles.width && size.height === tiles.height;
  return isLargeEnough ? drawing : reframed(dropped(drawing), { x: 0, y: 0, ...size });
}

export function withCanvasTransformed(drawing: Drawing, turn: ImageTransform): Drawing {
  const anchor = turnPoint(drawing.anchor, tilesIn(drawing), turn);
  return { ...withEveryImage(drawing, (image) => transformImage(image, turn)), anchor };
}

/** Clears the current frame and discards the selection. */
export function cleared(drawing: Drawing): Drawing {
  const image = imageIn(drawing);
  const still = { ...drawing, selection: null };
  return isBlank(image) ? still : withImage(still, clearImage(image));
}

export function withAnchor(drawing: Drawing, tile: Point): Drawing {
  const { width, height } = tilesIn(drawing);
  const isInside = tile.x >= 0 && tile.y >= 0 && tile.x < width && tile.y < height;
  return !isInside || samePoint(tile, drawing.anchor) ? drawing : { ...drawing, anchor: tile };
}

/** `box` is in tiles. */
function reframed(drawing: Drawing, { x, y, width, height }: Box): Drawing {
  const box = { x: x * TILE, y: y * TILE, width: width * TILE, height: height * TILE };
  return withEveryImage(drawing, (image) => cropImage(image, box));
}
