import { newCanvas } from "../../../pictures/index.ts";
import type { Size } from "../../../pixels/Box.ts";
import { CHIP_HEIGHT as HEIGHT } from "./chips.ts";

/** A value on a rounded label. */
export interface DrawnChip {
  readonly canvas: HTMLCanvasElement;
  /** Px of the screen. */
  readonly size: Size;
}

const FONT = '800 12px "Nunito Variable", system-ui, sans-serif';
const PADDING = 5;
const WIDTH_LEAST = HEIGHT;
const LETTERS_MAX = 14;
const INK = "#22313a";
const PAPER = "#ffffff";
const RIM = "rgb(34 49 58 / 55%)";

/** Draws a value, shortened where it is long, with `scale` px of the canvas per px of the screen. */
export function drawChip(value: string, scale: number): DrawnChip {
  const text = shortened(value);
  const size = sizeFor(text);
  const context = newCanvas({ width: Math.round(size.width * scale), height: Math.round(size.height * scale) });
  context.scale(scale, scale);
  context.beginPath();
  context.roundRect(0.5, 0.5, size.width - 1, size.height - 1, HEIGHT / 2);
  context.fillStyle = PAPER;
  context.fill();
  context.strokeStyle = RIM;
  context.stroke();
  context.font = FONT;
  context.fillStyle = INK;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(text, size.width / 2, size.height / 2 + 0.5);
  return { canvas: context.canvas, size };
}

function sizeFor(text: string): Size {
  const context = newCanvas({ width: 1, height: 1 });
  context.font = FONT;
  const wide = Math.ceil(context.measureText(text).width) + 2 * PADDING;
  return { width: Math.max(WIDTH_LEAST, wide), height: HEIGHT };
}

function shortened(value: string): string {
  const letters = [...value.trim()];
  return letters.length > LETTERS_MAX ? `${letters.slice(0, LETTERS_MAX - 1).join("")}…` : letters.join("");
}
