import {
  type Actor,
  appearanceInfo,
  type Character,
  type Characters,
  type Id,
  own,
  type Point,
  TILE,
  type Transform,
  transformOf,
} from "../engine/index.ts";
import { CRATE, drawMissing, QUESTION_MARK } from "./missingPictures.ts";
import { type PictureKey, pictureKeyIn } from "./pictureKeys.ts";
import { orientationOf, pivotOf } from "./placement.ts";

export interface ActorToDraw {
  /** Undefined if it was deleted. */
  readonly character: Character | undefined;
  /** Undefined if the character has no appearance. */
  readonly appearanceId: Id | undefined;
  readonly transform: Transform;
}

export interface ActorDrawingOptions {
  /** The top left corner of the anchor tile, px. */
  readonly corner: Point;
  /** The side of a tile, px. */
  readonly tile: number;
  /** The decoded picture, if there is one yet. */
  readonly pictureOf: (key: PictureKey) => ImageBitmap | undefined;
  /** Every picture that can be loaded has been: a missing one is replaced by a crate. */
  readonly isLoaded: boolean;
}

export function actorToDraw(actor: Actor, characters: Characters): ActorToDraw {
  return {
    character: own(characters, actor.characterId),
    appearanceId: actor.appearance,
    transform: transformOf(actor),
  };
}

/** The pictures that actors need, for loading them. Stand-ins need none. */
export function pictureUrlsOf(actors: readonly ActorToDraw[]): string[] {
  return actors
    .map(({ character, appearanceId }) => pictureKeyIn(character, appearanceId))
    .filter((key) => key !== CRATE && key !== QUESTION_MARK);
}

/** Draws an actor, mirrored and rotated about the middle of its anchor tile. */
export function drawActor(
  context: CanvasRenderingContext2D,
  { character, appearanceId, transform }: ActorToDraw,
  { corner, tile, pictureOf, isLoaded }: ActorDrawingOptions,
): void {
  const key = pictureKeyIn(character, appearanceId);
  const picture = pictureOf(key);
  const { quarters, scaleX, scaleY } = orientationOf(transform);
  const pivot = pivotOf(appearanceInfo(character, appearanceId ?? ""));
  const scale = tile / TILE;
  context.save();
  context.translate(corner.x + tile / 2, corner.y + tile / 2);
  context.rotate((quarters * Math.PI) / 2);
  context.scale(scale * scaleX, scale * scaleY);
  context.translate(-pivot.x, -pivot.y);
  if (picture) context.drawImage(picture, 0, 0);
  else if (key === QUESTION_MARK) drawMissing(QUESTION_MARK, context);
  else if (isLoaded) drawMissing(CRATE, context);
  context.restore();
}
