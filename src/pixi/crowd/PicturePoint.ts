import type { Batch, BatchableElement, Batcher, Sprite } from "pixi.js";
import { POINTS } from "./PointBatcher.ts";

/** A picture drawn as a point, with the fields that PixiJS's batcher needs. */
export class PicturePoint implements BatchableElement {
  readonly batcherName = POINTS;
  readonly topology = "point-list";
  readonly attributeSize = 1;
  readonly indexSize = 1;
  /** Given by its bounds, without a list of vertices. */
  readonly packAsQuad = true;
  readonly transform: Sprite["groupTransform"];
  bounds: Sprite["visualBounds"];
  texture: Sprite["texture"];
  readonly #sprite: Sprite;
  // Written by its batch.
  declare _textureId: number;
  declare _attributeStart: number;
  declare _indexStart: number;
  declare _batcher: Batcher;
  declare _batch: Batch;

  constructor(sprite: Sprite) {
    this.#sprite = sprite;
    this.transform = sprite.groupTransform;
    this.bounds = sprite.visualBounds;
    this.texture = sprite.texture;
  }

  get blendMode(): BatchableElement["blendMode"] {
    return this.#sprite.groupBlendMode;
  }

  get color(): number {
    return this.#sprite.groupColorAlpha;
  }

  /** Copies the appearance of the sprite. */
  copyAppearance(): void {
    this.bounds = this.#sprite.visualBounds;
    this.texture = this.#sprite.texture;
  }

  /** Updates its position in the batch. */
  update(): void {
    if (this.#sprite.didViewUpdate) this.copyAppearance();
    this._batcher.updateElement(this);
  }

  /** Whether its batch contains this texture. */
  canShow(texture: Sprite["texture"]): boolean {
    return this._batcher.checkAndUpdateTexture(this, texture);
  }
}
