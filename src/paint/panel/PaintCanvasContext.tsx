import { createContext, lazy, type ReactNode, Suspense } from "react";
import type { PixelEditor } from "../model/PixelEditor.ts";

/** PixiJS comes with it, so it is loaded with the first drawing. */
const PaintCanvas = lazy(async () => ({ default: (await import("../canvas/PaintCanvas.tsx")).PaintCanvas }));

/**
 * Renders the canvas, a square of `side` CSS px. `onCursor` is told in words which pixel the pointer or the keyboard's cursor is on; the text
 * is empty if it is beside the drawing.
 */
export type RenderPaintCanvas = (pixelEditor: PixelEditor, side: number, onCursor: (text: string) => void) => ReactNode;

/** Tests without WebGL provide a canvas of their own. */
export const PaintCanvasContext = createContext<RenderPaintCanvas>((pixelEditor, side, onCursor) => (
  <Suspense fallback={<div style={{ width: side, height: side }} />}>
    <PaintCanvas pixelEditor={pixelEditor} side={side} onCursor={onCursor} />
  </Suspense>
));
