import type { Pixel } from "../../../pixels/Box.ts";
import type { PaintKeys } from "../PaintTool.ts";

/** One pointer from press to release. The object lives exactly as long. */
export interface PaintGesture {
  /** `points`: all samples since the last event, in order. */
  move(points: readonly Pixel[], keys: PaintKeys): void;
  release(): void;
  /** Leaves no trace. */
  cancel(): void;
}
