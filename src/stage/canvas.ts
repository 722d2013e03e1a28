/** A canvas out of sight, to prepare pictures on. */
import type { Size } from "./zoom.ts";

/** `settings`: what the browser is told of its use. */
export function newCanvas(
  { width, height }: Size,
  settings?: CanvasRenderingContext2DSettings,
): CanvasRenderingContext2D {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d", settings);
  if (!context) throw new Error("This browser gives no canvas to draw on.");
  return context;
}

/** A colour as a document writes it, as every drawing understands it; `instead` where it is none. */
export function colourOf(text: string, instead: string): string {
  const context = newCanvas({ width: 1, height: 1 });
  context.fillStyle = instead;
  context.fillStyle = text;
  return context.fillStyle;
}
