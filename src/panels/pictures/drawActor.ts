/** Draws one actor on a 2D canvas as it stands: turned about the middle of its anchor tile (details §4 "Larger sprites"). */
import { CRATE, drawMissing, MISSING_SIDE, QUESTION_MARK } from "../../browser/missingPictures.ts";
import { cachedPicture } from "../../browser/pictures.ts";
import { appearanceInfo, type Character, type Id, own, type Point, TILE, type Transform } from "../../engine/index.ts";

export interface DrawnActor {
  /** Undefined: its character is gone. */
  readonly character: Character | undefined;
  /** Undefined: it has no look. */
  readonly appearanceId: Id | undefined;
  readonly transform: Transform;
}

const QUARTERS: Readonly<Record<Transform, number>> = { "0": 0, "90": 1, "180": 2, "270": 3, "flip-x": 0, "flip-y": 0 };

/** The address of the picture to draw; undefined where there is none. */
export function addressOf({ character, appearanceId }: DrawnActor): string | undefined {
  return character && own(character.spritesheet.appearances, appearanceId ?? "")?.[0];
}

/** `corner` is the top left of the anchor's square and `tile` its size, both in px; `loaded`: what is not decoded by now never will be. */
export function drawActor(
  context: CanvasRenderingContext2D,
  actor: DrawnActor,
  { corner, tile, loaded }: { readonly corner: Point; readonly tile: number; readonly loaded: boolean },
): void {
  const picture = cachedPicture(addressOf(actor) ?? "");
  context.save();
  context.translate(corner.x, corner.y);
  if (picture) drawPicture(context, actor, picture, tile);
  else if (!actor.character) drawStandIn(context, QUESTION_MARK, tile);
  else if (loaded) drawStandIn(context, CRATE, tile);
  context.restore();
}

function drawStandIn(context: CanvasRenderingContext2D, name: string, tile: number): void {
  context.scale(tile / MISSING_SIDE, tile / MISSING_SIDE);
  drawMissing(name, context);
}

function drawPicture(
  context: CanvasRenderingContext2D,
  { character, appearanceId, transform }: DrawnActor,
  picture: ImageBitmap,
  tile: number,
): void {
  const { anchor } = appearanceInfo(character, appearanceId ?? "");
  const scale = tile / TILE;
  context.translate(tile / 2, tile / 2);
  context.rotate((QUARTERS[transform] * Math.PI) / 2);
  context.scale(transform === "flip-x" ? -scale : scale, transform === "flip-y" ? -scale : scale);
  context.drawImage(picture, -(anchor.x + 0.5) * TILE, -(anchor.y + 0.5) * TILE);
}
