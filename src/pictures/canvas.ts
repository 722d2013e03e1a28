import type { Size } from "../pixels/Box.ts";

/** The context of a canvas outside the page, to prepare pictures on. Throws if the browser has no memory left for it. */
export function newCanvas(
  { width, height }: Size,
  settings?: CanvasRenderingContext2DSettings,
): CanvasRenderingContext2D {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d", settings);
  if (!context) throw new Error("No 2D canvas");
  return context;
}

/** A color of a document in the form every drawing understands; `fallback` if the text is no color. */
export function colorOf(text: string, fallback: string): string {
  const context = newCanvas({ width: 1, height: 1 });
  context.fillStyle = fallback;
  context.fillStyle = text;
  return context.fillStyle;
}

/** Covers a whole canvas with a color. */
export function wash(
  context: CanvasRenderingContext2D,
  color: string,
  { alpha, mode }: { alpha: number; mode: GlobalCompositeOperation },
): void {
  context.save();
  context.globalAlpha = alpha;
  context.globalCompositeOperation = mode;
  context.fillStyle = color;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  context.restore();
}
