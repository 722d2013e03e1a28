import { TILE } from "../../engine/index.ts";
import type { Size } from "../../pixels/Box.ts";
import { type Container, Rectangle, Sprite, Texture } from "../../pixi/pixi.ts";
import type { Area, Camera } from "./camera.ts";
import { GroundLayer, type Surround } from "./GroundLayer.ts";
import type { PixiStageView } from "./PixiStageView.ts";
import type { StageFrame, StageLayer } from "./StageLayer.ts";

/** Fills the view around the stage with the stage's own colors, and hides what extends beyond the stage: the actors at its edges. */
export class AroundLayer implements StageLayer {
  readonly #stageView: PixiStageView;
  /** Above, below, left and right of the stage. */
  readonly #strips = [new Sprite(), new Sprite(), new Sprite(), new Sprite()] as const;
  #drawnFor: readonly unknown[] = [];
  #pieces: readonly Texture[] = [];

  constructor(stageView: PixiStageView, container: Container) {
    this.#stageView = stageView;
    container.addChild(...this.#strips);
  }

  draw({ scene, camera, viewSize }: StageFrame): void {
    const { width, height } = scene.stage;
    const { surround } = this.#stageView.layer(GroundLayer);
    const drawnFor = [surround, camera, viewSize, width, height];
    if (drawnFor.every((part, n) => part === this.#drawnFor[n])) return;
    this.#drawnFor = drawnFor;
    this.#fill(surround, camera, viewSize, scene.stage);
  }

  destroy(): void {
    this.#dropPieces();
    for (const strip of this.#strips) strip.destroy();
  }

  #fill(surround: Surround, camera: Camera, viewSize: Size, stage: Size): void {
    this.#dropPieces();
    const areas = stripsAround(camera, viewSize, stage);
    this.#strips.forEach((strip, place) => {
      const area = areas[place];
      strip.visible = area !== undefined && area.width > 0 && area.height > 0;
      if (!area || !strip.visible) return;
      strip.texture = this.#pieceFor(surround, area, viewSize);
      strip.tint = surround.tint;
      strip.position.set((area.x - camera.left) / camera.zoom, (area.y - camera.top) / camera.zoom);
      strip.setSize(area.width / camera.zoom, area.height / camera.zoom);
    });
  }

  /** The part of the picture that lies in an area of the view when the picture covers all of it. */
  #pieceFor({ texture }: Surround, area: Area, viewSize: Size): Texture {
    if (texture === Texture.WHITE) return texture;
    const { width, height } = texture;
    const scale = Math.max(viewSize.width / width, viewSize.height / height);
    const [left, top] = [(viewSize.width - width * scale) / 2, (viewSize.height - height * scale) / 2];
    const frame = new Rectangle(
      (area.x - left) / scale,
      (area.y - top) / scale,
      area.width / scale,
      area.height / scale,
    );
    const piece = new Texture({ source: texture.source, frame });
    this.#pieces = [...this.#pieces, piece];
    return piece;
  }

  #dropPieces(): void {
    for (const strip of this.#strips) strip.texture = Texture.EMPTY;
    for (const piece of this.#pieces) piece.destroy();
    this.#pieces = [];
  }
}

/** What of the view is above, below, left and right of the stage, CSS px of the view; of negative size where the stage leaves the view. */
function stripsAround({ zoom, left, top }: Camera, { width, height }: Size, stage: Size): readonly Area[] {
  const first = { x: Math.max(0, left), y: Math.max(0, top) };
  const last = {
    x: Math.min(width, left + stage.width * TILE * zoom),
    y: Math.min(height, top + stage.height * TILE * zoom),
  };
  return [
    { x: 0, y: 0, width, height: first.y },
    { x: 0, y: last.y, width, height: height - last.y },
    { x: 0, y: first.y, width: first.x, height: last.y - first.y },
    { x: last.x, y: first.y, width: width - last.x, height: last.y - first.y },
  ];
}
