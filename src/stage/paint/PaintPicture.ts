/** The canvas of the pixel editor as a picture, kept up to date outside of React and drawn only when something changed. */
import { nextFrame } from "../../browser/frames.ts";
import { imageIn } from "../../editor/paint/Drawing.ts";
import type { PaintDesk } from "../../editor/paint/PaintDesk.ts";
import type { Application } from "../pixi.ts";
import { Container } from "../pixi.ts";
import { Panes } from "./Panes.ts";
import { ShownPixels } from "./ShownPixels.ts";

export class PaintPicture {
  readonly #app: Application;
  readonly #desk: PaintDesk;
  readonly #paper = new Container();
  readonly #shown = new ShownPixels();
  readonly #panes = new Panes();
  readonly #unsubscribe: () => void;
  #cancelFrame: (() => void) | null = null;

  constructor(app: Application, desk: PaintDesk) {
    this.#app = app;
    this.#desk = desk;
    this.#paper.addChild(this.#panes.container);
    app.stage.addChild(this.#paper);
    this.#unsubscribe = desk.store.subscribe(() => this.#draw());
  }

  destroy(): void {
    this.#unsubscribe();
    this.#cancelFrame?.();
    this.#panes.destroy();
    this.#paper.destroy({ children: true });
  }

  /** The side of the square that it fills, CSS px. */
  resize(side: number): void {
    this.#app.renderer.resize(side, side);
    this.#drawNow();
  }

  #draw(): void {
    this.#cancelFrame ??= nextFrame(() => {
      this.#cancelFrame = null;
      this.#drawNow();
    });
  }

  #drawNow(): void {
    const { drawing, stroke, view } = this.#desk.store.getState();
    const changed = this.#shown.take(imageIn(drawing), stroke);
    if (changed) this.#panes.show(this.#shown.image, changed);
    this.#paper.position.set(view.x, view.y);
    this.#paper.scale.set(view.zoom);
    this.#app.render();
  }
}
