/** Small pictures of stages for cards and Start buttons, drawn on a plain canvas so that they need no view (stack §5). */
import { encodeJpegUrl } from "../browser/dataUrl.ts";
import { frameTime } from "../browser/screen.ts";
import { withTimeout, yieldToBrowser } from "../browser/timers.ts";
import { type Characters, currentStage, type Stage, TILE, type WorldDocument } from "../engine/index.ts";
import { newCanvas } from "./canvas.ts";
import { lookOf } from "./looks.ts";
import { drawActor, drawGround, picturesOf } from "./plainDrawing.ts";

/** Width of the picture that is saved with a game, px (spec §7). */
const SAVED_WIDTH = 400;
const QUALITY = 0.8;
/** A game whose pictures do not come is saved all the same, with the picture that it had. */
const PATIENCE_MS = 8000;
/** Of a picture to keep, px. */
const PICTURE_WIDTH_MAX = 2000;
/** A crowd is drawn in turns of so many ms, between which the page does what it has to do. */
const TURN_MS = 8;
/** How many times as high as wide a picture may be. */
const SLIMNESS_MAX = 2;

/** The shown stage of a game as a JPEG data URL; "" where none can be made. */
export async function drawThumbnail(document: WorldDocument): Promise<string> {
  const stage = currentStage(document.world);
  return (stage && (await thumbnail(stage, document.characters, SAVED_WIDTH))) ?? "";
}

/** A stage, `width` px wide (less where it is very high), as a JPEG data URL, once all its pictures are decoded; null where none can be made. */
export async function thumbnail(stage: Stage, characters: Characters, width: number): Promise<string | null> {
  const canvas = await drawn(stage, characters, width);
  return canvas && encodeJpegUrl(canvas, QUALITY);
}

/** The shown stage of a game at its full size (less where it is very large), as a PNG; null where none can be made. */
export async function drawPicture(document: WorldDocument): Promise<Blob | null> {
  const stage = currentStage(document.world);
  const canvas = stage && (await drawn(stage, document.characters, Math.min(stage.width * TILE, PICTURE_WIDTH_MAX)));
  return canvas ? new Promise((resolve) => canvas.toBlob(resolve, "image/png")) : null;
}

async function drawn(stage: Stage, characters: Characters, width: number): Promise<HTMLCanvasElement | null> {
  try {
    const scale = Math.min(width / stage.width, (width * SLIMNESS_MAX) / stage.height) / TILE;
    const context = newCanvas({ width: pxOf(stage.width, scale), height: pxOf(stage.height, scale) });
    const actors = Object.values(stage.actors);
    const looks = actors.map(({ characterId, appearance }) => lookOf(characters, characterId, appearance));
    const [pictures] = await withTimeout(Promise.all([picturesOf(looks), drawGround(context, stage)]), PATIENCE_MS);
    context.scale(scale, scale);
    context.imageSmoothingQuality = "high";
    let begun = frameTime();
    for (const actor of actors) {
      drawActor(context, { actor, square: actor.position }, characters, pictures);
      if (frameTime() - begun < TURN_MS) continue;
      await yieldToBrowser();
      begun = frameTime();
    }
    return context.canvas;
  } catch (fault) {
    console.warn("A picture of a stage could not be made", fault);
    return null;
  }
}

function pxOf(squares: number, scale: number): number {
  return Math.max(1, Math.round(squares * TILE * scale));
}
