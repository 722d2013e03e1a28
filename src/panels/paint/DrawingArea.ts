/** What a drawing is drawn on: the page knows the canvas, for panels and the stage know nothing of each other. */
import { createContext, type ReactNode, useContext } from "react";
import type { PaintDesk } from "../../editor/paint/PaintDesk.ts";

/** A square of `side` CSS px to draw on with mouse, finger, pen and keys. */
export type DrawingArea = (desk: PaintDesk, side: number) => ReactNode;

export const DrawingAreaContext = createContext<DrawingArea>(() => null);

export function useDrawingArea(): DrawingArea {
  return useContext(DrawingAreaContext);
}
