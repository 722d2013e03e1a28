import { clamp, HUD_CORNERS, type HudEntry, own, type World } from "../../engine/index.ts";
import { fittedText } from "../../pictures/fittedText.ts";
import type { Size } from "../../pixels/Box.ts";
import { pillSizes } from "../actors/chips/bubbles.ts";
import { shownHud, shownText } from "../overlay/play/hudValues.ts";

/** A number of the game in a corner of its stage. */
export interface ShownNumber extends Pick<HudEntry, "corner"> {
  readonly name: string;
  readonly value: string;
}

const FAMILY = '"Nunito Variable", system-ui, sans-serif';
const INK = "#22313a";
const PAPER = "#ffffff";
const SHADOW = "rgb(34 49 58 / 45%)";
const SHADOW_BELOW = 2;
/** The value beside its name, and the gap between them, as shares of the name's letters. */
const VALUE = 1.45;
const GAP = 0.5;
/** A value leaves room for its name. */
const VALUE_SHARE = 0.6;

/** The numbers that a game shows, as they are in a world. */
export function numbersOf(world: World): readonly ShownNumber[] {
  return shownHud(world).flatMap(({ globalId, corner }) => {
    const global = own(world.globals, globalId);
    return global ? [{ corner, name: global.name, value: shownText(global, world.stages) }] : [];
  });
}

/** Draws numbers in the corners of a room, px of the screen, as `overlay/play/Hud.module.css` has them. */
export function drawNumbers(context: CanvasRenderingContext2D, numbers: readonly ShownNumber[], room: Size): void {
  const side = Math.min(room.width, room.height);
  const { height, gap, edge } = pillSizes(room);
  const letters = clamp(0.034 * side, 12, 16);
  const padding = clamp(0.03 * side, 8, 16);
  const rim = clamp(0.006 * side, 2, 3);
  const most = room.width / 2 - 2 * edge;
  context.textAlign = "left";
  context.textBaseline = "middle";
  for (const corner of HUD_CORNERS) {
    const there = numbers.filter((number) => number.corner === corner);
    const above = corner.startsWith("top")
      ? edge
      : room.height - edge - there.length * height - (there.length - 1) * gap;
    there.forEach(({ name, value }, place) => {
      const fonts = { name: `750 ${letters}px ${FAMILY}`, value: `850 ${letters * VALUE}px ${FAMILY}` };
      const inner = most - 2 * padding - GAP * letters;
      context.font = fonts.value;
      const shownValue = fittedText(context, value, inner * VALUE_SHARE);
      const valueWidth = context.measureText(shownValue).width;
      context.font = fonts.name;
      const shownName = fittedText(context, name, inner - valueWidth);
      const nameWidth = context.measureText(shownName).width;
      const width = nameWidth + GAP * letters + valueWidth + 2 * padding;
      const x = corner.endsWith("left") ? edge : room.width - edge - width;
      const y = above + place * (height + gap);
      drawPill(context, { x, y, width, height }, rim);
      context.fillText(shownName, x + padding, y + height / 2);
      context.font = fonts.value;
      context.fillText(shownValue, x + width - padding - valueWidth, y + height / 2);
    });
  }
}

function drawPill(
  context: CanvasRenderingContext2D,
  { x, y, width, height }: { readonly x: number; readonly y: number } & Size,
  rim: number,
): void {
  context.fillStyle = SHADOW;
  context.beginPath();
  context.roundRect(x, y + SHADOW_BELOW, width, height, height / 2);
  context.fill();
  context.fillStyle = PAPER;
  context.strokeStyle = INK;
  context.lineWidth = rim;
  context.beginPath();
  context.roundRect(x + rim / 2, y + rim / 2, width - rim, height - rim, (height - rim) / 2);
  context.fill();
  context.stroke();
  context.fillStyle = INK;
}
