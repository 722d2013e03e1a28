import { isInside, type Pixel } from "../../pixels/Box.ts";
import { CLEAR, type Colour } from "../../pixels/Colour.ts";
import { nameOfColour } from "../../pixels/colourName.ts";
import { colourAt } from "../../pixels/PixelImage.ts";
import { type Drawing, imageIn } from "../model/Drawing.ts";

/** A pixel and its color in words: `3 across, 5 down, red`. Empty outside the drawing. */
export function describePlace(drawing: Drawing, at: Pixel): string {
  if (!isInside(at, imageIn(drawing))) return "";
  return `${at.x + 1} across, ${at.y + 1} down, ${nameOfColour(colourSeen(drawing, at))}`;
}

/** Floating pixels cover the canvas. */
function colourSeen(drawing: Drawing, at: Pixel): Colour {
  const { selection } = drawing;
  if (selection?.kind !== "floating") return colourAt(imageIn(drawing), at);
  const floating = colourAt(selection.image, { x: at.x - selection.at.x, y: at.y - selection.at.y });
  return floating === CLEAR ? colourAt(imageIn(drawing), at) : floating;
}
