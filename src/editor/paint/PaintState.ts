import { createStore, type StoreApi } from "zustand/vanilla";
import type { VariableOverlay } from "../../engine/index.ts";
import type { Box } from "../../pixels/Box.ts";
import { BLACK, type Colour } from "../../pixels/Colour.ts";
import type { Mask } from "../../pixels/Mask.ts";
import type { ShapeId } from "../../pixels/shapes.ts";
import type { Drawing } from "./Drawing.ts";
import type { PaintToolId } from "./PaintTool.ts";
import type { PaintView } from "./PaintView.ts";
import type { PaintClip } from "./selecting.ts";

export type PaintStore = StoreApi<PaintState>;

export interface PaintState {
  readonly drawing: Drawing;
  readonly hand: PaintHand;
  readonly view: PaintView;
  readonly name: string;
  /** The variables shown next to actors with this appearance; null: not chosen yet. */
  readonly overlay: VariableOverlay | null;
  readonly clip: PaintClip | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Whether there are unsaved changes. */
  readonly isChanged: boolean;
}

/** The current stroke; null between strokes. It has a store of its own, because it changes with every pointer event and only one view reads it. */
export type StrokeStore = StoreApi<{ readonly stroke: StrokeView | null }>;

export type StrokeView =
  /** The pixels of the mask will have the color, or be erased if it is `CLEAR`. `mask.takeChangedBox()` tells a view what to redraw. */
  | { readonly kind: "paint"; readonly mask: Mask; readonly colour: Colour }
  /** A selection box being drawn; it may reach beyond the canvas. */
  | { readonly kind: "box"; readonly box: Box };

/** The chosen tool and its settings, remembered for the session. */
export interface PaintHand {
  readonly tool: PaintToolId;
  /** The tool to return to after eyedropper and anchor. */
  readonly toolBefore: PaintToolId;
  /** The last tool that used the color; choosing a color with another tool returns to it. */
  readonly colourTool: PaintToolId;
  readonly colour: Colour;
  readonly size: number;
  readonly outlined: Readonly<Record<ShapeId, boolean>>;
  /** Strokes are mirrored to the other half. */
  readonly mirrors: boolean;
  /** The previous frame shines through. */
  readonly onion: boolean;
}

export const FIRST_HAND: PaintHand = {
  tool: "pen",
  toolBefore: "pen",
  colourTool: "pen",
  colour: BLACK,
  size: 1,
  outlined: { rectangle: false, ellipse: false },
  mirrors: false,
  onion: false,
};

export type PaintStart = Pick<PaintState, "drawing" | "hand" | "view" | "name" | "overlay" | "clip">;

export function createPaintStore(start: PaintStart): PaintStore {
  const nothingDone = { canUndo: false, canRedo: false, isChanged: false };
  return createStore<PaintState>(() => ({ ...start, ...nothingDone }));
}

export function createStrokeStore(): StrokeStore {
  return createStore(() => ({ stroke: null }));
}
