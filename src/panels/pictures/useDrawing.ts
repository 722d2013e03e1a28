import { type RefObject, useLayoutEffect, useRef } from "react";
import { type CanvasDrawing, drawWhenLoaded } from "../../pictures/CanvasDrawing.ts";

/** A canvas with a drawing on it. `drawing` must be the same object as long as it shows the same. */
export function useDrawing(drawing: CanvasDrawing): RefObject<HTMLCanvasElement | null> {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => drawWhenLoaded(canvas.current, drawing), [drawing]);
  return canvas;
}
