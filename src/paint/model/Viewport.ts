import type { Pixel } from "../../pixels/Box.ts";
import type { StrokeRunner } from "../tools/StrokeRunner.ts";
import { imageIn } from "./Drawing.ts";
import { fittedView, type ViewportState, zoomedView } from "./ViewportState.ts";

/** Zooms and pans the canvas. */
export class Viewport {
  readonly #runner: StrokeRunner;

  constructor(runner: StrokeRunner) {
    this.#runner = runner;
  }

  /** The side of the square in which the canvas is shown, CSS px. Also fits the canvas into it. */
  setSize(side: number): void {
    this.#store.setViewSize(side);
  }

  /** Zooms so that the pixel under a point of the view (CSS px) stays there. */
  zoomTo(zoom: number, about: Pixel): void {
    this.#store.setView(zoomedView(this.#view, zoom, about));
  }

  /** Zooms by steps about the middle of the view. */
  zoomBy(steps: number): void {
    const middle = this.#store.viewSize / 2;
    this.zoomTo(this.#view.zoom + steps, { x: middle, y: middle });
  }

  /** Shows the whole canvas, as large as possible. */
  fit(): void {
    this.#store.setViewSize(this.#store.viewSize);
  }

  /** Whether the canvas is as large as it can be without being cut off. */
  get isFitted(): boolean {
    const { drawing } = this.#store;
    return this.#view.zoom === fittedView(imageIn(drawing), this.#store.viewSize).zoom;
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
