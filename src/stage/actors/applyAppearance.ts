import { type Actor, appearanceInfo, type Characters, own, type Point, transformOf } from "../../engine/index.ts";
import { orientationOf, pictureKeyOf, pivotOf, tileCenter } from "../../pictures/index.ts";
import { type Sprite, Texture } from "../../pixi/pixi.ts";
import type { PictureAtlas } from "./PictureAtlas.ts";

/** What an actor looks like. */
export type ActorAppearance = Pick<Actor, "characterId" | "appearance" | "transform">;

/** Shows an appearance, oriented about the middle of its anchor tile. Returns false and changes nothing while its picture is being decoded. */
export function applyAppearance(
  sprite: Sprite,
  wanted: ActorAppearance,
  characters: Characters,
  atlas: Pick<PictureAtlas, "textureOf">,
): boolean {
  const texture = atlas.textureOf(pictureKeyOf(characters, wanted.characterId, wanted.appearance));
  if (texture === Texture.EMPTY) return false;
  const { quarters, scaleX, scaleY } = orientationOf(transformOf(wanted));
  const pivot = pivotOf(appearanceInfo(own(characters, wanted.characterId), wanted.appearance));
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
