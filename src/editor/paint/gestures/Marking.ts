import type { Pixel } from "../../../pixels/Box.ts";
import type { Colour } from "../../../pixels/Colour.ts";
import { paintMarked } from "../../../pixels/fill.ts";
import type { Mask } from "../../../pixels/Mask.ts";
import { markBrush, markLine } from "../../../pixels/shapes.ts";
import { imageIn, withImage } from "../Drawing.ts";
import type { Easel } from "../Easel.ts";
import type { PaintGesture } from "./PaintGesture.ts";

/** The pen and the eraser: all samples are connected, so that fast strokes have no gaps. */
export class Marking implements PaintGesture {
  readonly #easel: Easel;
  readonly #mask: Mask;
  readonly #colour: Colour;
  readonly #size: number;
  #last: Pixel;

  constructor(easel: Easel, at: Pixel, colour: Colour) {
    const { mirrors, size } = easel.hand;
    this.#easel = easel;
    this.#mask = easel.emptyMask(mirrors);
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
    paintMask(this.#easel, this.#mask, this.#colour);
  }

  cancel(): void {
    endStroke(this.#easel, this.#mask);
  }

  #show(): void {
    this.#easel.showStroke({ kind: "paint", mask: this.#mask, colour: this.#colour });
  }
}

/** Touches the image, once, and ends the stroke. */
export function paintMask(easel: Easel, mask: Mask, colour: Colour): void {
  easel.finish(withImage(easel.drawing, paintMarked(imageIn(easel.drawing), mask, colour)));
  endStroke(easel, mask);
}

export function endStroke(easel: Easel, mask: Mask): void {
  mask.clear();
  easel.showStroke(null);
}
