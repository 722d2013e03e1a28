import type { Pixel } from "../../../pixels/Box.ts";
import type { PaintGesture } from "./PaintGesture.ts";

/** Tools that act on one pixel. They act at the release, so that a finger can still slide to the right place. */
export class Pointing implements PaintGesture {
  readonly #act: (at: Pixel) => void;
  #at: Pixel;

  constructor(at: Pixel, act: (at: Pixel) => void) {
    this.#at = at;
    this.#act = act;
  }

  move(points: readonly Pixel[]): void {
    this.#at = points.at(-1) ?? this.#at;
  }

  release(): void {
    this.#act(this.#at);
  }

  cancel(): void {}
}
