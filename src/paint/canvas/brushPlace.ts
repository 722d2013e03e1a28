import { TILE } from "../../engine/index.ts";
import type { Box, Pixel } from "../../pixels/Box.ts";
import { brushBox, grainOf } from "../../pixels/shapes.ts";
import type { ToolSettings } from "../model/PaintState.ts";
import { isBrush } from "../tools/PaintTool.ts";

/** The pixels that a press would touch: the brush, or for other tools a single grain. The outline of a shape grows inwards from there. */
export function brushPlace({ tool, size }: Pick<ToolSettings, "tool" | "size">, at: Pixel): Box {
  if (tool === "anchor") return tileAround(at);
  return brushBox(at, isBrush(tool) ? size : grainOf(size));
}

/** The mirror image of a box in a picture `whole` pixels wide. */
export function mirrored({ x, y, width, height }: Box, whole: number): Box {
  return { x: whole - x - width, y, width, height };
}

function tileAround({ x, y }: Pixel): Box {
  return { x: Math.floor(x / TILE) * TILE, y: Math.floor(y / TILE) * TILE, width: TILE, height: TILE };
}
