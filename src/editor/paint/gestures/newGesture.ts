import { TILE } from "../../../engine/index.ts";
import type { Pixel } from "../../../pixels/Box.ts";
import { isInside } from "../../../pixels/Box.ts";
import { CLEAR } from "../../../pixels/Colour.ts";
import { markRegion } from "../../../pixels/fill.ts";
import { colourAt } from "../../../pixels/PixelImage.ts";
import { withAnchor } from "../canvasEdits.ts";
import { imageIn } from "../Drawing.ts";
import type { Easel } from "../Easel.ts";
import { type PaintKeys, takesColour } from "../PaintTool.ts";
import { isInSelection } from "../Selection.ts";
import { dropped, maskSelected } from "../selecting.ts";
import { endStroke, Marking, paintMask } from "./Marking.ts";
import { MovingSelection } from "./MovingSelection.ts";
import type { PaintGesture } from "./PaintGesture.ts";
import { Pointing } from "./Pointing.ts";
import { SelectingPixels } from "./SelectingPixels.ts";
import { Stretching } from "./Stretching.ts";

/** Tools without a selection lay down one that an undo has left. */
export function newGesture(easel: Easel, at: Pixel, keys: PaintKeys): PaintGesture {
  const { tool, colour } = easel.hand;
  const { selection } = easel.drawing;
  if (tool === "select" || tool === "wand") {
    if (selection && isInSelection(selection, at)) return new MovingSelection(easel, at, keys);
    return tool === "select" ? new SelectingPixels(easel, at) : new Pointing(at, (end) => selectRegion(easel, end));
  }
  easel.show(dropped(easel.drawing));
  switch (tool) {
    case "pen":
      return new Marking(easel, at, colour);
    case "eraser":
      return new Marking(easel, at, CLEAR);
    case "line":
    case "rectangle":
    case "ellipse":
      return new Stretching(easel, tool, at);
    case "bucket":
      return new Pointing(at, (end) => fillRegion(easel, end));
    case "eyedropper":
      return new Pointing(at, (end) => pickColour(easel, end));
    case "anchor":
      return new Pointing(at, (end) => chooseAnchor(easel, end));
  }
}

/** The wand selects the region of one color; nothing on a transparent pixel. */
function selectRegion(easel: Easel, at: Pixel): void {
  const still = dropped(easel.drawing);
  const mask = easel.emptyMask(false);
  if (colourAt(imageIn(still), at) !== CLEAR) markRegion(mask, imageIn(still), at);
  easel.show(maskSelected(still, mask));
  endStroke(easel, mask);
}

/** With the mirror both halves are filled, each from its own pixel, because they may differ. */
function fillRegion(easel: Easel, at: Pixel): void {
  const { colour, mirrors } = easel.hand;
  const image = imageIn(easel.drawing);
  const mask = easel.emptyMask(false);
  const starts = mirrors ? [at, { x: image.width - 1 - at.x, y: at.y }] : [at];
  for (const start of starts) if (colourAt(image, start) !== colour) markRegion(mask, image, start);
  paintMask(easel, mask, colour);
}

/** Picks the color of a pixel inside the canvas, and a tool that draws with it. */
function pickColour(easel: Easel, at: Pixel): void {
  const image = imageIn(easel.drawing);
  const { toolBefore, colourTool } = easel.hand;
  const tool = takesColour(toolBefore) ? toolBefore : colourTool;
  if (isInside(at, image)) easel.setHand({ colour: colourAt(image, at), tool });
}

function chooseAnchor(easel: Easel, at: Pixel): void {
  if (!isInside(at, imageIn(easel.drawing))) return;
  const tile = { x: Math.floor(at.x / TILE), y: Math.floor(at.y / TILE) };
  easel.finish(withAnchor(easel.drawing, tile));
  easel.setHand({ tool: easel.hand.toolBefore });
}
