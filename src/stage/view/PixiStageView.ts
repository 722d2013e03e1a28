import type { Editor } from "../../editor/Editor.ts";
import type { ViewId } from "../../editor/index.ts";
import type { Id, Point } from "../../engine/index.ts";
import type { Size } from "../../pixels/Box.ts";
import type { Application, Container } from "../../pixi/pixi.ts";
import { PictureAtlas } from "../actors/PictureAtlas.ts";
import type { StageLayer } from "./StageLayer.ts";
import { StageView } from "./StageView.ts";
import type { ViewFrame } from "./ViewFrame.ts";

/** Its layers mount themselves into a container. */
export type StageLayerClass = new (stageView: PixiStageView, container: Container) => StageLayer;

/** A stage that the layers of `stageLayers.ts` draw with PixiJS. */
export class PixiStageView extends StageView {
  readonly editor: Editor;
  readonly #app: Application;
  /** From the background up. */
  #layers: readonly StageLayer[] = [];
  #root: Container | null = null;
  #atlas: PictureAtlas | null = null;

  constructor(app: Application, editor: Editor, view: ViewId) {
    super(editor, view);
    this.editor = editor;
    this.#app = app;
  }

  get canvas(): HTMLCanvasElement {
    return this.#app.canvas;
  }

  /** Starts to draw, when its layers are mounted in `root`, to which the camera is applied. The returned function stops it. */
  start(root: Container): () => void {
    this.#root = root;
    return this.startDrawing();
  }

  /** Mounts a layer above the others. The returned function removes it. */
  mountLayer(Layer: StageLayerClass, container: Container): () => void {
    const layer = new Layer(this, container);
    this.#layers = [...this.#layers, layer];
    return () => {
      this.#layers = this.#layers.filter((other) => other !== layer);
      layer.destroy();
      // Sprites of any layer may show its textures.
      if (this.#layers.length > 0) return;
      this.#atlas?.destroy();
      this.#atlas = null;
    };
  }

  /** The mounted layer of a class. */
  layer<Layer extends StageLayer>(Wanted: new (...options: never[]) => Layer): Layer {
    const layer = this.#layers.find((each) => each instanceof Wanted);
    if (!(layer instanceof Wanted)) throw new Error(`No layer of this stage is a ${Wanted.name}.`);
    return layer;
  }

  /** The pictures of the game, which all layers share. */
  get atlas(): PictureAtlas {
    this.#atlas ??= this.#newAtlas();
    return this.#atlas;
  }

  /** Replaces the atlas if it is full of unused pictures. Returns whether it did; then the actors must be placed again. */
  sweepAtlas(): boolean {
    const old = this.#atlas;
    if (!old?.isFull) return false;
    this.#atlas = this.#newAtlas();
    for (const layer of this.#layers) layer.setAtlas?.(this.#atlas);
    old.destroy();
    return true;
  }

  protected update(): void {
    for (const layer of this.#layers) layer.update?.();
  }

  protected get hasGround(): boolean {
    return this.#layers.every((layer) => layer.hasGround !== false);
  }

  protected get isGliding(): boolean {
    return this.#layers.some((layer) => layer.isGliding);
  }

  protected squareAt(id: Id, now: number): Point | undefined {
    for (const layer of this.#layers) if (layer.squareAt) return layer.squareAt(id, now);
    return undefined;
  }

  protected resizeCanvas({ width, height }: Size, resolution: number): void {
    this.#app.renderer.resize(width, height, resolution);
  }

  protected render(frame: ViewFrame, now: number): void {
    const { renderer } = this.#app;
    for (const layer of this.#layers) layer.draw({ ...frame, now, renderer });
    this.#root?.scale.set(frame.camera.zoom);
    this.#root?.position.set(frame.camera.left, frame.camera.top);
    this.#atlas?.upload();
    this.#app.render();
  }

  #newAtlas(): PictureAtlas {
    return new PictureAtlas(() => {
      for (const layer of this.#layers) layer.picturesLoaded?.();
      this.requestFrame();
    });
  }
}
