import type { Pixel } from "../../../pixels/Box.ts";
import type { PaintKeys } from "../PaintTool.ts";

/** One gesture of a pointer from press to release. */
export interface PaintGesture {
  /** All samples since the last event, in order. */
  move(points: readonly Pixel[], keys: PaintKeys): void;
  release(): void;
  /** Reverts the gesture. */
  cancel(): void;
}
