/** What a drawing is drawn on: the page knows the canvas, for panels and the stage know nothing of each other. */
import { createContext, type ReactNode, useContext } from "react";
import type { PixelEditor } from "../model/PixelEditor.ts";

/**
 * A square of `side` CSS px to draw on with mouse, finger, pen and keys. `onCursor` is told in words where the hand is,
 * and "" where it is not on the drawing.
 */
export type DrawingArea = (pixelEditor: PixelEditor, side: number, onCursor: (text: string) => void) => ReactNode;

export const DrawingAreaContext = createContext<DrawingArea>(() => null);

export function useDrawingArea(): DrawingArea {
  return useContext(DrawingAreaContext);
}
