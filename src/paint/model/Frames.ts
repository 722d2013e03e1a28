import { clearImage, isBlank, type PixelImage } from "../../pixels/PixelImage.ts";
import { framesOfStrip } from "../../pixels/tiles.ts";
import type { StrokeRunner } from "../tools/StrokeRunner.ts";
import { type Drawing, imageIn } from "./Drawing.ts";
import { FRAMES_MAX } from "./paintLimits.ts";
import { dropped } from "./selecting.ts";

/** The frames of an animated appearance. Every change is one undo step. */
export class Frames {
  readonly #runner: StrokeRunner;

  constructor(runner: StrokeRunner) {
    this.#runner = runner;
  }

  add(): void {
    this.#runner.edit(withNewFrame);
  }

  copy(): void {
    this.#runner.edit(withFrameCopied);
  }

  remove(): void {
    this.#runner.edit(withoutFrame);
  }

  /** Moves the current frame to another index. */
  move(to: number): void {
    this.#runner.edit((drawing) => withFrameMoved(drawing, to));
  }

  /** Changes the current frame, without an undo step. */
  show(frame: number): void {
    this.#runner.cancel();
    const { store } = this.#runner;
    store.showDrawing(withFrameShown(store.drawing, frame));
  }

  /** Splits a strip of pictures of the size of the canvas into frames. */
  addStrip(strip: PixelImage): void {
    this.#runner.edit((drawing) => withFramesPut(drawing, framesOfStrip(strip, imageIn(drawing))));
  }
}

export function canAddFrame({ frames }: Drawing): boolean {
  return frames.length < FRAMES_MAX;
}

/** The same drawing if there is no such frame, or if it is the current one. */
function withFrameShown(drawing: Drawing, frame: number): Drawing {
  return frame === drawing.frame || !drawing.frames[frame] ? drawing : { ...dropped(drawing), frame };
}

function withNewFrame(drawing: Drawing): Drawing {
  return withFrameAfter(drawing, clearImage(imageIn(drawing)));
}

function withFrameCopied(drawing: Drawing): Drawing {
  return withFrameAfter(drawing, imageIn(dropped(drawing)));
}

/**
 * Inserts images of the size of the canvas after the current frame, or replaces it if it is blank. Images beyond the maximum are dropped; the
 * first inserted frame becomes the current one.
 */
function withFramesPut(drawing: Drawing, images: readonly PixelImage[]): Drawing {
  const still = dropped(drawing);
  const shown = isBlank(imageIn(still)) ? 1 : 0;
  const free = FRAMES_MAX - still.frames.length + shown;
  const put = images.slice(0, free);
  if (put.length === 0) return drawing;
  const frame = still.frame + 1 - shown;
  return { ...still, frames: still.frames.toSpliced(frame, shown, ...put), frame };
}

/** Removes the current frame, unless it is the only one. */
function withoutFrame(drawing: Drawing): Drawing {
  if (drawing.frames.length < 2) return drawing;
  const { frame } = drawing;
  const frames = drawing.frames.toSpliced(frame, 1);
  return { ...drawing, frames, frame: Math.min(frame, frames.length - 1), selection: null };
}

function withFrameMoved(drawing: Drawing, to: number): Drawing {
  if (to === drawing.frame || to < 0 || to >= drawing.frames.length) return drawing;
  const still = dropped(drawing);
  const frames = still.frames.toSpliced(still.frame, 1).toSpliced(to, 0, imageIn(still));
  return { ...still, frames, frame: to };
}

function withFrameAfter(drawing: Drawing, image: PixelImage): Drawing {
  if (!canAddFrame(drawing)) return drawing;
  const still = dropped(drawing);
  const frame = still.frame + 1;
  return { ...still, frames: still.frames.toSpliced(frame, 0, image), frame };
}
