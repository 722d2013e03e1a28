/** The tools of the pixel editor, and what a hand does with them. */
import type { Pixel } from "../../pixels/Box.ts";

export const PAINT_TOOLS = [
  "pen",
  "line",
  "eraser",
  "rectangle",
  "ellipse",
  "bucket",
  "select",
  "wand",
  "eyedropper",
] as const;

/** `anchor` chooses the anchor tile; it has a place of its own, apart from the nine. */
export type PaintToolId = (typeof PAINT_TOOLS)[number] | "anchor";

export interface PaintKeys {
  readonly shift: boolean;
  readonly alt: boolean;
}

/** One thing the drawing hand did. Pixels may lie outside of the canvas; a move brings all samples since the last event. */
export type PaintEvent =
  | ({ readonly kind: "press"; readonly at: Pixel } & PaintKeys)
  | ({ readonly kind: "move"; readonly points: readonly Pixel[] } & PaintKeys)
  | { readonly kind: "release" }
  | { readonly kind: "cancel" };

/** Whether a tool makes use of the chosen colour (details §11, table). */
export function takesColour(tool: PaintToolId): boolean {
  return ["pen", "line", "rectangle", "ellipse", "bucket"].includes(tool);
}

/** Whether a tool makes use of the chosen size; shapes do as outlines. */
export function takesSize(tool: PaintToolId, isOutlined: boolean): boolean {
  return ["pen", "line", "eraser"].includes(tool) || (isShape(tool) && isOutlined);
}

export function isShape(tool: PaintToolId): tool is "rectangle" | "ellipse" {
  return tool === "rectangle" || tool === "ellipse";
}

/** Whether a tool is put away by its one use: the hand then has the tool before. */
export function isTemporary(tool: PaintToolId): boolean {
  return tool === "eyedropper" || tool === "anchor";
}
