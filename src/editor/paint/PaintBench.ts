import type { Drawing } from "./Drawing.ts";
import { Easel } from "./Easel.ts";
import { newGesture } from "./gestures/newGesture.ts";
import type { PaintGesture } from "./gestures/PaintGesture.ts";
import type { PaintStore } from "./PaintState.ts";
import type { PaintEvent } from "./PaintTool.ts";
import { dropped } from "./selecting.ts";

/** What all parts of the pixel editor share: the drawing and the current gesture. Nothing else changes during a stroke. */
export class PaintBench {
  readonly easel: Easel;
  #gesture: PaintGesture | null = null;

  constructor(store: PaintStore) {
    this.easel = new Easel(store);
  }

  /** While one pointer draws, presses of others are ignored: they are the palm. */
  send(event: PaintEvent): void {
    switch (event.kind) {
      case "press":
        this.#gesture ??= newGesture(this.easel, event.at, event);
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

  /** Reverts an unfinished stroke; false if there is none. */
  cancel(): boolean {
    const gesture = this.#take();
    gesture?.cancel();
    return gesture !== null;
  }

  /** Changes the drawing as one undo step. */
  edit(change: (drawing: Drawing) => Drawing): void {
    this.cancel();
    this.easel.finish(change(this.easel.drawing));
  }

  /** Ends a stroke and lays down the selection, without an undo step, because it looks the same. */
  drop(): void {
    this.#take()?.release();
    this.easel.show(dropped(this.easel.drawing));
  }

  /** Ends tracking of the gesture. */
  #take(): PaintGesture | null {
    const gesture = this.#gesture;
    this.#gesture = null;
    return gesture;
  }
}
