/** The canvas of the pixel editor: a square to draw on, and its twin for the keyboard (details §11). */
import { memo, useCallback, useEffect, useRef, useState } from "react";
import type { PaintDesk } from "../../editor/paint/PaintDesk.ts";
import { PixiRoom } from "../PixiRoom.tsx";
import type { Application } from "../pixi.ts";
import styles from "./PaintCanvas.module.css";
import { PaintPicture } from "./PaintPicture.ts";
import { attachPaintHands } from "./paintHands.ts";

export interface PaintCanvasProps {
  readonly desk: PaintDesk;
  /** Of the square, CSS px. */
  readonly side: number;
}

/** A canvas takes keys of its own, so it is a stop of the Tab key, and one only. */
const TAB_STOP = { tabIndex: 0 } as const;

export const PaintCanvas = memo(function PaintCanvas({ desk, side }: PaintCanvasProps) {
  const element = useRef<HTMLDivElement>(null);
  const [picture, setPicture] = useState<PaintPicture | null>(null);
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
  useEffect(() => {
    desk.setRoom(side);
    picture?.resize(side);
  }, [desk, picture, side]);
  useEffect(() => (element.current ? attachPaintHands(element.current, desk) : undefined), [desk]);
  return (
    <div
      ref={element}
      className={styles.canvas}
      style={{ width: side, height: side }}
      role="application"
      {...TAB_STOP}
      aria-roledescription="canvas"
      aria-label="Picture to draw on"
    >
      <PixiRoom onReady={onReady} background="#d3dae1" failure="The picture could not be drawn." />
    </div>
  );
});
