import type { Drawing } from "../model/Drawing.ts";
import { DrawingStore } from "../model/DrawingStore.ts";
import type { PaintStore } from "../model/PaintState.ts";
import { dropped } from "../model/selecting.ts";
import { newGesture } from "./gestures/newGesture.ts";
import type { PaintGesture } from "./gestures/PaintGesture.ts";
import type { PaintEvent } from "./PaintTool.ts";

/** Runs the stroke in progress and applies edits. An edit cancels the stroke first, so the drawing never changes under it. */
export class StrokeRunner {
  readonly store: DrawingStore;
  #gesture: PaintGesture | null = null;

  constructor(store: PaintStore) {
    this.store = new DrawingStore(store);
  }

  /** While one pointer draws, the press of another is ignored: it is the palm of the hand. */
  send(event: PaintEvent): void {
    switch (event.kind) {
      case "press":
        this.#gesture ??= newGesture(this.store, event.at, event);
        break;
      case "move":
        this.#gesture?.move(event.points, event);
        break;
      case "release":
        this.#take()?.release();
        break;
      case "cancel":
        this.cancel();
        break;
    }
  }

  get isDrawing(): boolean {
    return this.#gesture !== null;
  }

  /** Cancels the stroke, leaving no trace. Returns false if there was none. */
  cancel(): boolean {
    const gesture = this.#take();
    gesture?.cancel();
    return gesture !== null;
  }

  /** Changes the drawing as one undo step. */
  edit(change: (drawing: Drawing) => Drawing): void {
    this.cancel();
    this.store.commit(change(this.store.drawing));
  }

  /** Finishes the stroke and deselects, without an undo step, because the drawing looks the same. */
  drop(): void {
    this.#take()?.release();
    this.store.showDrawing(dropped(this.store.drawing));
  }

  #take(): PaintGesture | null {
    const gesture = this.#gesture;
    this.#gesture = null;
    return gesture;
  }
}
