import type { Pixel } from "../../pixels/Box.ts";

export const PAINT_TOOLS = [
  "pen",
  "eraser",
  "bucket",
  "line",
  "rectangle",
  "ellipse",
  "select",
  "wand",
  "eyedropper",
] as const;

/** `anchor` chooses the anchor tile. Its button is apart from those of the nine tools. */
export type PaintToolId = (typeof PAINT_TOOLS)[number] | "anchor";

export interface PaintKeys {
  readonly shift: boolean;
  readonly alt: boolean;
}

/** Input for the active tool. Pixels may lie outside the canvas; a move has all samples since the last event. */
export type PaintEvent =
  | ({ readonly kind: "press"; readonly at: Pixel } & PaintKeys)
  | ({ readonly kind: "move"; readonly points: readonly Pixel[] } & PaintKeys)
  | { readonly kind: "release" }
  | { readonly kind: "cancel" };

/** Whether a tool draws in the chosen color. */
export function takesColor(tool: PaintToolId): boolean {
  return ["pen", "line", "rectangle", "ellipse", "bucket"].includes(tool);
}

/** Whether a tool uses the chosen size. A filled shape only takes its grain from it. */
export function takesSize(tool: PaintToolId): boolean {
  return isBrush(tool) || isShape(tool);
}

/** Whether a tool draws with a square of the chosen size. */
export function isBrush(tool: PaintToolId): boolean {
  return ["pen", "line", "eraser"].includes(tool);
}

export function isShape(tool: PaintToolId): tool is "rectangle" | "ellipse" {
  return tool === "rectangle" || tool === "ellipse";
}

/** Whether the previous tool becomes active again after a single use of this one. */
export function isTemporary(tool: PaintToolId): boolean {
  return tool === "eyedropper" || tool === "anchor";
}
