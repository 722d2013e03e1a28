import { boxBetween, type Pixel } from "../../../pixels/Box.ts";
import type { DrawingStore } from "../../model/DrawingStore.ts";
import { boxSelected, dropped } from "../../model/selecting.ts";
import type { PaintGesture } from "./PaintGesture.ts";

/** Selects a box that includes both corners. The old selection is dropped; a tap does nothing else. */
export class SelectingPixels implements PaintGesture {
  readonly #store: DrawingStore;
  readonly #from: Pixel;
  #to: Pixel | null = null;

  constructor(store: DrawingStore, at: Pixel) {
    this.#store = store;
    this.#from = at;
  }

  move(points: readonly Pixel[]): void {
    const last = points.at(-1);
    const isStill = !this.#to && last?.x === this.#from.x && last.y === this.#from.y;
    if (!last || isStill) return;
    this.#to = last;
    this.#store.showStroke({ kind: "box", box: boxBetween(this.#from, last) });
  }

  release(): void {
    const still = dropped(this.#store.drawing);
    this.#store.showDrawing(this.#to ? boxSelected(still, boxBetween(this.#from, this.#to)) : still);
    this.#store.showStroke(null);
  }

  cancel(): void {
    this.#store.showStroke(null);
  }
}
