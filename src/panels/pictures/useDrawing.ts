/** A canvas that is drawn in the next frame with the pictures loaded so far, and again once the others are loaded. */
import { type RefObject, useLayoutEffect, useRef } from "react";
import { cachedPicture, loadPicture } from "../../browser/pictures.ts";
import { nextFrame } from "../../browser/screen.ts";

export interface Drawing {
  /** CSS px. */
  readonly width: number;
  readonly height: number;
  /** Addresses of the pictures in it. */
  readonly pictures: readonly string[];
  /** Draws in CSS px; `loaded`: all pictures that can be had are here. */
  readonly draw: (context: CanvasRenderingContext2D, loaded: boolean) => void;
}

/** `drawing` has to be the same object for as long as it shows the same. */
export function useDrawing(drawing: Drawing): RefObject<HTMLCanvasElement | null> {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    let isCurrent = true;
    const missing = drawing.pictures.filter((address) => !cachedPicture(address));
    // Drawing forces a layout of the page, which the frame that shows the picture needs anyway.
    const cancel = nextFrame(() => drawOn(canvas.current, drawing, missing.length === 0));
    void Promise.allSettled(missing.map(loadPicture)).then(() => {
      if (isCurrent && missing.length > 0) drawOn(canvas.current, drawing, true);
    });
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [drawing]);
  return canvas;
}

/** As many dots as the screen has; pixels stay sharp where they grow. */
function drawOn(canvas: HTMLCanvasElement | null, { width, height, draw }: Drawing, loaded: boolean): void {
  const dots = window.devicePixelRatio || 1;
  const context = canvas?.getContext("2d");
  if (!canvas || !context) return;
  canvas.width = Math.round(width * dots);
  canvas.height = Math.round(height * dots);
  context.scale(dots, dots);
  context.imageSmoothingEnabled = false;
  draw(context, loaded);
}
