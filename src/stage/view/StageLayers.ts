import { onFontsLoaded } from "../../browser/screen.ts";
import type { Extent } from "../../engine/index.ts";
import type { Size } from "../../pixels/Box.ts";
import { ActorLayer } from "../actors/ActorLayer.ts";
import { PAGE_SIDE, PictureAtlas } from "../actors/PictureAtlas.ts";
import { DragPreviewLayer } from "../overlay/DragPreviewLayer.ts";
import { RecordingLayer } from "../overlay/RecordingLayer.ts";
import type { Camera } from "./camera.ts";
import { GroundLayer } from "./GroundLayer.ts";
import { Container, type Renderer } from "./pixi.ts";

/** Up to this zoom, a crowd of actors may be drawn as points. */
const FAR = 0.5;

export interface LayersOptions {
  readonly hasGrid: boolean;
  /** Called when a requested picture has loaded, to draw again. */
  readonly onArrived: () => void;
}

export interface Framing {
  readonly stage: Size & { readonly background: string };
  readonly extent: Extent | null;
  readonly resolution: number;
  /** Px; 0 if actors must not be drawn as points. */
  readonly largestPoint: number;
}

/** The layers of a stage view, from the background up. */
export class StageLayers {
  readonly container = new Container();
  readonly ground: GroundLayer;
  readonly actors: ActorLayer;
  readonly dragPreview: DragPreviewLayer;
  readonly recording = new RecordingLayer();
  readonly #onArrived: () => void;
  readonly #forgetLetters: () => void;
  #atlas: PictureAtlas;
  #framed = "";

  constructor({ hasGrid, onArrived }: LayersOptions) {
    this.#onArrived = () => {
      this.actors.applyLoadedPictures();
      onArrived();
    };
    this.#atlas = new PictureAtlas(this.#onArrived);
    this.ground = new GroundLayer(hasGrid, onArrived);
    this.actors = new ActorLayer(this.#atlas);
    this.dragPreview = new DragPreviewLayer(this.#atlas);
    this.#forgetLetters = onFontsLoaded(() => {
      this.actors.chips.rewrite();
      onArrived();
    });
    const layers = [this.ground, this.actors, this.recording, this.dragPreview].map((layer) => layer.container);
    this.container.addChild(...layers);
    this.container.addChildAt(this.ground.around, 2);
    this.container.addChildAt(this.actors.chips.container, 3);
  }

  /** Applies the camera to all layers. `resolution`: px of the canvas per px of the screen. */
  applyCamera(camera: Camera, { stage, extent, resolution, largestPoint }: Framing): void {
    this.container.scale.set(camera.zoom);
    this.container.position.set(camera.left, camera.top);
    this.ground.drawLines(stage, camera.zoom, Math.max(1, 1 / resolution));
    this.actors.setZoom(camera.zoom);
    const scale = camera.zoom * resolution;
    this.actors.sprites.setFarAway(scale <= FAR && scale * PAGE_SIDE <= largestPoint);
    this.actors.chips.setView(camera.zoom, stage);
    const key = JSON.stringify([camera.zoom, stage.width, stage.height, extent]);
    if (key === this.#framed) return;
    this.#framed = key;
    this.recording.showExtent(extent, stage, camera.zoom);
  }

  beforeRender({ background }: Renderer): void {
    background.color = this.ground.color;
    this.#atlas.upload();
  }

  /** Replaces the atlas if it is full of unused pictures. Returns whether it did; then the actors must be placed again. */
  sweepAtlas(): boolean {
    if (!this.#atlas.isFull) return false;
    const old = this.#atlas;
    this.#atlas = new PictureAtlas(this.#onArrived);
    this.actors.setAtlas(this.#atlas);
    this.dragPreview.setAtlas(this.#atlas);
    old.destroy();
    return true;
  }

  destroy(): void {
    this.#forgetLetters();
    this.ground.destroy();
    this.container.destroy({ children: true });
    this.actors.chips.destroy();
    this.#atlas.destroy();
  }
}
