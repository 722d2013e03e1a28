/** What a desk is opened with, and what comes of it. */
import type { AppearanceInfo, Point, VariableOverlay } from "../../engine/index.ts";
import type { PixelImage } from "../../pixels/PixelImage.ts";
import type { DrawnImages } from "./drawnImages.ts";
import type { ToolSettings } from "./PaintState.ts";
import type { PaintClip } from "./selecting.ts";

/** What a pixel editor is opened with; pictures are decoded by whoever opens it. */
export interface PixelEditorOptions {
  /** The frames of the look; none: an empty tile. */
  readonly pictures: readonly PixelImage[];
  readonly info: Pick<AppearanceInfo, "anchor" | "variableOverlay">;
  readonly name: string;
  readonly settings: ToolSettings;
  readonly clip: PaintClip | null;
  /** Other looks of the character, whose colours are offered. */
  readonly others: readonly PixelImage[];
}

/** What a child has made of it. */
export interface FinishedDrawing extends DrawnImages {
  readonly name: string;
}

/** What was drawn and not saved when the page went away. */
export interface UnsavedDrawing {
  readonly pictures: readonly PixelImage[];
  readonly anchor: Point;
  readonly name: string;
  readonly overlay: VariableOverlay | null;
}
