/** One picture among those that are drawn as points: what PixiJS's batches want to know of it. */
import type { Batch, BatchableElement, Batcher, Sprite } from "pixi.js";
import { POINTS } from "./PointBatcher.ts";

export class PicturePoint implements BatchableElement {
  readonly batcherName = POINTS;
  readonly topology = "point-list";
  readonly attributeSize = 1;
  readonly indexSize = 1;
  /** Told by its bounds, not by a list of corners. */
  readonly packAsQuad = true;
  readonly transform: Sprite["groupTransform"];
  bounds: Sprite["visualBounds"];
  texture: Sprite["texture"];
  readonly #sprite: Sprite;
  // What its batch notes in it.
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

  /** Takes over what the sprite wears now. */
  look(): void {
    this.bounds = this.#sprite.visualBounds;
    this.texture = this.#sprite.texture;
  }

  /** Has its batch take it over where it is now. */
  update(): void {
    if (this.#sprite.didViewUpdate) this.look();
    this._batcher.updateElement(this);
  }

  /** Whether its batch has this texture's source among its own. */
  canWear(texture: Sprite["texture"]): boolean {
    return this._batcher.checkAndUpdateTexture(this, texture);
  }
}
