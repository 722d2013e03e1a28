import type { Pixel } from "../../../pixels/Box.ts";
import type { Color } from "../../../pixels/Color.ts";
import { paintMarked } from "../../../pixels/fill.ts";
import type { Mask } from "../../../pixels/Mask.ts";
import { markBrush, markLine } from "../../../pixels/shapes.ts";
import { imageIn, withImage } from "../../model/Drawing.ts";
import type { DrawingStore } from "../../model/DrawingStore.ts";
import type { PaintGesture } from "./PaintGesture.ts";

/** The pen and the eraser. Samples are joined by lines, so that fast strokes have no gaps. */
export class Marking implements PaintGesture {
  readonly #store: DrawingStore;
  readonly #mask: Mask;
  readonly #color: Color;
  readonly #size: number;
  #last: Pixel;

  constructor(store: DrawingStore, at: Pixel, color: Color) {
    const { mirrors, size } = store.settings;
    this.#store = store;
    this.#mask = store.emptyMask(mirrors);
    this.#color = color;
    this.#size = size;
    this.#last = at;
    markBrush(this.#mask, at, size);
    this.#show();
  }

  move(points: readonly Pixel[]): void {
    for (const point of points) {
      markLine(this.#mask, this.#last, point, this.#size);
      this.#last = point;
    }
    this.#show();
  }

  release(): void {
    paintMask(this.#store, this.#mask, this.#color);
  }

  cancel(): void {
    endStroke(this.#store, this.#mask);
  }

  #show(): void {
    this.#store.showStroke({ kind: "paint", mask: this.#mask, color: this.#color });
  }
}

/** Paints the whole stroke into the image and ends it. A color that painted nothing is not remembered. */
export function paintMask(store: DrawingStore, mask: Mask, color: Color): void {
  const image = imageIn(store.drawing);
  const painted = paintMarked(image, mask, color);
  if (painted !== image) {
    store.commit(withImage(store.drawing, painted));
    store.rememberColor(color);
  }
  endStroke(store, mask);
}

export function endStroke(store: DrawingStore, mask: Mask): void {
  mask.clear();
  store.showStroke(null);
}
