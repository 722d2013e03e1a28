import type { AppearanceInfo, Point, VariableOverlay } from "../../engine/index.ts";
import type { PixelImage } from "../../pixels/PixelImage.ts";
import type { DrawnLook } from "./opening.ts";
import type { PaintHand } from "./PaintState.ts";
import type { PaintClip } from "./selecting.ts";

/** What the pixel editor is opened with; the caller decodes the images. */
export interface PaintParts {
  /** The frames of the appearance; none: an empty tile. */
  readonly pictures: readonly PixelImage[];
  readonly info: Pick<AppearanceInfo, "anchor" | "variableOverlay">;
  readonly name: string;
  readonly hand: PaintHand;
  readonly clip: PaintClip | null;
  /** Other appearances of the character, whose colors are offered. */
  readonly others: readonly PixelImage[];
}

/** The finished drawing. */
export interface FinishedDrawing extends DrawnLook {
  readonly name: string;
}

/** A drawing that was unsaved when the page was closed. */
export interface UnsavedDrawing {
  readonly pictures: readonly PixelImage[];
  readonly anchor: Point;
  readonly name: string;
  readonly overlay: VariableOverlay | null;
}
