import { newCanvas } from "../../../pictures/index.ts";
import { bubbleLines, TAIL } from "./bubbles.ts";
import type { DrawnChip } from "./drawChip.ts";

const FONT = '800 17px "Nunito Variable", system-ui, sans-serif';
const LINE = 22;
const PADDING = { x: 13, y: 8 } as const;
const RADIUS = 14;
const RIM = 2.5;
const WIDTH_LEAST = 52;
const INK = "#22313a";
const PAPER = "#ffffff";

/** Draws what somebody says in its bubble, without the tail, with `scale` px of the canvas per px of the screen. */
export function drawBubble(text: string, scale: number): DrawnChip {
  const lines = bubbleLines(text);
  const size = { width: widthFor(lines), height: Math.max(1, lines.length) * LINE + 2 * PADDING.y };
  const context = newCanvas({ width: Math.round(size.width * scale), height: Math.round(size.height * scale) });
  context.scale(scale, scale);
  context.beginPath();
  context.roundRect(RIM / 2, RIM / 2, size.width - RIM, size.height - RIM, RADIUS);
  context.fillStyle = PAPER;
  context.fill();
  context.lineWidth = RIM;
  context.strokeStyle = INK;
  context.stroke();
  context.font = FONT;
  context.fillStyle = INK;
  context.textAlign = "center";
  context.textBaseline = "middle";
  lines.forEach((line, number) => {
    context.fillText(line, size.width / 2, PADDING.y + (number + 0.5) * LINE + 1);
  });
  return { canvas: context.canvas, size };
}

/** Draws the tail of a bubble, which points down or up to the speaker. */
export function drawTail(isUp: boolean, scale: number): DrawnChip {
  const { width, height, overlap } = TAIL;
  const context = newCanvas({ width: Math.round(width * scale), height: Math.round(height * scale) });
  context.scale(scale, scale);
  if (isUp) {
    context.translate(0, height);
    context.scale(1, -1);
  }
  context.beginPath();
  context.moveTo(RIM, 0);
  context.lineTo(RIM, overlap);
  context.lineTo(width / 2, height - RIM);
  context.lineTo(width - RIM, overlap);
  context.lineTo(width - RIM, 0);
  context.fillStyle = PAPER;
  context.fill();
  context.beginPath();
  context.moveTo(RIM / 2, overlap - RIM / 2);
  context.lineTo(width / 2, height - RIM);
  context.lineTo(width - RIM / 2, overlap - RIM / 2);
  context.lineWidth = RIM;
  context.lineJoin = "round";
  context.strokeStyle = INK;
  context.stroke();
  return { canvas: context.canvas, size: { width, height } };
}

function widthFor(lines: readonly string[]): number {
  const context = newCanvas({ width: 1, height: 1 });
  context.font = FONT;
  const widths = lines.map((line) => Math.ceil(context.measureText(line).width));
  return Math.max(WIDTH_LEAST, Math.max(0, ...widths) + 2 * PADDING.x);
}
