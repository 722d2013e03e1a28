import type { AppearanceInfo, Id, Point, Side, VariableOverlay } from "../../engine/index.ts";
import type { Color } from "../../pixels/Color.ts";
import { colorsOf, type PixelImage } from "../../pixels/PixelImage.ts";
import type { ImageTransform } from "../../pixels/transformImage.ts";
import { DrawingTools } from "../tools/DrawingTools.ts";
import { isTemporary, type PaintEvent } from "../tools/PaintTool.ts";
import { StrokeRunner } from "../tools/StrokeRunner.ts";
import { cleared, grown, replaced, withCanvasTransformed } from "./canvasEdits.ts";
import { type DrawnImages, finishedImages, openedDrawing } from "./drawnImages.ts";
import { Frames } from "./Frames.ts";
import {
  createPaintStore,
  type PaintClip,
  type PaintState,
  type PaintStore,
  type StrokeStore,
  type ToolSettings,
} from "./PaintState.ts";
import { VIEW_SIZE } from "./paintLimits.ts";
import { Selections } from "./Selections.ts";
import { putBack, withSelectionTransformed } from "./selecting.ts";
import { Viewport } from "./Viewport.ts";
import { fittedView } from "./ViewportState.ts";

export interface PixelEditorOptions {
  /** The decoded frames of the appearance. None gives an empty tile. */
  readonly pictures: readonly PixelImage[];
  readonly info: Pick<AppearanceInfo, "anchor" | "variableOverlay">;
  readonly name: string;
  readonly settings: ToolSettings;
  readonly clip: PaintClip | null;
  /** The decoded frames of the other appearances. Their colors are offered beside the palette. */
  readonly others: readonly PixelImage[];
}

export interface FinishedDrawing extends DrawnImages {
  readonly name: string;
}

/** A drawing that was open when the page closed, recovered from storage. */
export interface UnsavedDrawing {
  readonly pictures: readonly PixelImage[];
  readonly anchor: Point;
  readonly name: string;
  readonly overlay: VariableOverlay | null;
}

/** Placeholders that a generated name may replace. */
const NAMELESS: readonly string[] = ["", "Untitled"];
/** How many of the colors used by the character are offered beside the palette. */
const USED_COLORS = 18;

/** An open drawing. Views send it pointer events and commands and read its stores; nothing else changes it. */
export class PixelEditor {
  readonly store: PaintStore;
  readonly strokes: StrokeStore;
  readonly tools: DrawingTools;
  readonly frames: Frames;
  readonly selections: Selections;
  readonly viewport: Viewport;
  readonly #runner: StrokeRunner;
  readonly #others: readonly PixelImage[];

  constructor(parts: PixelEditorOptions) {
    this.store = createPaintStore(initialState(parts));
    this.#runner = new StrokeRunner(this.store);
    this.strokes = this.#runner.store.strokes;
    this.tools = new DrawingTools(this.#runner);
    this.frames = new Frames(this.#runner);
    this.selections = new Selections(this.#runner);
    this.viewport = new Viewport(this.#runner);
    this.#others = parts.others;
  }

  send(event: PaintEvent): void {
    this.#runner.send(event);
  }

  /** Whether a stroke is in progress. */
  get isDrawing(): boolean {
    return this.#runner.isDrawing;
  }

  undo(): void {
    this.#runner.cancel();
    this.#runner.store.undo();
  }

  redo(): void {
    this.#runner.cancel();
    this.#runner.store.redo();
  }

  /**
   * Escape cancels the stroke, or puts a tool for a single use down, or puts the selection back where it was. Returns false if there was
   * none of these.
   */
  escape(): boolean {
    const { drawing, settings } = this.store.getState();
    if (this.#runner.cancel()) return true;
    if (isTemporary(settings.tool)) {
      this.tools.choose(settings.previousTool);
      return true;
    }
    if (!drawing.selection) return false;
    this.#runner.edit(putBack);
    return true;
  }

  /** Replaces the drawing with a finished picture, as one undo step. The name changes only if the drawing had none. */
  replace(image: PixelImage, name: string): void {
    this.#runner.edit((drawing) => replaced(drawing, image));
    if (NAMELESS.includes(this.store.getState().name.trim())) this.setName(name);
  }

  /** Continues a recovered drawing, as one undo step. Undo leads back to the saved appearance. */
  restoreUnsaved({ pictures, anchor, name, overlay }: UnsavedDrawing): void {
    this.#runner.edit(() => openedDrawing(pictures, anchor));
    this.#runner.store.setDetails({ name, overlay });
  }

  /** Rotates or flips the selection, or the whole canvas with all its frames if nothing is selected. */
  transform(turn: ImageTransform): void {
    this.#runner.edit((drawing) =>
      drawing.selection ? withSelectionTransformed(drawing, turn) : withCanvasTransformed(drawing, turn),
    );
  }

  grow(side: Side): void {
    this.#runner.edit((drawing) => grown(drawing, side));
  }

  clear(): void {
    this.#runner.edit(cleared);
  }

  setName(name: string): void {
    this.#runner.store.setDetails({ name });
  }

  /** Turns the display of variables on or off for actors with this appearance. */
  showVariables(showVariables: boolean): void {
    this.#setOverlay({ showVariables });
  }

  showVariable(variableId: Id, isShown: boolean): void {
    const { visibleVariables } = this.#overlay;
    this.#setOverlay({ visibleVariables: { ...visibleVariables, [variableId]: isShown } });
  }

  /** The colors of this character, most used first. */
  usedColors(): Color[] {
    return colorsOf([...this.store.getState().drawing.frames, ...this.#others], USED_COLORS);
  }

  /** The appearance to save. A stroke in progress is not part of it. */
  finish(): FinishedDrawing {
    const { drawing, overlay, name } = this.store.getState();
    return { ...finishedImages(drawing, overlay), name };
  }

  get #overlay(): NonNullable<PaintState["overlay"]> {
    return this.store.getState().overlay ?? { showVariables: false, visibleVariables: {} };
  }

  #setOverlay(change: Partial<NonNullable<PaintState["overlay"]>>): void {
    this.#runner.store.setDetails({ overlay: { ...this.#overlay, ...change } });
  }
}

function initialState({ pictures, info, name, settings, clip }: PixelEditorOptions) {
  const drawing = openedDrawing(pictures, info.anchor);
  const view = fittedView(drawing.frames[0] ?? { width: 1, height: 1 }, VIEW_SIZE);
  return { drawing, settings: initialSettings(settings), view, name, overlay: info.variableOverlay ?? null, clip };
}

/** Starts with a drawing tool: eyedropper and anchor are only for one use. */
function initialSettings(settings: ToolSettings): ToolSettings {
  return isTemporary(settings.tool) ? { ...settings, tool: settings.previousTool } : settings;
}
