/** All that the pixel editor knows, in one store of its own (spec §3 "Pixel editor state"). Views read it and never write it. */
import { createStore, type StoreApi } from "zustand/vanilla";
import type { VariableOverlay } from "../../engine/index.ts";
import type { Box, Pixel } from "../../pixels/Box.ts";
import { BLACK, type Colour } from "../../pixels/Colour.ts";
import type { Mask } from "../../pixels/Mask.ts";
import type { PixelImage } from "../../pixels/PixelImage.ts";
import type { ShapeId } from "../../pixels/shapes.ts";
import type { PaintToolId } from "../tools/PaintTool.ts";
import type { Drawing } from "./Drawing.ts";
import type { ViewportState } from "./ViewportState.ts";

export type PaintStore = StoreApi<PaintState>;

export interface PaintState {
  readonly drawing: Drawing;
  readonly settings: ToolSettings;
  readonly view: ViewportState;
  readonly name: string;
  /** Which variables are shown beside an actor with this look; null: nobody chose yet. */
  readonly overlay: VariableOverlay | null;
  readonly clip: PaintClip | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Whether there is anything to lose by closing. */
  readonly isChanged: boolean;
}

/** Pixels that were copied or cut, and where. */
export interface PaintClip {
  readonly image: PixelImage;
  readonly mask: Mask;
  readonly at: Pixel;
}

/** What the hand is doing right now; null between strokes. Apart from the rest, for it changes with every event of the hand and only one view looks. */
export type StrokeStore = StoreApi<{ readonly stroke: StrokeView | null }>;

export type StrokeView =
  /** `mask.takeChangedBox()` tells a view what to draw again. Its pixels will have the colour; `CLEAR`: they will be erased. */
  | { readonly kind: "paint"; readonly mask: Mask; readonly colour: Colour }
  /** A selection being drawn; it may reach beyond the canvas. */
  | { readonly kind: "box"; readonly box: Box };

/** What is chosen to draw with; remembered for the session (details §11). */
export interface ToolSettings {
  readonly tool: PaintToolId;
  /** The tool to go back to from eyedropper and anchor. */
  readonly previousTool: PaintToolId;
  /** The last tool that made use of the color; a color that is chosen with another one in hand leads back to it. */
  readonly colourTool: PaintToolId;
  readonly colour: Colour;
  readonly size: number;
  readonly outlined: Readonly<Record<ShapeId, boolean>>;
  /** Whatever is drawn is drawn on the other side, too. */
  readonly mirrors: boolean;
  /** The frame before shines through. */
  readonly onion: boolean;
}

export const INITIAL_SETTINGS: ToolSettings = {
  tool: "pen",
  previousTool: "pen",
  colourTool: "pen",
  colour: BLACK,
  size: 1,
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
