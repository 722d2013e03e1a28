/** The tools of the pixel editor, as the child reads them. */
import type { ToolSettings } from "../model/PaintState.ts";
import { isShape, type PaintToolId } from "../tools/PaintTool.ts";

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
export function toolName(tool: PaintToolId, outlined: ToolSettings["outlined"]): string {
  return isShape(tool) && outlined[tool] ? `${NAMES[tool]} (outline)` : NAMES[tool];
}

export function toolPicture(tool: PaintToolId, outlined: ToolSettings["outlined"]): string {
  return `/ui/paint/${tool}${isShape(tool) && outlined[tool] ? "-outline" : ""}.png`;
}
