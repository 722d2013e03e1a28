import type { Pixel } from "../../pixels/Box.ts";
import type { PaintBench } from "./PaintBench.ts";
import { type PaintView, zoomedView } from "./PaintView.ts";

/** Zooms and pans the canvas. */
export class PaintSight {
  readonly #bench: PaintBench;

  constructor(bench: PaintBench) {
    this.#bench = bench;
  }

  /** Sets the side of the square viewport, in CSS pixels. */
  setRoom(side: number): void {
    this.#easel.setRoom(side);
  }

  /** Zooms so that the pixel under a point of the view (in CSS pixels) stays there. */
  zoomTo(zoom: number, about: Pixel): void {
    this.#easel.setView(zoomedView(this.#view, zoom, about));
  }

  /** Zooms by steps about the middle of the view. */
  zoomBy(steps: number): void {
    const middle = this.#easel.room / 2;
    this.zoomTo(this.#view.zoom + steps, { x: middle, y: middle });
  }

  /** Shows the whole canvas as large as possible. */
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
