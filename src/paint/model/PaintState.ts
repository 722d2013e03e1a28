import { createStore, type StoreApi } from "zustand/vanilla";
import type { VariableOverlay } from "../../engine/index.ts";
import type { Box, Pixel } from "../../pixels/Box.ts";
import { type Color, NIGHT_BLACK } from "../../pixels/Color.ts";
import type { Mask } from "../../pixels/Mask.ts";
import type { PixelImage } from "../../pixels/PixelImage.ts";
import type { ShapeId } from "../../pixels/shapes.ts";
import type { PaintToolId } from "../tools/PaintTool.ts";
import type { Drawing } from "./Drawing.ts";
import { PEN_SIZES } from "./paintLimits.ts";
import type { ViewportState } from "./ViewportState.ts";

export type PaintStore = StoreApi<PaintState>;

/** The whole state of the pixel editor. Views read it; only `PixelEditor` changes it. */
export interface PaintState {
  readonly drawing: Drawing;
  readonly settings: ToolSettings;
  readonly view: ViewportState;
  readonly name: string;
  /** Which variables an actor with this appearance shows. Null until the child has chosen any. */
  readonly overlay: VariableOverlay | null;
  readonly clip: PaintClip | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Whether closing would lose changes. */
  readonly isChanged: boolean;
}

/** Copied or cut pixels, and where they came from. */
export interface PaintClip {
  readonly image: PixelImage;
  readonly mask: Mask;
  readonly at: Pixel;
}

/** The current stroke, or null. A store of its own, because it changes with every pointer event and only the canvas reads it. */
export type StrokeStore = StoreApi<{ readonly stroke: StrokeView | null }>;

export type StrokeView =
  /** The marked pixels get this color, or are erased if it is `CLEAR`. `mask.takeChangedBox()` says what a view must redraw. */
  | { readonly kind: "paint"; readonly mask: Mask; readonly color: Color }
  /** A selection box being drawn. It may reach beyond the canvas. */
  | { readonly kind: "box"; readonly box: Box };

/** The chosen tool and its options, remembered for the session. */
export interface ToolSettings {
  readonly tool: PaintToolId;
  /** The tool that replaces the eyedropper or the anchor tool after its use. */
  readonly previousTool: PaintToolId;
  /** The last tool that draws in a color. Choosing a color while another tool is active switches back to it. */
  readonly colorTool: PaintToolId;
  readonly color: Color;
  /** The colors that were drawn with last, the latest first. */
  readonly recentColors: readonly Color[];
  /** In pixels. Also determines the grain: whether tools draw in dots or in single pixels. */
  readonly size: number;
  readonly outlined: Readonly<Record<ShapeId, boolean>>;
  /** Whether strokes are mirrored left and right. */
  readonly mirrors: boolean;
  /** Whether the previous frame is shown faintly (onion skin). */
  readonly onion: boolean;
}

export const INITIAL_SETTINGS: ToolSettings = {
  tool: "pen",
  previousTool: "pen",
  colorTool: "pen",
  color: NIGHT_BLACK,
  recentColors: [],
  size: PEN_SIZES[1],
  outlined: { rectangle: false, ellipse: false },
  mirrors: false,
  onion: false,
};

export type InitialPaintState = Pick<PaintState, "drawing" | "settings" | "view" | "name" | "overlay" | "clip">;

export function createPaintStore(start: InitialPaintState): PaintStore {
  const nothingDone = { canUndo: false, canRedo: false, isChanged: false };
  return createStore<PaintState>(() => ({ ...start, ...nothingDone }));
}

export function createStrokeStore(): StrokeStore {
  return createStore(() => ({ stroke: null }));
}
