import { isInside, type Pixel } from "../../pixels/Box.ts";
import { CLEAR, type Color } from "../../pixels/Color.ts";
import { nameOfColor } from "../../pixels/colorName.ts";
import { colorAt } from "../../pixels/PixelImage.ts";
import { type Drawing, imageIn } from "../model/Drawing.ts";

/** A pixel and its color in words: `3 across, 5 down, red`. Empty outside the drawing. */
export function describePlace(drawing: Drawing, at: Pixel): string {
  if (!isInside(at, imageIn(drawing))) return "";
  return `${at.x + 1} across, ${at.y + 1} down, ${nameOfColor(colorSeen(drawing, at))}`;
}

/** Floating pixels cover the canvas. */
function colorSeen(drawing: Drawing, at: Pixel): Color {
  const { selection } = drawing;
  if (selection?.kind !== "floating") return colorAt(imageIn(drawing), at);
  const floating = colorAt(selection.image, { x: at.x - selection.at.x, y: at.y - selection.at.y });
  return floating === CLEAR ? colorAt(imageIn(drawing), at) : floating;
}
