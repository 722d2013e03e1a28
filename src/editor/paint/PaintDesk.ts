import type { Id } from "../../engine/index.ts";
import type { Colour } from "../../pixels/Colour.ts";
import { coloursOf, type PixelImage } from "../../pixels/PixelImage.ts";
import type { ImageTransform } from "../../pixels/transformImage.ts";
import { cleared, grown, replaced, type Side, withCanvasTurned } from "./canvasEdits.ts";
import { finishedLook, openedDrawing } from "./opening.ts";
import { PaintBench } from "./PaintBench.ts";
import { PaintFrames } from "./PaintFrames.ts";
import type { FinishedDrawing, PaintParts, UnsavedDrawing } from "./PaintParts.ts";
import { PaintPieces } from "./PaintPieces.ts";
import { PaintSight } from "./PaintSight.ts";
import { createPaintStore, type PaintHand, type PaintState, type PaintStore, type StrokeStore } from "./PaintState.ts";
import { isAside, type PaintEvent } from "./PaintTool.ts";
import { PaintTools } from "./PaintTools.ts";
import { fittedView } from "./PaintView.ts";
import { ROOM_SIDE } from "./paintLimits.ts";
import { putBack, withSelectionTurned } from "./selecting.ts";

/** The placeholder for something that has no name yet. */
const NAMELESS: readonly string[] = ["", "Untitled"];
/** How many colors of a character are offered next to the palette. */
const USED_COLOURS = 18;

/** The state of the pixel editor. Views send it pointer events and read its store; nothing else changes it. */
export class PaintDesk {
  readonly store: PaintStore;
  readonly strokes: StrokeStore;
  readonly tools: PaintTools;
  readonly frames: PaintFrames;
  readonly pieces: PaintPieces;
  readonly sight: PaintSight;
  readonly #bench: PaintBench;
  readonly #others: readonly PixelImage[];

  constructor(parts: PaintParts) {
    this.store = createPaintStore(startOf(parts));
    this.#bench = new PaintBench(this.store);
    this.strokes = this.#bench.easel.strokes;
    this.tools = new PaintTools(this.#bench);
    this.frames = new PaintFrames(this.#bench);
    this.pieces = new PaintPieces(this.#bench);
    this.sight = new PaintSight(this.#bench);
    this.#others = parts.others;
  }

  /** Handles one pointer event. */
  send(event: PaintEvent): void {
    this.#bench.send(event);
  }

  /** Whether a press has not ended yet. */
  get isDrawing(): boolean {
    return this.#bench.isDrawing;
  }

  undo(): void {
    this.#bench.cancel();
    this.#bench.easel.undo();
  }

  redo(): void {
    this.#bench.cancel();
    this.#bench.easel.redo();
  }

  /** Escape: reverts an unfinished stroke, else puts the selection back to where it was; false if there is neither. */
  escape(): boolean {
    if (this.#bench.cancel()) return true;
    if (!this.store.getState().drawing.selection) return false;
    this.#bench.edit(putBack);
    return true;
  }

  /** Replaces the drawing by a generated picture, as one undo step; a drawing without a name takes that of the picture. */
  replace(image: PixelImage, name: string): void {
    this.#bench.edit((drawing) => replaced(drawing, image));
    if (NAMELESS.includes(this.store.getState().name.trim())) this.setName(name);
  }

  /** Replaces the drawing by one recovered after the page was closed, as one undo step after the saved one. */
  takeUp({ pictures, anchor, name, overlay }: UnsavedDrawing): void {
    this.#bench.edit(() => openedDrawing(pictures, anchor));
    this.#bench.easel.setWords({ name, overlay });
  }

  /** Rotates or flips the selection, else the canvas with all its frames. */
  turn(turn: ImageTransform): void {
    this.#bench.edit((drawing) =>
      drawing.selection ? withSelectionTurned(drawing, turn) : withCanvasTurned(drawing, turn),
    );
  }

  grow(side: Side): void {
    this.#bench.edit((drawing) => grown(drawing, side));
  }

  clear(): void {
    this.#bench.edit(cleared);
  }

  setName(name: string): void {
    this.#bench.easel.setWords({ name });
  }

  /** Whether actors with this appearance show variables at all. */
  showVariables(showVariables: boolean): void {
    this.#setOverlay({ showVariables });
  }

  /** Whether one variable is among those shown. */
  showVariable(variableId: Id, isShown: boolean): void {
    const { visibleVariables } = this.#overlay;
    this.#setOverlay({ visibleVariables: { ...visibleVariables, [variableId]: isShown } });
  }

  /** The colors of this character, the most used first. */
  usedColours(): Colour[] {
    return coloursOf([...this.store.getState().drawing.frames, ...this.#others], USED_COLOURS);
  }

  /** The appearance to be saved, without an unfinished stroke. */
  finish(): FinishedDrawing {
    const { drawing, overlay, name } = this.store.getState();
    return { ...finishedLook(drawing, overlay), name };
  }

  get #overlay(): NonNullable<PaintState["overlay"]> {
    return this.store.getState().overlay ?? { showVariables: false, visibleVariables: {} };
  }

  #setOverlay(change: Partial<NonNullable<PaintState["overlay"]>>): void {
    this.#bench.easel.setWords({ overlay: { ...this.#overlay, ...change } });
  }
}

/** A drawing starts with the whole canvas visible. */
function startOf({ pictures, info, name, hand, clip }: PaintParts) {
  const drawing = openedDrawing(pictures, info.anchor);
  const view = fittedView(drawing.frames[0] ?? { width: 1, height: 1 }, ROOM_SIDE);
  return { drawing, hand: atHand(hand), view, name, overlay: info.variableOverlay ?? null, clip };
}

/** A drawing starts with a tool that draws, not with one that returns to another after its use. */
function atHand(hand: PaintHand): PaintHand {
  return isAside(hand.tool) ? { ...hand, tool: hand.toolBefore } : hand;
}
