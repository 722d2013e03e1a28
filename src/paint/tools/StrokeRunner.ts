import type { Drawing } from "../model/Drawing.ts";
import { DrawingStore } from "../model/DrawingStore.ts";
import type { PaintStore } from "../model/PaintState.ts";
import { dropped } from "../model/selecting.ts";
import { newGesture } from "./gestures/newGesture.ts";
import type { PaintGesture } from "./gestures/PaintGesture.ts";
import type { PaintEvent } from "./PaintTool.ts";

/** What all parts of a desk work on: the easel, and the hand that is at it. No change is made under a stroke. */
export class StrokeRunner {
  readonly store: DrawingStore;
  #gesture: PaintGesture | null = null;

  constructor(store: PaintStore) {
    this.store = new DrawingStore(store);
  }

  /** While one pointer draws, another one's press is not heard: it is the palm. */
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

  /** A stroke is as if it had never been. False: there was none. */
  cancel(): boolean {
    const gesture = this.#take();
    gesture?.cancel();
    return gesture !== null;
  }

  /** Changes the drawing as one step of undo. */
  edit(change: (drawing: Drawing) => Drawing): void {
    this.cancel();
    this.store.commit(change(this.store.drawing));
  }

  /** Ends a stroke and lays down what is selected; no step of undo, as it looks the same. */
  drop(): void {
    this.#take()?.release();
    this.store.showDrawing(dropped(this.store.drawing));
  }

  /** The gesture leaves the hand. */
  #take(): PaintGesture | null {
    const gesture = this.#gesture;
    this.#gesture = null;
    return gesture;
  }
}
