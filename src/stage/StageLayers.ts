/** What a stage view is made of, from the ground up (details §4 "Layers"). */
import { onLettersLoaded } from "../browser/fonts.ts";
import type { Extent } from "../engine/index.ts";
import { TILE } from "../engine/index.ts";
import { ActorLayer } from "./ActorLayer.ts";
import type { Camera } from "./camera.ts";
import { GroundLayer } from "./GroundLayer.ts";
import { HandLayer } from "./HandLayer.ts";
import { PictureAtlas } from "./PictureAtlas.ts";
import { Container, Graphics } from "./pixi.ts";
import { RecordingLayer } from "./RecordingLayer.ts";
import type { Size } from "./zoom.ts";

const AROUND = "#222222";
/** Squares around the stage that hide what hangs over its edges: more than the largest picture, or the largest room, has. */
const AROUND_SQUARES = 120;

export interface LayersOptions {
  readonly hasGrid: boolean;
  /** A picture that was waited for is there: draw again. */
  readonly onArrived: () => void;
}

export interface Framing {
  readonly stage: Size & { readonly background: string };
  readonly extent: Extent | null;
  readonly resolution: number;
}

export class StageLayers {
  readonly container = new Container();
  readonly ground: GroundLayer;
  readonly actors: ActorLayer;
  readonly hand: HandLayer;
  readonly recording = new RecordingLayer();
  readonly #around = new Graphics();
  readonly #onArrived: () => void;
  readonly #forgetLetters: () => void;
  #atlas: PictureAtlas;
  #framed = "";

  constructor({ hasGrid, onArrived }: LayersOptions) {
    this.#onArrived = () => {
      this.actors.dressWaiting();
      onArrived();
    };
    this.#atlas = new PictureAtlas(this.#onArrived);
    this.ground = new GroundLayer(hasGrid, onArrived);
    this.actors = new ActorLayer(this.#atlas);
    this.hand = new HandLayer(this.#atlas);
    this.#forgetLetters = onLettersLoaded(() => {
      this.actors.chips.rewrite();
      onArrived();
    });
    const layers = [this.ground, this.actors, this.recording, this.hand].map((layer) => layer.container);
    this.container.addChild(...layers);
    this.container.addChildAt(this.#around, 2);
    this.container.addChildAt(this.actors.chips.container, 3);
  }

  /** Puts everything where the camera shows it, in a picture with so many px for one of the screen. */
  frame(camera: Camera, { stage, extent, resolution }: Framing): void {
    this.container.scale.set(camera.zoom);
    this.container.position.set(camera.left, camera.top);
    this.ground.drawLines(stage, camera.zoom, Math.max(1, 1 / resolution));
    this.actors.setZoom(camera.zoom);
    this.actors.chips.setView(camera.zoom, stage);
    const key = JSON.stringify([camera.zoom, stage.width, stage.height, extent]);
    if (key === this.#framed) return;
    this.#framed = key;
    this.recording.show(extent, stage, camera.zoom);
    this.#drawAround(stage);
  }

  beforeRender(): void {
    this.#atlas.upload();
  }

  /** Begins a new atlas when the old one is full of pictures of the past; the actors have to be placed again then. */
  sweepAtlas(): boolean {
    if (!this.#atlas.isFull) return false;
    const old = this.#atlas;
    this.#atlas = new PictureAtlas(this.#onArrived);
    this.actors.takeAtlas(this.#atlas);
    this.hand.takeAtlas(this.#atlas);
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

  #drawAround({ width, height }: Size): void {
    const out = AROUND_SQUARES * TILE;
    const [right, bottom] = [width * TILE, height * TILE];
    this.#around.clear();
    this.#around.rect(-out, -out, right + 2 * out, out).rect(-out, bottom, right + 2 * out, out);
    this.#around.rect(-out, 0, out, bottom).rect(right, 0, out, bottom);
    this.#around.fill({ color: AROUND });
  }
}
