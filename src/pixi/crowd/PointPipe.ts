import { ExtensionType, type InstructionSet, type Renderer, type RenderPipe, type Sprite } from "pixi.js";
import { PicturePoint } from "./PicturePoint.ts";
import { POINTS } from "./PointBatcher.ts";

/** A picture that may be drawn as a point, depending on its `renderPipeId`. */
export interface PointSprite extends Sprite {
  /** Null until it is drawn as a point. */
  point: PicturePoint | null;
}

/** Adds pictures to the batches of points. */
export class PointPipe implements RenderPipe<PointSprite> {
  static readonly extension = { type: [ExtensionType.WebGLPipes], name: POINTS };
  readonly #renderer: Renderer;

  constructor(renderer: Renderer) {
    this.#renderer = renderer;
  }

  addRenderable(sprite: PointSprite, instructions: InstructionSet): void {
    sprite.point ??= new PicturePoint(sprite);
    if (sprite.didViewUpdate) sprite.point.copyAppearance();
    this.#renderer.renderPipes.batch.addToBatch(sprite.point, instructions);
  }

  updateRenderable(sprite: PointSprite): void {
    sprite.point?.update();
  }

  /** Whether the batches must be rebuilt. */
  validateRenderable(sprite: PointSprite): boolean {
    return !sprite.point?.canShow(sprite.texture);
  }
}
