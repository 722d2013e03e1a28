import type { Pixel } from "../../pixels/Box.ts";
import type { PaintBench } from "./PaintBench.ts";
import { type PaintView, zoomedView } from "./PaintView.ts";

/** How the canvas is looked at: near or far, and which part of it. */
export class PaintSight {
  readonly #bench: PaintBench;

  constructor(bench: PaintBench) {
    this.#bench = bench;
  }

  /** The side of the square in which the canvas is seen, in CSS pixels. */
  setRoom(side: number): void {
    this.#easel.setRoom(side);
  }

  /** Zooms with the pixel under a point of the view (in CSS pixels) staying there. */
  zoomTo(zoom: number, about: Pixel): void {
    this.#easel.setView(zoomedView(this.#view, zoom, about));
  }

  /** As `zoomTo`, by steps and about the middle of the view. */
  zoomBy(steps: number): void {
    const middle = this.#easel.room / 2;
    this.zoomTo(this.#view.zoom + steps, { x: middle, y: middle });
  }

  /** The whole canvas, as large as it can be seen. */
  seeAll(): void {
    this.#easel.setRoom(this.#easel.room);
  }

  panBy(x: number, y: number): void {
    const view = this.#view;
    this.#easel.setView({ ...view, x: view.x + x, y: view.y + y });
  }

  get #view(): PaintView {
    return this.#easel.store.getState().view;
  }

  get #easel() {
    return this.#bench.easel;
  }
}
