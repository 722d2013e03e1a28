import type { Size } from "../pixels/Box.ts";
import { newCanvas, wash } from "./canvas.ts";

/** Red, green and blue from 0 to 255. */
export type Channels = readonly [red: number, green: number, blue: number];

/** How much of its color the surround of a stage keeps, and how much white covers it: the stage itself must stay the strongest. */
const SATURATION = 0.85;
const WHITE = 0.34;
/** White would turn a night into fog, so a dark ground keeps its own colors. */
const WHITE_ON_DARK = 0.12;
/** The longer side, px, of the copy that is scaled up again, which blurs it; and how far. */
const BLURRED_SIDE = 26;
const SCALED_UP = 5;
/** The longer side, px, of the copy whose brightness is measured. */
const SAMPLED_SIDE = 8;
/** Darker grounds have light grid lines. */
const DARK_BELOW = 112;
/** Darker grounds, of a lightness below 40, have a veil of their own color, which is this much lighter. */
const NIGHT_BELOW = 94;
const VEIL_LIGHTER = 0.28;

/** The color around a stage with a plain background. */
export function surroundColor(color: Channels): Channels {
  const gray = brightnessOf(color);
  const white = whiteOn(isDarkColor(color));
  const pale = (channel: number) => Math.round((gray + (channel - gray) * SATURATION) * (1 - white) + 255 * white);
  return [pale(color[0]), pale(color[1]), pale(color[2])];
}

/** What is drawn around a stage: its background once more, blurred and paler. By scaling, because not every browser has canvas filters. */
export function drawSurround(ground: HTMLCanvasElement): CanvasRenderingContext2D {
  const small = shrunk(ground, BLURRED_SIDE);
  const { canvas } = small;
  const surround = newCanvas({ width: canvas.width * SCALED_UP, height: canvas.height * SCALED_UP });
  surround.imageSmoothingQuality = "high";
  surround.drawImage(canvas, 0, 0, surround.canvas.width, surround.canvas.height);
  wash(surround, "#808080", { alpha: 1 - SATURATION, mode: "saturation" });
  wash(surround, "#ffffff", { alpha: whiteOn(isDarkColor(averageColor(ground))), mode: "source-over" });
  return surround;
}

/** The color of a background on average. */
export function averageColor(ground: HTMLCanvasElement): Channels {
  const context = shrunk(ground, SAMPLED_SIDE);
  const { width, height } = context.canvas;
  const { data } = context.getImageData(0, 0, width, height);
  const sums = [0, 0, 0];
  for (let at = 0; at < data.length; at++) if (at % 4 < 3) sums[at % 4] = (sums[at % 4] ?? 0) + (data[at] ?? 0);
  const [red = 0, green = 0, blue = 0] = sums.map((sum) => sum / (width * height));
  return [red, green, blue];
}

/** What veils a dark ground: its own color, lightened, because paper would turn a night into fog. Null on lighter grounds. */
export function nightVeil(color: Channels): Channels | null {
  if (brightnessOf(color) >= NIGHT_BELOW) return null;
  const lighter = (channel: number) => Math.round(channel + (255 - channel) * VEIL_LIGHTER);
  return [lighter(color[0]), lighter(color[1]), lighter(color[2])];
}

export function isDarkColor(color: Channels): boolean {
  return brightnessOf(color) < DARK_BELOW;
}

function whiteOn(isDark: boolean): number {
  return isDark ? WHITE_ON_DARK : WHITE;
}

/** As bright as it looks, from 0 to 255. */
function brightnessOf([red, green, blue]: Channels): number {
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

function shrunk(picture: HTMLCanvasElement, side: number): CanvasRenderingContext2D {
  const context = newCanvas(sizeWithin(picture, side), { willReadFrequently: true });
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, context.canvas.width, context.canvas.height);
  return context;
}

function sizeWithin({ width, height }: Size, side: number): Size {
  const scale = side / Math.max(width, height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
