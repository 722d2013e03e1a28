/** Gives a sprite the picture of a look, turned about the middle of its anchor tile. */
import { appearanceInfo, type Characters, type Id, own, type Point, type Transform } from "../engine/index.ts";
import { pictureKeyOf } from "../pictures/pictureKeys.ts";
import { orientationOf, pivotOf, tileCenter } from "../pictures/placement.ts";
import type { PictureAtlas } from "./PictureAtlas.ts";
import { type Sprite, Texture } from "./pixi.ts";

export interface Dress {
  readonly characterId: Id;
  readonly appearanceId: Id;
  readonly transform: Transform;
}

/** Answers whether its picture is there already; if not, it keeps what it wears, and the atlas tells when to dress it again. */
export function dressSprite(
  sprite: Sprite,
  dress: Dress,
  characters: Characters,
  atlas: Pick<PictureAtlas, "textureOf">,
): boolean {
  const texture = atlas.textureOf(pictureKeyOf(characters, dress.characterId, dress.appearanceId));
  if (texture === Texture.EMPTY) return false;
  const { quarters, scaleX, scaleY } = orientationOf(dress.transform);
  const pivot = pivotOf(appearanceInfo(own(characters, dress.characterId), dress.appearanceId));
  sprite.texture = texture;
  sprite.pivot.set(pivot.x, pivot.y);
  sprite.rotation = (quarters * Math.PI) / 2;
  sprite.scale.set(scaleX, scaleY);
  return true;
}

/** Puts the anchor tile on a square, or between two. */
export function standSprite(sprite: Sprite, square: Point): void {
  const { x, y } = tileCenter(square);
  sprite.position.set(x, y);
}
