import {
  type Actor,
  type AppearanceInfo,
  appearanceInfo,
  type Character,
  type Characters,
  own,
  type Point,
  TILE,
  type Transform,
  variableValue,
} from "../../../engine/index.ts";
import { orientationOf } from "../../../pictures/index.ts";
import type { Size } from "../../../pixels/Box.ts";

const ROW = 2;
/** The height of a chip, px of the screen. */
export const CHIP_HEIGHT = 17;
/** The gap between chips, and between them and the picture, px of the screen. */
const GAP = 2;

export interface ChipRows {
  /** The top left corner of each chip, relative to that of all. */
  readonly places: readonly Point[];
  readonly size: Size;
}

/** Arranges chips in centered rows of two, px of the screen. */
export function chipRows(chips: readonly Size[]): ChipRows {
  const rows = Array.from({ length: Math.ceil(chips.length / ROW) }, (_, row) =>
    chips.slice(row * ROW, row * ROW + ROW),
  );
  const widths = rows.map((row) => row.reduce((sum, { width }) => sum + width, 0) + GAP * (row.length - 1));
  const width = Math.max(0, ...widths);
  const high = Math.max(0, ...chips.map(({ height }) => height));
  const places = rows.flatMap((row, number) => {
    const start = Math.round((width - (widths[number] ?? 0)) / 2);
    return row.map((_, column) => ({
      x: start + row.slice(0, column).reduce((sum, chip) => sum + chip.width + GAP, 0),
      y: number * (high + GAP),
    }));
  });
  return { places, size: { width, height: rows.length * (high + GAP) } };
}

/** The height of so many chips over an actor, px of the screen. */
export function chipsHeight(count: number): number {
  return Math.ceil(count / ROW) * (CHIP_HEIGHT + GAP);
}

/** The middle of the upper edge of a picture in its orientation, relative to the middle of its anchor tile, px of the stage. */
export function headOf(info: AppearanceInfo, transform: Transform): Point {
  const [one, other] = cornersOf(info, transform);
  return { x: (one.x + other.x) / 2, y: Math.min(one.y, other.y) };
}

/** The middle of the lower edge, likewise. */
export function footOf(info: AppearanceInfo, transform: Transform): Point {
  const [one, other] = cornersOf(info, transform);
  return { x: (one.x + other.x) / 2, y: Math.max(one.y, other.y) };
}

/** Two opposite corners of a picture in its orientation, relative to the middle of its anchor tile, px of the stage. */
function cornersOf({ anchor, width, height }: AppearanceInfo, transform: Transform): readonly [Point, Point] {
  const { quarters, scaleX, scaleY } = orientationOf(transform);
  const turned = (x: number, y: number): Point => {
    const [flippedX, flippedY] = [x * scaleX, y * scaleY];
    if (quarters === 1) return { x: -flippedY, y: flippedX };
    if (quarters === 2) return { x: -flippedX, y: -flippedY };
    return quarters === 3 ? { x: flippedY, y: -flippedX } : { x: flippedX, y: flippedY };
  };
  const corner = (x: number, y: number): Point => turned((x - 0.5) * TILE, (y - 0.5) * TILE);
  return [corner(-anchor.x, -anchor.y), corner(width - anchor.x, height - anchor.y)];
}

/** The top left corner of all chips above an actor, px of the screen. They stay inside the stage, even if the actor extends beyond it. */
export function chipsAbove(head: Point, { width, height }: Size, stage: Size): Point {
  const within = (place: number, length: number, available: number): number =>
    Math.round(Math.max(0, Math.min(place, available - length)));
  return { x: within(head.x - width / 2, width, stage.width), y: within(head.y - height, height, stage.height) };
}

/** The values an actor shows above its picture, as rules read them, in the order of the variables. Empty if its appearance shows none. */
export function shownValues(actor: Actor, character: Character | undefined): readonly string[] {
  const overlay = appearanceInfo(character, actor.appearance).variableOverlay;
  if (!character || !overlay?.showVariables) return [];
  const shown = Object.keys(character.variables).filter((id) => own(overlay.visibleVariables, id));
  return shown.map((id) => variableValue(actor, character, id) ?? "");
}

/** Whether any appearance shows variables. Most games have none, and thousands of actors need not be checked. */
export function showAny(characters: Characters): boolean {
  return Object.values(characters).some(({ spritesheet }) =>
    Object.values(spritesheet.appearanceInfo).some(({ variableOverlay }) => variableOverlay?.showVariables),
  );
}
