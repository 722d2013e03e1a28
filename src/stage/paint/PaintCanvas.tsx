/** The canvas of the pixel editor: a square to draw on with mouse, finger, pen and keys (details §11). */
import { memo, useCallback, useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { tilesIn } from "../../editor/paint/Drawing.ts";
import type { PaintDesk } from "../../editor/paint/PaintDesk.ts";
import { TILE } from "../../engine/index.ts";
import { PixiRoom } from "../PixiRoom.tsx";
import type { Application } from "../pixi.ts";
import { attachPaint } from "./attachPaint.ts";
import styles from "./PaintCanvas.module.css";
import { PaintPicture } from "./PaintPicture.ts";

export interface PaintCanvasProps {
  readonly desk: PaintDesk;
  /** Of the square, CSS px. */
  readonly side: number;
  /** Told in words where the hand is on the drawing, and "" where it is not; only when that changes. */
  readonly onCursor: (text: string) => void;
}

/** A canvas takes keys of its own, so it is a stop of the Tab key, and one only. */
const TAB_STOP = { tabIndex: 0 } as const;
const AROUND = "#b4bec7";

export const PaintCanvas = memo(function PaintCanvas({ desk, side, onCursor }: PaintCanvasProps) {
  const element = useRef<HTMLDivElement>(null);
  const [picture, setPicture] = useState<PaintPicture | null>(null);
  const name = useStore(desk.store, ({ drawing }) => nameOf(tilesIn(drawing)));
  const data = useDeskData(desk);
  const onReady = useCallback(
    (app: Application) => {
      const made = new PaintPicture(app, desk);
      setPicture(made);
      return () => {
        setPicture(null);
        made.destroy();
      };
    },
    [desk],
  );
  useEffect(() => desk.sight.setRoom(side), [desk, side]);
  useEffect(() => picture?.resize(side), [picture, side]);
  useEffect(() => {
    if (!element.current || !picture) return;
    return attachPaint({ element: element.current, desk, picture, say: whenOther(onCursor) });
  }, [desk, picture, onCursor]);
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
      <PixiRoom onReady={onReady} background={AROUND} failure="The picture could not be drawn." />
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
function useDeskData(desk: PaintDesk) {
  const zoom = useStore(desk.store, ({ view }) => view.zoom);
  const left = useStore(desk.store, ({ view }) => view.x);
  const top = useStore(desk.store, ({ view }) => view.y);
  return { "data-zoom": zoom, "data-left": left, "data-top": top };
}

function nameOf({ width, height }: { readonly width: number; readonly height: number }): string {
  return `Picture, ${width * TILE} pixels across and ${height * TILE} down`;
}
