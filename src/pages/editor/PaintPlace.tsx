/** Gives the pixel editor its canvas, which is loaded with the first drawing. */
import { lazy, type ReactNode, Suspense } from "react";
import { type DrawingArea, DrawingAreaContext } from "../../paint/panel/DrawingArea.ts";

const PaintCanvas = lazy(async () => ({ default: (await import("../../paint/canvas/PaintCanvas.tsx")).PaintCanvas }));

const drawingArea: DrawingArea = (desk, side, onCursor) => (
  <Suspense fallback={<div style={{ width: side, height: side }} />}>
    <PaintCanvas desk={desk} side={side} onCursor={onCursor} />
  </Suspense>
);

export function PaintPlace({ children }: { readonly children: ReactNode }) {
  return <DrawingAreaContext value={drawingArea}>{children}</DrawingAreaContext>;
}
