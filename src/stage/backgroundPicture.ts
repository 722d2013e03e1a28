/** The picture behind a stage: covering it from its middle, paler and calmer than the actors (details §4 "Layers"). */
import type { Size } from "./zoom.ts";

/** How much white lies over the picture, and how much colour it loses. */
const WHITE = 0.5;
const GREY = 0.2;
/** Longest side that is drawn, px; more would not show. */
const SIDE_MAX = 2048;

/** Draws a picture over a whole canvas as a background. Composite modes do it in every browser; filters do not. */
export function paintBackground(context: CanvasRenderingContext2D, picture: ImageBitmap): void {
  const room = context.canvas;
  const { width, height } = coverSize(picture, room);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, (room.width - width) / 2, (room.height - height) / 2, width, height);
  wash(context, "#808080", { alpha: GREY, mode: "saturation" });
  wash(context, "#ffffff", { alpha: WHITE, mode: "source-over" });
}

/** The size of a canvas for a stage of that many px. */
export function canvasSize({ width, height }: Size): Size {
  const scale = Math.min(1, SIDE_MAX / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The least size of the same shape that covers the room. */
export function coverSize(picture: Size, room: Size): Size {
  const scale = Math.max(room.width / picture.width, room.height / picture.height);
  return { width: picture.width * scale, height: picture.height * scale };
}

function wash(
  context: CanvasRenderingContext2D,
  colour: string,
  { alpha, mode }: { alpha: number; mode: GlobalCompositeOperation },
): void {
  context.save();
  context.globalAlpha = alpha;
  context.globalCompositeOperation = mode;
  context.fillStyle = colour;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  context.restore();
}
