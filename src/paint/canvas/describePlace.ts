import { isInside, type Pixel } from "../../pixels/Box.ts";
import { CLEAR, type Colour } from "../../pixels/Colour.ts";
import { nameOfColour } from "../../pixels/colourName.ts";
import { colourAt } from "../../pixels/PixelImage.ts";
import { type Drawing, imageIn } from "../model/Drawing.ts";

/** Where on a drawing a hand is, and what colour is there: `3 across, 5 down, red`; "" beside the drawing. */
export function describePlace(drawing: Drawing, at: Pixel): string {
  if (!isInside(at, imageIn(drawing))) return "";
  return `${at.x + 1} across, ${at.y + 1} down, ${nameOfColour(colourSeen(drawing, at))}`;
}

/** What floats lies over the rest. */
function colourSeen(drawing: Drawing, at: Pixel): Colour {
  const { selection } = drawing;
  if (selection?.kind !== "floating") return colourAt(imageIn(drawing), at);
  const floating = colourAt(selection.image, { x: at.x - selection.at.x, y: at.y - selection.at.y });
  return floating === CLEAR ? colourAt(imageIn(drawing), at) : floating;
}
