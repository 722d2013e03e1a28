/** Draws stages on a plain canvas: for pictures that need no view, and for pages that go without PixiJS (stack §5). */

import { CRATE, drawMissing } from "../browser/missingPictures.ts";
import { loadPicture } from "../browser/pictures.ts";
import {
  type Actor,
  appearanceInfo,
  type Characters,
  DEFAULT_STAGE,
  own,
  type Point,
  type Stage,
  transformOf,
} from "../engine/index.ts";
import { pictureAddress } from "../migrate/pictures.ts";
import { paintBackground } from "./backgroundPicture.ts";
import { colourOf } from "./canvas.ts";
import { type Look, lookOf } from "./looks.ts";
import { pivotOf, standOf, turnOf } from "./spritePlace.ts";

/** Decoded pictures by look. */
export type Pictures = ReadonlyMap<Look, ImageBitmap>;

/** The pictures of these looks, as far as they can be decoded. */
export async function picturesOf(looks: Iterable<Look>): Promise<Pictures> {
  const decoded = [...new Set(looks)].map(async (look) => [look, await loadPicture(look).catch(() => null)] as const);
  return new Map((await Promise.all(decoded)).flatMap(([look, picture]) => (picture ? [[look, picture]] : [])));
}

/** Fills a whole canvas with the background of a stage. */
export async function drawGround(context: CanvasRenderingContext2D, { background }: Stage): Promise<void> {
  context.fillStyle = colourOf(background, DEFAULT_STAGE.background);
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  const url = pictureAddress(background);
  const picture = url && (await loadPicture(url).catch(() => null));
  if (picture) paintBackground(context, picture);
}

export interface DrawnActor {
  readonly actor: Actor;
  /** Where it is now; between two squares while it glides. */
  readonly square: Point;
}

/** In px of the stage at zoom 1. */
export function drawActor(
  context: CanvasRenderingContext2D,
  { actor, square }: DrawnActor,
  characters: Characters,
  pictures: Pictures,
): void {
  const { quarters, scaleX, scaleY } = turnOf(transformOf(actor));
  const pivot = pivotOf(appearanceInfo(own(characters, actor.characterId), actor.appearance));
  const stand = standOf(square);
  const look = lookOf(characters, actor.characterId, actor.appearance);
  const picture = pictures.get(look);
  context.save();
  context.translate(stand.x, stand.y);
  context.rotate((quarters * Math.PI) / 2);
  context.scale(scaleX, scaleY);
  context.translate(-pivot.x, -pivot.y);
  if (picture) context.drawImage(picture, 0, 0);
  else drawMissing(look, context) || drawMissing(CRATE, context);
  context.restore();
}
