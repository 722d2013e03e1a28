/** What a press would touch with the tool in hand: what the mark under the pointer shows. */

import { TILE } from "../../engine/index.ts";
import type { Box, Pixel } from "../../pixels/Box.ts";
import type { ToolSettings } from "../model/PaintState.ts";
import { takesSize } from "../tools/PaintTool.ts";

/** In pixels; a brush of size s covers x - floor((s-1)/2) and s pixels on (details §11). */
export function brushPlace({ tool, size, outlined }: ToolSettings, at: Pixel): Box {
  if (tool === "anchor") return tileAround(at);
  const isOutlined = (tool === "rectangle" || tool === "ellipse") && outlined[tool];
  // A shape's outline grows inwards from the pixel that is pressed.
  const side = takesSize(tool, isOutlined) && !isOutlined ? size : 1;
  const back = Math.floor((side - 1) / 2);
  return { x: at.x - back, y: at.y - back, width: side, height: side };
}

/** The same on the other side of the middle line of a picture so many pixels wide. */
export function mirrored({ x, y, width, height }: Box, whole: number): Box {
  return { x: whole - x - width, y, width, height };
}

function tileAround({ x, y }: Pixel): Box {
  return { x: Math.floor(x / TILE) * TILE, y: Math.floor(y / TILE) * TILE, width: TILE, height: TILE };
}
