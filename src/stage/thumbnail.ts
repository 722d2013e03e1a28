/** Small pictures of stages for cards and Start buttons, drawn on a plain canvas so that they need no view (stack §5). */
import { pictureOf } from "../browser/pictures.ts";
import {
  type Actor,
  appearanceInfo,
  type Characters,
  currentStage,
  DEFAULT_STAGE,
  own,
  type Stage,
  TILE,
  transformOf,
  type WorldDocument,
} from "../engine/index.ts";
import { paintBackground, pictureUrlOf } from "./backgroundPicture.ts";
import { colourOf, newCanvas } from "./canvas.ts";
import { lookOf } from "./looks.ts";
import { CRATE, drawMissing } from "./missingPictures.ts";
import { pivotOf, standOf, turnOf } from "./spritePlace.ts";

/** Width of the picture that is saved with a game, px (spec §7). */
const SAVED_WIDTH = 400;
const QUALITY = 0.8;

/** The shown stage of a game as a JPEG data URL; "" where none can be made. */
export async function drawThumbnail(document: WorldDocument): Promise<string> {
  const stage = currentStage(document.world);
  return (stage && (await thumbnail(stage, document.characters, SAVED_WIDTH))) ?? "";
}

/** A stage, `width` px wide, as a JPEG data URL, once all its pictures are decoded; null where none can be made. */
export async function thumbnail(stage: Stage, characters: Characters, width: number): Promise<string | null> {
  try {
    const scale = width / (stage.width * TILE);
    const context = newCanvas({ width, height: Math.max(1, Math.round(stage.height * TILE * scale)) });
    await drawGround(context, stage);
    const pictures = await picturesOf(stage, characters);
    context.scale(scale, scale);
    context.imageSmoothingQuality = "high";
    for (const actor of Object.values(stage.actors)) drawActor(context, actor, characters, pictures);
    return context.canvas.toDataURL("image/jpeg", QUALITY);
  } catch {
    return null;
  }
}

type Pictures = ReadonlyMap<string, ImageBitmap>;

async function drawGround(context: CanvasRenderingContext2D, { background }: Stage): Promise<void> {
  context.fillStyle = colourOf(background, DEFAULT_STAGE.background);
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  const url = pictureUrlOf(background);
  const picture = url && (await pictureOf(url).catch(() => null));
  if (picture) paintBackground(context, picture);
}

/** Every look on the stage that can be decoded. */
async function picturesOf({ actors }: Stage, characters: Characters): Promise<Pictures> {
  const looks = new Set(Object.values(actors).map((actor) => lookOf(characters, actor.characterId, actor.appearance)));
  const decoded = [...looks].map(async (look) => [look, await pictureOf(look).catch(() => null)] as const);
  return new Map((await Promise.all(decoded)).flatMap(([look, picture]) => (picture ? [[look, picture]] : [])));
}

function drawActor(context: CanvasRenderingContext2D, actor: Actor, characters: Characters, pictures: Pictures): void {
  const { quarters, scaleX, scaleY } = turnOf(transformOf(actor));
  const pivot = pivotOf(appearanceInfo(own(characters, actor.characterId), actor.appearance));
  const stand = standOf(actor.position);
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
