import type { Pixel } from "../../../pixels/Box.ts";
import type { PaintKeys } from "../PaintTool.ts";

/** One pointer's way from press to release; it keeps the facts of its gesture and is forgotten with it. */
export interface PaintGesture {
  /** All samples since the last event, in order. */
  move(points: readonly Pixel[], keys: PaintKeys): void;
  release(): void;
  /** As if it had never been. */
  cancel(): void;
}
