import { TILE } from "../../../engine/index.ts";
import { isInside, type Pixel } from "../../../pixels/Box.ts";
import { CLEAR } from "../../../pixels/Color.ts";
import { markRegion } from "../../../pixels/fill.ts";
import { colorAt } from "../../../pixels/PixelImage.ts";
import { withAnchor } from "../../model/canvasEdits.ts";
import { imageIn, isInSelection } from "../../model/Drawing.ts";
import type { DrawingStore } from "../../model/DrawingStore.ts";
import { dropped, maskSelected } from "../../model/selecting.ts";
import { type PaintKeys, takesColor } from "../PaintTool.ts";
import { endStroke, Marking, paintMask } from "./Marking.ts";
import { MovingSelection } from "./MovingSelection.ts";
import type { PaintGesture } from "./PaintGesture.ts";
import { Pointing } from "./Pointing.ts";
import { SelectingPixels } from "./SelectingPixels.ts";
import { Stretching } from "./Stretching.ts";

/** The gesture that a press starts with the active tool. Undo may leave a selection; tools without one drop it first. */
export function newGesture(store: DrawingStore, at: Pixel, keys: PaintKeys): PaintGesture {
  const { tool, color } = store.settings;
  const { selection } = store.drawing;
  if (tool === "select" || tool === "wand") {
    if (selection && isInSelection(selection, at)) return new MovingSelection(store, at, keys);
    return tool === "select" ? new SelectingPixels(store, at) : new Pointing(at, (end) => selectRegion(store, end));
  }
  store.showDrawing(dropped(store.drawing));
  switch (tool) {
    case "pen":
      return new Marking(store, at, color);
    case "eraser":
      return new Marking(store, at, CLEAR);
    case "line":
    case "rectangle":
    case "ellipse":
      return new Stretching(store, tool, at);
    case "bucket":
      return new Pointing(at, (end) => fillRegion(store, end));
    case "eyedropper":
      return new Pointing(at, (end) => pickColor(store, end));
    case "anchor":
      return new Pointing(at, (end) => chooseAnchor(store, end));
  }
}

/** Selects the region of one color. A transparent pixel selects nothing. */
function selectRegion(store: DrawingStore, at: Pixel): void {
  const still = dropped(store.drawing);
  const mask = store.emptyMask(false);
  if (colorAt(imageIn(still), at) !== CLEAR) markRegion(mask, imageIn(still), at);
  store.showDrawing(maskSelected(still, mask));
  endStroke(store, mask);
}

/** If strokes are mirrored, both sides are filled, each from its own pixel, because they may differ. */
function fillRegion(store: DrawingStore, at: Pixel): void {
  const { color, mirrors } = store.settings;
  const image = imageIn(store.drawing);
  const mask = store.emptyMask(false);
  const starts = mirrors ? [at, { x: image.width - 1 - at.x, y: at.y }] : [at];
  for (const start of starts) if (colorAt(image, start) !== color) markRegion(mask, image, start);
  paintMask(store, mask, color);
}

/** Does nothing outside the canvas. Switches to a tool that draws in color, because the picked color is not for erasing. */
function pickColor(store: DrawingStore, at: Pixel): void {
  const image = imageIn(store.drawing);
  const { previousTool, colorTool } = store.settings;
  const tool = takesColor(previousTool) ? previousTool : colorTool;
  if (isInside(at, image)) store.setSettings({ color: colorAt(image, at), tool });
}

function chooseAnchor(store: DrawingStore, at: Pixel): void {
  if (!isInside(at, imageIn(store.drawing))) return;
  const tile = { x: Math.floor(at.x / TILE), y: Math.floor(at.y / TILE) };
  store.commit(withAnchor(store.drawing, tile));
  store.setSettings({ tool: store.settings.previousTool });
}
