import { memo, useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { TILE } from "../../engine/index.ts";
import type { Size } from "../../pixels/Box.ts";
import { grainOf } from "../../pixels/shapes.ts";
import { tilesIn } from "../model/Drawing.ts";
import type { PixelEditor } from "../model/PixelEditor.ts";
import { attachPaintInput } from "./attachPaintInput.ts";
import styles from "./PaintCanvas.module.css";
import { PaintScene } from "./PaintScene.tsx";
import type { PaintView } from "./PaintView.ts";

export interface PaintCanvasProps {
  readonly pixelEditor: PixelEditor;
  /** The side of the square, CSS px. */
  readonly side: number;
  /** Called with a description of the pixel under the pointer, "" if it is beside the drawing, whenever that changes. */
  readonly onCursor: (text: string) => void;
}

/** The canvas handles keys itself, so it is a single tab stop. */
const TAB_STOP = { tabIndex: 0 } as const;

/** The canvas of the pixel editor: a square to draw on with mouse, finger, pen and keyboard. */
export const PaintCanvas = memo(function PaintCanvas({ pixelEditor, side, onCursor }: PaintCanvasProps) {
  const element = useRef<HTMLDivElement>(null);
  const [paintView, setPaintView] = useState<PaintView | null>(null);
  const name = useStore(pixelEditor.store, ({ drawing, settings }) => nameOf(tilesIn(drawing), grainOf(settings.size)));
  const data = useViewportAttributes(pixelEditor);
  useEffect(() => pixelEditor.viewport.setSize(side), [pixelEditor, side]);
  useEffect(() => paintView?.resize(side), [paintView, side]);
  useEffect(() => {
    if (!element.current || !paintView) return;
    return attachPaintInput({ element: element.current, pixelEditor, paintView, say: whenOther(onCursor) });
  }, [pixelEditor, paintView, onCursor]);
  return (
    <div
      ref={element}
      className={styles.canvas}
      style={{ width: side, height: side }}
      role="application"
      {...TAB_STOP}
      aria-roledescription="canvas"
      aria-label={name}
      {...data}
    >
      <PaintScene pixelEditor={pixelEditor} onPaintView={setPaintView} />
    </div>
  );
});

/** Calls through only if the text changed. */
function whenOther(tell: (text: string) => void): (text: string) => void {
  let told = "";
  return (text) => {
    if (text !== told) tell(text);
    told = text;
  };
}

/** The viewport as attributes, for tests and accessibility tools. */
function useViewportAttributes(pixelEditor: PixelEditor) {
  const zoom = useStore(pixelEditor.store, ({ view }) => view.zoom);
  const left = useStore(pixelEditor.store, ({ view }) => view.x);
  const top = useStore(pixelEditor.store, ({ view }) => view.y);
  return { "data-zoom": zoom, "data-left": left, "data-top": top };
}

function nameOf({ width, height }: Size, grain: number): string {
  const grains = grain > 1 ? "dots" : "pixels";
  return `Picture, ${(width * TILE) / grain} ${grains} across and ${(height * TILE) / grain} down`;
}
