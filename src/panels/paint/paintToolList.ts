/** The tools of the pixel editor, as the child reads them. */
import type { PaintHand } from "../../editor/paint/PaintState.ts";
import { isShape, type PaintToolId } from "../../editor/paint/PaintTool.ts";

const NAMES: Readonly<Record<PaintToolId, string>> = {
  pen: "Pen",
  line: "Line",
  eraser: "Eraser",
  rectangle: "Rectangle",
  ellipse: "Ellipse",
  bucket: "Paint bucket",
  select: "Select",
  wand: "Magic wand",
  eyedropper: "Eyedropper",
  anchor: "Anchor square",
};

/** A shape in hand says what a second tap on it would make of it. */
export function toolName(tool: PaintToolId, outlined: PaintHand["outlined"]): string {
  return isShape(tool) && outlined[tool] ? `${NAMES[tool]} (outline)` : NAMES[tool];
}

export function toolPicture(tool: PaintToolId, outlined: PaintHand["outlined"]): string {
  return `/ui/paint/${tool}${isShape(tool) && outlined[tool] ? "-outline" : ""}.png`;
}
