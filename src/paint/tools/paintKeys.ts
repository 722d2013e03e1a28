import type { PixelEditor } from "../model/PixelEditor.ts";
import { PAINT_TOOLS, type PaintToolId } from "./PaintTool.ts";

export interface PaintKey {
  /** As `KeyboardEvent.key` has it. */
  readonly key: string;
  readonly shift: boolean;
  /** Ctrl, or Command on a Mac. */
  readonly command: boolean;
}

/** The letter of each tool, shown in its tooltip. */
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

/** How many pixels an arrow key with Shift moves the selection. */
const FAR = 5;

/** Handles a key press outside of text fields. Returns false if the key means nothing here. Copy, cut and paste are events of their own. */
export function pressPaintKey(pixelEditor: PixelEditor, { key, shift, command }: PaintKey): boolean {
  if (command) return undoOrRedo(pixelEditor, key.toLowerCase(), shift) || selectAll(pixelEditor, key);
  const [x, y] = ARROWS[key] ?? [0, 0];
  if (x || y) return pixelEditor.selections.nudge(x * (shift ? FAR : 1), y * (shift ? FAR : 1));
  return actOn(pixelEditor, key) || chooseByLetter(pixelEditor, key);
}

function undoOrRedo(pixelEditor: PixelEditor, key: string, shift: boolean): boolean {
  const isUndo = key === "z" && !shift;
  const isRedo = key === "y" || (key === "z" && shift);
  if (isUndo) pixelEditor.undo();
  if (isRedo) pixelEditor.redo();
  return isUndo || isRedo;
}

function selectAll(pixelEditor: PixelEditor, key: string): boolean {
  const isMeant = key.toLowerCase() === "a";
  if (isMeant) pixelEditor.selections.selectAll();
  return isMeant;
}

function actOn(pixelEditor: PixelEditor, key: string): boolean {
  switch (key) {
    case "Enter":
      pixelEditor.selections.drop();
      return true;
    case "Escape":
      return pixelEditor.escape();
    case "Delete":
    case "Backspace":
      pixelEditor.selections.erase();
      return true;
    case "+":
    case "=":
      pixelEditor.viewport.zoomBy(1);
      return true;
    case "-":
      pixelEditor.viewport.zoomBy(-1);
      return true;
    default:
      return false;
  }
}

function chooseByLetter(pixelEditor: PixelEditor, key: string): boolean {
  const letter = key.toUpperCase();
  const tool = TOOLS.find((each) => TOOL_KEYS[each] === letter);
  if (tool) pixelEditor.tools.choose(tool);
  return tool !== undefined;
}
