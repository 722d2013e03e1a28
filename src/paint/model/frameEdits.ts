/** Edits of the row of frames; each leaves a frame to draw on, and drops what floats first. */
import { clearImage, isBlank, type PixelImage } from "../../pixels/PixelImage.ts";
import { type Drawing, imageIn } from "./Drawing.ts";
import { FRAMES_MAX } from "./paintLimits.ts";
import { dropped } from "./selecting.ts";

export function canAddFrame({ frames }: Drawing): boolean {
  return frames.length < FRAMES_MAX;
}

/** Draws on another frame; the same drawing where there is none, or it is that one. */
export function withFrameShown(drawing: Drawing, frame: number): Drawing {
  return frame === drawing.frame || !drawing.frames[frame] ? drawing : { ...dropped(drawing), frame };
}

/** An empty frame behind the shown one. */
export function withNewFrame(drawing: Drawing): Drawing {
  return withFrameAfter(drawing, clearImage(imageIn(drawing)));
}

/** A copy of the shown frame behind it. */
export function withFrameCopied(drawing: Drawing): Drawing {
  return withFrameAfter(drawing, imageIn(dropped(drawing)));
}

/** Puts images (of its size) behind the shown frame, or in the place of an empty one, as many as there is room for; shows the first. */
export function withFramesPut(drawing: Drawing, images: readonly PixelImage[]): Drawing {
  const still = dropped(drawing);
  const shown = isBlank(imageIn(still)) ? 1 : 0;
  const room = FRAMES_MAX - still.frames.length + shown;
  const put = images.slice(0, room);
  if (put.length === 0) return drawing;
  const frame = still.frame + 1 - shown;
  return { ...still, frames: still.frames.toSpliced(frame, shown, ...put), frame };
}

/** Takes the shown frame away; the last one stays. */
export function withoutFrame(drawing: Drawing): Drawing {
  if (drawing.frames.length < 2) return drawing;
  const { frame } = drawing;
  const frames = drawing.frames.toSpliced(frame, 1);
  return { ...drawing, frames, frame: Math.min(frame, frames.length - 1), selection: null };
}

/** Puts the shown frame at another place in the row. */
export function withFrameMoved(drawing: Drawing, to: number): Drawing {
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
