import { TILE } from "../../engine/index.ts";
import type { Box, Pixel } from "../../pixels/Box.ts";
import type { ToolSettings } from "../model/PaintState.ts";
import { takesSize } from "../tools/PaintTool.ts";

/** The pixels that a press would touch. A brush of size s starts at x - floor((s - 1) / 2). */
export function brushPlace({ tool, size, outlined }: ToolSettings, at: Pixel): Box {
  if (tool === "anchor") return tileAround(at);
  const isOutlined = (tool === "rectangle" || tool === "ellipse") && outlined[tool];
  // The outline of a shape grows inwards from the pressed pixel.
  const side = takesSize(tool, isOutlined) && !isOutlined ? size : 1;
  const back = Math.floor((side - 1) / 2);
  return { x: at.x - back, y: at.y - back, width: side, height: side };
}

/** The mirror image of a box in a picture `whole` pixels wide. */
export function mirrored({ x, y, width, height }: Box, whole: number): Box {
  return { x: whole - x - width, y, width, height };
}

function tileAround({ x, y }: Pixel): Box {
  return { x: Math.floor(x / TILE) * TILE, y: Math.floor(y / TILE) * TILE, width: TILE, height: TILE };
}
