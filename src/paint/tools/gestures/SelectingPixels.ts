import { type Box, boxBetween, type Pixel } from "../../../pixels/Box.ts";
import { boxOfGrains, grainOf } from "../../../pixels/shapes.ts";
import type { DrawingStore } from "../../model/DrawingStore.ts";
import { boxSelected, dropped } from "../../model/selecting.ts";
import type { PaintGesture } from "./PaintGesture.ts";

/** Selects a box of whole grains that includes both corners. The old selection is dropped; a tap does nothing else. */
export class SelectingPixels implements PaintGesture {
  readonly #store: DrawingStore;
  readonly #from: Pixel;
  readonly #grain: number;
  #to: Pixel | null = null;

  constructor(store: DrawingStore, at: Pixel) {
    this.#store = store;
    this.#from = at;
    this.#grain = grainOf(store.settings.size);
  }

  move(points: readonly Pixel[]): void {
    const last = points.at(-1);
    const isStill = !this.#to && last?.x === this.#from.x && last.y === this.#from.y;
    if (!last || isStill) return;
    this.#to = last;
    this.#store.showStroke({ kind: "box", box: this.#boxTo(last) });
  }

  release(): void {
    const still = dropped(this.#store.drawing);
    this.#store.showDrawing(this.#to ? boxSelected(still, this.#boxTo(this.#to)) : still);
    this.#store.showStroke(null);
  }

  cancel(): void {
    this.#store.showStroke(null);
  }

  #boxTo(end: Pixel): Box {
    return boxOfGrains(boxBetween(this.#from, end), this.#grain);
  }
}
