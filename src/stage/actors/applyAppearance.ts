import { appearanceInfo, type Characters, type Id, own, type Point, type Transform } from "../../engine/index.ts";
import { pictureKeyOf } from "../../pictures/pictureKeys.ts";
import { orientationOf, pivotOf, tileCenter } from "../../pictures/placement.ts";
import { type Sprite, Texture } from "../../pixi/pixi.ts";
import type { PictureAtlas } from "./PictureAtlas.ts";

export interface SpriteAppearance {
  readonly characterId: Id;
  readonly appearanceId: Id;
  readonly transform: Transform;
}

/** Shows an appearance, oriented about the middle of its anchor tile. Returns false and changes nothing while its picture is being decoded. */
export function applyAppearance(
  sprite: Sprite,
  wanted: SpriteAppearance,
  characters: Characters,
  atlas: Pick<PictureAtlas, "textureOf">,
): boolean {
  const texture = atlas.textureOf(pictureKeyOf(characters, wanted.characterId, wanted.appearanceId));
  if (texture === Texture.EMPTY) return false;
  const { quarters, scaleX, scaleY } = orientationOf(wanted.transform);
  const pivot = pivotOf(appearanceInfo(own(characters, wanted.characterId), wanted.appearanceId));
  sprite.texture = texture;
  sprite.pivot.set(pivot.x, pivot.y);
  sprite.rotation = (quarters * Math.PI) / 2;
  sprite.scale.set(scaleX, scaleY);
  return true;
}

/** Moves the anchor tile to a square, or between two squares. */
export function placeSprite(sprite: Sprite, square: Point): void {
  const { x, y } = tileCenter(square);
  sprite.position.set(x, y);
}
