import { useEffect, useMemo, useState } from "react";
import { prefersReducedMotion } from "../../browser/screen.ts";
import { browserClock } from "../../browser/timers.ts";
import { type CanvasDrawing, useDrawing } from "../../pictures/CanvasDrawing.ts";
import { cachedPicture } from "../../pictures/cache.ts";
import type { NibPose } from "../lessons/LessonStep.ts";

const SHEET = "/ui/nib.png";
/** Px of the sprite sheet. */
const FRAME = 48;
const FRAME_MS = 1000;

export interface NibPictureProps {
  readonly poses: readonly NibPose[];
  readonly speaking: boolean;
}

/** Drawn larger than shown, by whole pixels: their sizes stay equal when the browser scales the canvas. */
const DRAWN = 4 * FRAME;

/** Nib on a canvas, as large as the box around it: the poses of the step, one frame a second while Nib speaks. */
export function NibPicture({ poses, speaking }: NibPictureProps) {
  const beat = useBeat(speaking);
  const { row, frame } = frameAt(poses, beat);
  const drawing = useMemo<CanvasDrawing>(
    () => ({
      width: DRAWN,
      height: DRAWN,
      pictures: [SHEET],
      draw: (context) => {
        const sheet = cachedPicture(SHEET);
        if (sheet) context.drawImage(sheet, frame * FRAME, row * FRAME, FRAME, FRAME, 0, 0, DRAWN, DRAWN);
      },
    }),
    [row, frame],
  );
  const canvas = useDrawing(drawing);
  return <canvas ref={canvas} width={DRAWN} height={DRAWN} />;
}

/** Counts the seconds of speech; 0 while there is none, and always with reduced motion. */
function useBeat(speaking: boolean): number {
  const [beat, setBeat] = useState(0);
  useEffect(() => {
    if (!speaking || prefersReducedMotion()) return setBeat(0);
    return browserClock.after(FRAME_MS, () => setBeat(beat + 1));
  }, [speaking, beat]);
  return speaking ? beat : 0;
}

/** Each pose but the last plays once; the last one repeats. */
function frameAt(poses: readonly NibPose[], beat: number): { row: number; frame: number } {
  let left = beat;
  for (const pose of poses.slice(0, -1)) {
    const { row, frames } = NIB_POSES[pose];
    if (left < frames) return { row, frame: left };
    left -= frames;
  }
  const { row, frames } = NIB_POSES[poses.at(-1) ?? "rest"];
  return { row, frame: left % frames };
}

/** The row of each pose on Nib's sprite sheet, and its number of frames. */
const NIB_POSES: Readonly<Record<NibPose, { readonly row: number; readonly frames: number }>> = {
  rest: { row: 0, frames: 2 },
  talk: { row: 1, frames: 4 },
  point: { row: 2, frames: 2 },
  explain: { row: 3, frames: 4 },
  think: { row: 4, frames: 2 },
  puzzled: { row: 5, frames: 2 },
  oops: { row: 6, frames: 2 },
  cheer: { row: 7, frames: 4 },
  wave: { row: 8, frames: 2 },
};
