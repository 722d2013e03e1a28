import type { Pixel } from "../../../pixels/Box.ts";
import type { Colour } from "../../../pixels/Colour.ts";
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
  readonly #colour: Colour;
  readonly #size: number;
  #last: Pixel;

  constructor(store: DrawingStore, at: Pixel, colour: Colour) {
    const { mirrors, size } = store.settings;
    this.#store = store;
    this.#mask = store.emptyMask(mirrors);
    this.#colour = colour;
    this.#size = size;
    this.#last = at;
    markBrush(this.#mask, at.x, at.y, size);
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
    paintMask(this.#store, this.#mask, this.#colour);
  }

  cancel(): void {
    endStroke(this.#store, this.#mask);
  }

  #show(): void {
    this.#store.showStroke({ kind: "paint", mask: this.#mask, colour: this.#colour });
  }
}

/** Paints the whole stroke into the image and ends it. */
export function paintMask(store: DrawingStore, mask: Mask, colour: Colour): void {
  store.commit(withImage(store.drawing, paintMarked(imageIn(store.drawing), mask, colour)));
  endStroke(store, mask);
}

export function endStroke(store: DrawingStore, mask: Mask): void {
  mask.clear();
  store.showStroke(null);
}
