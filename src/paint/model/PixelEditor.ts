import type { AppearanceInfo, Id, Point, VariableOverlay } from "../../engine/index.ts";
import type { Colour } from "../../pixels/Colour.ts";
import { coloursOf, type PixelImage } from "../../pixels/PixelImage.ts";
import type { ImageTransform } from "../../pixels/transformImage.ts";
import { DrawingTools } from "../tools/DrawingTools.ts";
import { isTemporary, type PaintEvent } from "../tools/PaintTool.ts";
import { StrokeRunner } from "../tools/StrokeRunner.ts";
import { cleared, grown, replaced, type Side, withCanvasTransformed } from "./canvasEdits.ts";
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

/** What is called so has no name of its own yet. */
const NAMELESS: readonly string[] = ["", "Untitled"];
/** How many colours of a character are offered beside the palette. */
const USED_COLOURS = 18;

/** The one door to a drawing being made (details §11). Views send it what hands do and read its store; nothing else changes it. */
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

  /** One thing the drawing hand did. */
  send(event: PaintEvent): void {
    this.#runner.send(event);
  }

  /** Whether a press has not ended yet. */
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

  /** Escape: a stroke is as if it had never been; else what is selected goes back to where it was. False: there was neither. */
  escape(): boolean {
    if (this.#runner.cancel()) return true;
    if (!this.store.getState().drawing.selection) return false;
    this.#runner.edit(putBack);
    return true;
  }

  /** Puts a finished picture in the place of the drawing, as one step; only what has no name yet takes the picture's (details §11 "Words"). */
  replace(image: PixelImage, name: string): void {
    this.#runner.edit((drawing) => replaced(drawing, image));
    if (NAMELESS.includes(this.store.getState().name.trim())) this.setName(name);
  }

  /** Goes on with what was drawn before the page went away, as one step; what was saved lies behind that (product §8). */
  restoreUnsaved({ pictures, anchor, name, overlay }: UnsavedDrawing): void {
    this.#runner.edit(() => openedDrawing(pictures, anchor));
    this.#runner.store.setDetails({ name, overlay });
  }

  /** Turns or flips what is selected, else the canvas with all its frames. */
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

  /** Whether actors with this look show variables at all. */
  showVariables(showVariables: boolean): void {
    this.#setOverlay({ showVariables });
  }

  /** Whether one variable is among those shown. */
  showVariable(variableId: Id, isShown: boolean): void {
    const { visibleVariables } = this.#overlay;
    this.#setOverlay({ visibleVariables: { ...visibleVariables, [variableId]: isShown } });
  }

  /** The colours of this character, the most used first. */
  usedColours(): Colour[] {
    return coloursOf([...this.store.getState().drawing.frames, ...this.#others], USED_COLOURS);
  }

  /** The look as it is to be saved; a stroke not ended is not in it. */
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

/** A drawing begins with the whole canvas in sight. */
function initialState({ pictures, info, name, settings, clip }: PixelEditorOptions) {
  const drawing = openedDrawing(pictures, info.anchor);
  const view = fittedView(drawing.frames[0] ?? { width: 1, height: 1 }, VIEW_SIZE);
  return { drawing, settings: initialSettings(settings), view, name, overlay: info.variableOverlay ?? null, clip };
}

/** A drawing begins with a tool that draws, not with one that is on its way back to another. */
function initialSettings(settings: ToolSettings): ToolSettings {
  return isTemporary(settings.tool) ? { ...settings, tool: settings.previousTool } : settings;
}
