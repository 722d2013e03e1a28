import { Mask } from "../../pixels/Mask.ts";
import { type Drawing, imageIn, isDrawnAlike } from "./Drawing.ts";
import { PaintHistory } from "./PaintHistory.ts";
import {
  createStrokeStore,
  type PaintHand,
  type PaintState,
  type PaintStore,
  type StrokeStore,
  type StrokeView,
} from "./PaintState.ts";
import { fittedView, keptInSight } from "./PaintView.ts";
import { ROOM_SIDE } from "./paintLimits.ts";

/** Holds the drawing, its undo history, and the one mask that all strokes are marked on. */
export class Easel {
  readonly store: PaintStore;
  readonly strokes: StrokeStore = createStrokeStore();
  readonly #history = new PaintHistory();
  readonly #opened: PaintState;
  #mask = new Mask(1, 1);
  #room = ROOM_SIDE;

  constructor(store: PaintStore) {
    this.store = store;
    this.#opened = store.getState();
  }

  get drawing(): Drawing {
    return this.store.getState().drawing;
  }

  get hand(): PaintHand {
    return this.store.getState().hand;
  }

  setHand(change: Partial<PaintHand>): void {
    this.#set({ hand: { ...this.hand, ...change } });
  }

  setWords(change: Partial<Pick<PaintState, "name" | "overlay" | "clip">>): void {
    this.#set(change);
  }

  /** The cleared stroke mask, which is as large as the canvas and reused for every stroke. */
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

  /** Changes the drawing without an undo step: selection marks, the shown frame, an unfinished gesture. */
  show(drawing: Drawing): void {
    if (drawing !== this.drawing) this.#set({ drawing });
  }

  /** Changes the drawing as one undo step from `before`; without one if both show the same. */
  finish(drawing: Drawing, before: Drawing = this.drawing): void {
    this.#history.keep(before, drawing);
    this.#set({ drawing });
  }

  undo(): void {
    this.#set({ drawing: this.#history.undo(this.drawing) });
  }

  redo(): void {
    this.#set({ drawing: this.#history.redo(this.drawing) });
  }

  /** Sets the view, keeping a part of the canvas visible. */
  setView(view: PaintState["view"]): void {
    this.#set({ view: keptInSight(view, imageIn(this.drawing), this.#room) });
  }

  /** The side of the square viewport, in CSS pixels. */
  get room(): number {
    return this.#room;
  }

  /** Fits the canvas into the viewport. */
  setRoom(side: number): void {
    this.#room = side;
    this.#set({ view: fittedView(imageIn(this.drawing), side) });
  }

  #set(change: Partial<PaintState>): void {
    const before = this.store.getState();
    const after = { ...before, ...change };
    const { canUndo, canRedo } = this.#history;
    this.store.setState({
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

  /** Fits a canvas of another size into the viewport. */
  #viewOf(before: PaintState, after: PaintState): PaintState["view"] {
    const [old, now] = [imageIn(before.drawing), imageIn(after.drawing)];
    const isSameSize = old.width === now.width && old.height === now.height;
    return isSameSize ? after.view : fittedView(now, this.#room);
  }
}
