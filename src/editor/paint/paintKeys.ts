import type { PaintDesk } from "./PaintDesk.ts";
import { PAINT_TOOLS, type PaintToolId } from "./PaintTool.ts";

export interface PaintKey {
  /** The `KeyboardEvent.key`. */
  readonly key: string;
  readonly shift: boolean;
  /** Ctrl, or Command on a Mac. */
  readonly command: boolean;
}

/** The key of each tool, shown next to it. */
export const TOOL_KEYS: Readonly<Record<PaintToolId, string>> = {
  pen: "P",
  line: "L",
  eraser: "E",
  rectangle: "R",
  ellipse: "O",
  bucket: "B",
  select: "S",
  wand: "W",
  eyedropper: "I",
  anchor: "A",
};

const TOOLS: readonly PaintToolId[] = [...PAINT_TOOLS, "anchor"];

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrow keys move the selection by one pixel, with Shift by five. */
const FAR = 5;

/** Handles a key while no field has focus; false if it has no meaning, so that the view can use it. Copy, cut and paste have events of their own. */
export function pressPaintKey(desk: PaintDesk, { key, shift, command }: PaintKey): boolean {
  if (command) return walk(desk, key.toLowerCase(), shift) || selectAll(desk, key);
  const [x, y] = ARROWS[key] ?? [0, 0];
  if (x || y) return desk.pieces.nudge(x * (shift ? FAR : 1), y * (shift ? FAR : 1));
  return actOn(desk, key) || chooseByLetter(desk, key);
}

function walk(desk: PaintDesk, key: string, shift: boolean): boolean {
  const isUndo = key === "z" && !shift;
  const isRedo = key === "y" || (key === "z" && shift);
  if (isUndo) desk.undo();
  if (isRedo) desk.redo();
  return isUndo || isRedo;
}

function selectAll(desk: PaintDesk, key: string): boolean {
  const isMeant = key.toLowerCase() === "a";
  if (isMeant) desk.pieces.selectAll();
  return isMeant;
}

function actOn(desk: PaintDesk, key: string): boolean {
  switch (key) {
    case "Enter":
      desk.pieces.drop();
      return true;
    case "Escape":
      return desk.escape();
    case "Delete":
    case "Backspace":
      desk.pieces.erase();
      return true;
    case "+":
    case "=":
      desk.sight.zoomBy(1);
      return true;
    case "-":
      desk.sight.zoomBy(-1);
      return true;
    default:
      return false;
  }
}

function chooseByLetter(desk: PaintDesk, key: string): boolean {
  const letter = key.toUpperCase();
  const tool = TOOLS.find((each) => TOOL_KEYS[each] === letter);
  if (tool) desk.tools.choose(tool);
  return tool !== undefined;
}
