import { FrameLoop } from "../../pixi/FrameLoop.ts";
import type { Application } from "../../pixi/pixi.ts";
import type { PaintState, StrokeView } from "../model/PaintState.ts";
import type { PixelEditor } from "../model/PixelEditor.ts";
import type { PointerPlace } from "./BrushMark.ts";

/** A frame that is about to be rendered. */
export interface PaintFrame extends PaintState {
  readonly stroke: StrokeView | null;
  readonly pointer: PointerPlace | null;
}

/** A layer of the picture of the pixel editor. It subscribes for itself to what it draws, and requests a frame when that changes. */
export interface PaintLayer {
  /** Unsubscribe it. */
  readonly ends: readonly (() => void)[];
  /** Called before each frame is rendered. */
  draw(frame: PaintFrame): void;
  destroy(): void;
}

/** The picture of the pixel editor: its layers draw it, and the pointer shows a brush in it. */
export class PaintView {
  readonly #app: Application;
  readonly #pixelEditor: PixelEditor;
  readonly #loop = new FrameLoop(() => this.#draw());
  /** From the background up. */
  #layers: readonly PaintLayer[] = [];
  #pointer: PointerPlace | null = null;

  constructor(app: Application, pixelEditor: PixelEditor) {
    this.#app = app;
    this.#pixelEditor = pixelEditor;
  }

  /** Starts to draw on request, when its layers are mounted. The returned function stops it. */
  start(): () => void {
    return this.#loop.start(this.#app);
  }

  /** Adds a layer above the others. The returned function removes it. */
  addLayer(layer: PaintLayer): () => void {
    this.#layers = [...this.#layers, layer];
    return () => {
      this.#layers = this.#layers.filter((other) => other !== layer);
      for (const end of layer.ends) end();
      layer.destroy();
    };
  }

  /** Requests a frame whenever one of these parts of the state has changed. The returned function unsubscribes. */
  watch(parts: (state: PaintState) => readonly unknown[]): () => void {
    return this.#loop.watch(this.#pixelEditor.store, parts);
  }

  /** Requests a frame whenever the current stroke has marked more pixels, or has ended. The returned function unsubscribes. */
  watchStroke(): () => void {
    return this.#pixelEditor.strokes.subscribe(this.#loop.request);
  }

  readonly requestFrame = (): void => this.#loop.request();

  /** The side of the square it fills, CSS px. */
  resize(side: number): void {
    this.#app.renderer.resize(side, side);
    this.#draw();
  }

  /** Shows the brush under the pointer; null if it is not over the canvas. */
  showPointer(pointer: PointerPlace | null): void {
    this.#pointer = pointer;
    this.#loop.request();
  }

  #draw(): void {
    const { stroke } = this.#pixelEditor.strokes.getState();
    const frame = { ...this.#pixelEditor.store.getState(), stroke, pointer: this.#pointer };
    for (const layer of this.#layers) layer.draw(frame);
    this.#app.render();
    this.#loop.drew();
  }
}
