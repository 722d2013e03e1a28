import { type RefObject, useLayoutEffect, useRef } from "react";
import { nextFrame } from "../browser/screen.ts";
import { cachedPicture, loadPicture } from "./cache.ts";

/** What a small canvas shows, and the pictures it needs for that. */
export interface CanvasDrawing {
  /** CSS px. */
  readonly width: number;
  readonly height: number;
  /** The URLs of the pictures in it. */
  readonly pictures: readonly string[];
  /** Draws in CSS px. `isLoaded`: every picture that can be loaded has been. */
  readonly draw: (context: CanvasRenderingContext2D, isLoaded: boolean) => void;
}

/** Draws in the next frame with the pictures loaded so far, and again once the others are loaded. The returned function cancels that. */
export function drawWhenLoaded(canvas: HTMLCanvasElement | null, drawing: CanvasDrawing): () => void {
  let isCurrent = true;
  const missing = drawing.pictures.filter((url) => !cachedPicture(url));
  // Drawing forces a layout of the page, which the frame that shows the picture needs anyway.
  const cancel = nextFrame(() => drawOn(canvas, drawing, missing.length === 0));
  void Promise.allSettled(missing.map(loadPicture)).then(() => {
    if (isCurrent && missing.length > 0) drawOn(canvas, drawing, true);
  });
  return () => {
    isCurrent = false;
    cancel();
  };
}

/** At the resolution of the screen. Enlarged pixels keep sharp edges. */
function drawOn(canvas: HTMLCanvasElement | null, { width, height, draw }: CanvasDrawing, isLoaded: boolean): void {
  const resolution = window.devicePixelRatio || 1;
  const context = canvas?.getContext("2d");
  if (!canvas || !context) return;
  canvas.width = Math.round(width * resolution);
  canvas.height = Math.round(height * resolution);
  context.scale(resolution, resolution);
  context.imageSmoothingEnabled = false;
  draw(context, isLoaded);
}

/** A canvas with a drawing on it. `drawing` must be the same object as long as it shows the same. */
export function useDrawing(drawing: CanvasDrawing): RefObject<HTMLCanvasElement | null> {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => drawWhenLoaded(canvas.current, drawing), [drawing]);
  return canvas;
}
