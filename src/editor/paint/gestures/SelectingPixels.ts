import { boxBetween, type Pixel } from "../../../pixels/Box.ts";
import type { Easel } from "../Easel.ts";
import { boxSelected, dropped } from "../selecting.ts";
import type { PaintGesture } from "./PaintGesture.ts";

/** Selects a box, both corners included. The old selection is laid down first, which is all that a tap does. */
export class SelectingPixels implements PaintGesture {
  readonly #easel: Easel;
  readonly #from: Pixel;
  #to: Pixel | null = null;

  constructor(easel: Easel, at: Pixel) {
    this.#easel = easel;
    this.#from = at;
  }

  move(points: readonly Pixel[]): void {
    const last = points.at(-1);
    const isStill = !this.#to && last?.x === this.#from.x && last.y === this.#from.y;
    if (!last || isStill) return;
    this.#to = last;
    this.#easel.showStroke({ kind: "box", box: boxBetween(this.#from, last) });
  }

  release(): void {
    const still = dropped(this.#easel.drawing);
    this.#easel.show(this.#to ? boxSelected(still, boxBetween(this.#from, this.#to)) : still);
    this.#easel.showStroke(null);
  }

  cancel(): void {
    this.#easel.showStroke(null);
  }
}
