/** The canvas of the pixel editor: a square to draw on with mouse, finger, pen and keys (details §11). */
import { memo, useCallback, useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { TILE } from "../../engine/index.ts";
import type { Application } from "../../stage/view/pixi.ts";
import { ReactPixiCanvas } from "../../stage/view/ReactPixiCanvas.tsx";
import { tilesIn } from "../model/Drawing.ts";
import type { PixelEditor } from "../model/PixelEditor.ts";
import { attachPaintInput } from "./attachPaintInput.ts";
import styles from "./PaintCanvas.module.css";
import { PaintLayers } from "./PaintLayers.ts";

export interface PaintCanvasProps {
  readonly pixelEditor: PixelEditor;
  /** Of the square, CSS px. */
  readonly side: number;
  /** Told in words where the hand is on the drawing, and "" where it is not; only when that changes. */
  readonly onCursor: (text: string) => void;
}

/** A canvas takes keys of its own, so it is a stop of the Tab key, and one only. */
const TAB_STOP = { tabIndex: 0 } as const;
const AROUND = "#b4bec7";

export const PaintCanvas = memo(function PaintCanvas({ pixelEditor, side, onCursor }: PaintCanvasProps) {
  const element = useRef<HTMLDivElement>(null);
  const [picture, setPicture] = useState<PaintLayers | null>(null);
  const name = useStore(pixelEditor.store, ({ drawing }) => nameOf(tilesIn(drawing)));
  const data = useViewportAttributes(pixelEditor);
  const onReady = useCallback(
    (app: Application) => {
      const made = new PaintLayers(app, pixelEditor);
      setPicture(made);
      return () => {
        setPicture(null);
        made.destroy();
      };
    },
    [pixelEditor],
  );
  useEffect(() => pixelEditor.viewport.setSize(side), [pixelEditor, side]);
  useEffect(() => picture?.resize(side), [picture, side]);
  useEffect(() => {
    if (!element.current || !picture) return;
    return attachPaintInput({ element: element.current, pixelEditor, picture, say: whenOther(onCursor) });
  }, [pixelEditor, picture, onCursor]);
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
      <ReactPixiCanvas onReady={onReady} background={AROUND} failure="The picture could not be drawn." />
    </div>
  );
});

/** Passes on only what is not the same as the last time. */
function whenOther(tell: (text: string) => void): (text: string) => void {
  let told = "";
  return (text) => {
    if (text !== told) tell(text);
    told = text;
  };
}

/** Where things are, for those who look at the page from outside: tests, and tools for access. */
function useViewportAttributes(pixelEditor: PixelEditor) {
  const zoom = useStore(pixelEditor.store, ({ view }) => view.zoom);
  const left = useStore(pixelEditor.store, ({ view }) => view.x);
  const top = useStore(pixelEditor.store, ({ view }) => view.y);
  return { "data-zoom": zoom, "data-left": left, "data-top": top };
}

function nameOf({ width, height }: { readonly width: number; readonly height: number }): string {
  return `Picture, ${width * TILE} pixels across and ${height * TILE} down`;
}
