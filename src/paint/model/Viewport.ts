import type { Pixel } from "../../pixels/Box.ts";
import type { StrokeRunner } from "../tools/StrokeRunner.ts";
import { type ViewportState, zoomedView } from "./ViewportState.ts";

/** How the canvas is looked at: near or far, and which part of it. */
export class Viewport {
  readonly #runner: StrokeRunner;

  constructor(runner: StrokeRunner) {
    this.#runner = runner;
  }

  /** The side of the square in which the canvas is seen, in CSS pixels. */
  setSize(side: number): void {
    this.#store.setViewSize(side);
  }

  /** Zooms with the pixel under a point of the view (in CSS pixels) staying there. */
  zoomTo(zoom: number, about: Pixel): void {
    this.#store.setView(zoomedView(this.#view, zoom, about));
  }

  /** As `zoomTo`, by steps and about the middle of the view. */
  zoomBy(steps: number): void {
    const middle = this.#store.viewSize / 2;
    this.zoomTo(this.#view.zoom + steps, { x: middle, y: middle });
  }

  /** The whole canvas, as large as it can be seen. */
  fit(): void {
    this.#store.setViewSize(this.#store.viewSize);
  }

  panBy(x: number, y: number): void {
    const view = this.#view;
    this.#store.setView({ ...view, x: view.x + x, y: view.y + y });
  }

  get #view(): ViewportState {
    return this.#store.zustandStore.getState().view;
  }

  get #store() {
    return this.#runner.store;
  }
}
