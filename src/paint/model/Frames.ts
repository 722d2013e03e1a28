import { clearImage, isBlank, type PixelImage } from "../../pixels/PixelImage.ts";
import { framesOfStrip } from "../../pixels/tiles.ts";
import type { StrokeRunner } from "../tools/StrokeRunner.ts";
import { type Drawing, imageIn } from "./Drawing.ts";
import { FRAMES_MAX } from "./paintLimits.ts";
import { dropped } from "./selecting.ts";

/** The row of frames that a moving look is made of (details §11 "Frames"); each change is one step of undo. */
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

  /** Puts the shown frame at another place of the row, counted from 0. */
  move(to: number): void {
    this.#runner.edit((drawing) => withFrameMoved(drawing, to));
  }

  /** Draws on another frame; no step of undo. */
  show(frame: number): void {
    this.#runner.cancel();
    const { store } = this.#runner;
    store.showDrawing(withFrameShown(store.drawing, frame));
  }

  /** Takes a strip of pictures as large as the canvas in as frames. */
  addStrip(strip: PixelImage): void {
    this.#runner.edit((drawing) => withFramesPut(drawing, framesOfStrip(strip, imageIn(drawing))));
  }
}

export function canAddFrame({ frames }: Drawing): boolean {
  return frames.length < FRAMES_MAX;
}

/** Draws on another frame; the same drawing where there is none, or it is that one. */
function withFrameShown(drawing: Drawing, frame: number): Drawing {
  return frame === drawing.frame || !drawing.frames[frame] ? drawing : { ...dropped(drawing), frame };
}

/** An empty frame behind the shown one. */
function withNewFrame(drawing: Drawing): Drawing {
  return withFrameAfter(drawing, clearImage(imageIn(drawing)));
}

/** A copy of the shown frame behind it. */
function withFrameCopied(drawing: Drawing): Drawing {
  return withFrameAfter(drawing, imageIn(dropped(drawing)));
}

/** Puts images (of its size) behind the shown frame, or in the place of an empty one, as many as there is room for; shows the first. */
function withFramesPut(drawing: Drawing, images: readonly PixelImage[]): Drawing {
  const still = dropped(drawing);
  const shown = isBlank(imageIn(still)) ? 1 : 0;
  const room = FRAMES_MAX - still.frames.length + shown;
  const put = images.slice(0, room);
  if (put.length === 0) return drawing;
  const frame = still.frame + 1 - shown;
  return { ...still, frames: still.frames.toSpliced(frame, shown, ...put), frame };
}

/** Takes the shown frame away; the last one stays. */
function withoutFrame(drawing: Drawing): Drawing {
  if (drawing.frames.length < 2) return drawing;
  const { frame } = drawing;
  const frames = drawing.frames.toSpliced(frame, 1);
  return { ...drawing, frames, frame: Math.min(frame, frames.length - 1), selection: null };
}

/** Puts the shown frame at another place in the row. */
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
