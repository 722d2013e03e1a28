import { CLEAR, type Color } from "../../pixels/Color.ts";
import { Mask } from "../../pixels/Mask.ts";
import { type Drawing, imageIn, isDrawnAlike } from "./Drawing.ts";
import {
  createStrokeStore,
  type PaintState,
  type PaintStore,
  type StrokeStore,
  type StrokeView,
  type ToolSettings,
} from "./PaintState.ts";
import { PAINT_UNDO_DEPTH, RECENT_COLORS_MAX, VIEW_SIZE } from "./paintLimits.ts";
import { fittedView, keptInSight } from "./ViewportState.ts";

/** The state of the pixel editor, its undo history and the mask that all strokes share. */
export class DrawingStore {
  readonly zustandStore: PaintStore;
  readonly strokes: StrokeStore = createStrokeStore();
  readonly #history = new PaintHistory();
  readonly #opened: PaintState;
  #mask = new Mask(1, 1);
  #viewSize = VIEW_SIZE;

  constructor(store: PaintStore) {
    this.zustandStore = store;
    this.#opened = store.getState();
  }

  get drawing(): Drawing {
    return this.zustandStore.getState().drawing;
  }

  get settings(): ToolSettings {
    return this.zustandStore.getState().settings;
  }

  setSettings(change: Partial<ToolSettings>): void {
    this.#set({ settings: { ...this.settings, ...change } });
  }

  /** Puts a color that was drawn with in front of those offered again; one that is offered already keeps its place. */
  rememberColor(color: Color): void {
    const { recentColors } = this.settings;
    if (color === CLEAR || recentColors.includes(color)) return;
    this.setSettings({ recentColors: [color, ...recentColors].slice(0, RECENT_COLORS_MAX) });
  }

  setDetails(change: Partial<Pick<PaintState, "name" | "overlay" | "clip">>): void {
    this.#set(change);
  }

  /** An empty mask of the size of the canvas, reused by every stroke. */
  emptyMask(mirrors: boolean): Mask {
    const { width, height } = imageIn(this.drawing);
    if (this.#mask.width !== width || this.#mask.height !== height) this.#mask = new Mask(width, height);
    this.#mask.clear();
    this.#mask.mirrors = mirrors;
    return this.#mask;
  }

  showStroke(stroke: StrokeView | null): void {
    this.strokes.setState({ stroke });
  }

  /** Changes the drawing without an undo step: marked selections, the current frame, unfinished gestures. */
  showDrawing(drawing: Drawing): void {
    if (drawing !== this.drawing) this.#set({ drawing });
  }

  /** Changes the drawing as one undo step that leads back to `before`. If both look the same, there is no step. */
  commit(drawing: Drawing, before: Drawing = this.drawing): void {
    this.#history.keep(before, drawing);
    this.#set({ drawing });
  }

  undo(): void {
    this.#set({ drawing: this.#history.undo(this.drawing) });
  }

  redo(): void {
    this.#set({ drawing: this.#history.redo(this.drawing) });
  }

  /** Zooms and pans, but never so far that the canvas is out of sight. */
  setView(view: PaintState["view"]): void {
    this.#set({ view: keptInSight(view, imageIn(this.drawing), this.#viewSize) });
  }

  /** The side of the square in which the canvas is shown, CSS px. */
  get viewSize(): number {
    return this.#viewSize;
  }

  /** Also fits the canvas into the square. */
  setViewSize(side: number): void {
    this.#viewSize = side;
    this.#set({ view: fittedView(imageIn(this.drawing), side) });
  }

  #set(change: Partial<PaintState>): void {
    const before = this.zustandStore.getState();
    const after = { ...before, ...change };
    const { canUndo, canRedo } = this.#history;
    this.zustandStore.setState({
      ...change,
      canUndo,
      canRedo,
      isChanged: this.#differs(after),
      view: this.#viewOf(before, after),
    });
  }

  #differs({ drawing, name, overlay }: PaintState): boolean {
    const { drawing: opened, name: openedName, overlay: openedOverlay } = this.#opened;
    return !isDrawnAlike(drawing, opened) || name !== openedName || overlay !== openedOverlay;
  }

  /** If the canvas changed its size, it is fitted into the view again. */
  #viewOf(before: PaintState, after: PaintState): PaintState["view"] {
    const [old, now] = [imageIn(before.drawing), imageIn(after.drawing)];
    const isSameSize = old.width === now.width && old.height === now.height;
    return isSameSize ? after.view : fittedView(now, this.#viewSize);
  }
}

/** Undo and redo of a drawing. States share the images that did not change. */
class PaintHistory {
  #past: readonly Drawing[] = [];
  #future: readonly Drawing[] = [];

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Adds an undo step, unless both drawings look the same. */
  keep(before: Drawing, after: Drawing): void {
    if (isDrawnAlike(before, after)) return;
    this.#past = [...this.#past, before].slice(-PAINT_UNDO_DEPTH);
    this.#future = [];
  }

  /** The drawing before the last step, or the same one if there is no step. */
  undo(now: Drawing): Drawing {
    const before = this.#past.at(-1);
    if (!before) return now;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, now];
    return before;
  }

  redo(now: Drawing): Drawing {
    const after = this.#future.at(-1);
    if (!after) return now;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, now];
    return after;
  }
}
