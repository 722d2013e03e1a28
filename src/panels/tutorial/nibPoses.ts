import type { NibPose } from "../../editor/tutorial/LessonStep.ts";

/** The row of each pose on Nib's sprite sheet, and its number of frames. */
export const NIB_POSES: Readonly<Record<NibPose, { readonly row: number; readonly frames: number }>> = {
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
