import { encodeJpegUrl } from "../browser/dataUrl.ts";
import { frameTime } from "../browser/screen.ts";
import { withTimeout, yieldToBrowser } from "../browser/timers.ts";
import {
  type Actor,
  type Characters,
  currentStage,
  hasStart,
  inDrawingOrder,
  type Stage,
  TILE,
  type WorldDocument,
} from "../engine/index.ts";
import { drawBackground } from "./background.ts";
import { loadPictures } from "./cache.ts";
import { newCanvas } from "./canvas.ts";
import { actorToDraw, drawActor, pictureUrlsOf } from "./drawActor.ts";

/** The width of the picture that is saved with a game, px. */
const SAVED_WIDTH = 400;
const QUALITY = 0.8;
/** If pictures take longer to load, the game is saved with its previous thumbnail. */
const LOAD_TIMEOUT_MS = 8000;
/** After drawing actors for this long, the browser gets a chance to respond to input. */
const SLICE_MS = 8;
/** A taller stage is drawn narrower instead. */
const HEIGHT_PER_WIDTH_MAX = 2;

/** What a picture of a game shows: its Start, as players will see it, or the stage as it was left, as its maker knows it. */
export type PicturedMoment = "start" | "left";

/** The current stage of a game as a JPEG data URL; "" if it cannot be drawn. */
export async function drawGameThumbnail(document: WorldDocument, moment: PicturedMoment = "start"): Promise<string> {
  const stage = picturedStage(document, moment);
  return (stage && (await drawStageThumbnail(stage, document.characters, SAVED_WIDTH))) ?? "";
}

/** The current stage of a game at this moment. */
export function picturedStage({ world }: WorldDocument, moment: PicturedMoment): Stage | null {
  const stage = currentStage(world);
  if (!stage || moment === "left") return stage ?? null;
  const { startActors = stage.actors } = stage;
  return hasStart(stage) ? { ...stage, actors: startActors } : stage;
}

/** A stage as a JPEG data URL, `width` px wide or, if it is very tall, less. Null if it cannot be drawn. */
export async function drawStageThumbnail(stage: Stage, characters: Characters, width: number): Promise<string | null> {
  const canvas = await drawStage(stage, characters, width);
  return canvas && encodeJpegUrl(canvas, QUALITY);
}

/** A stage with all its actors, `width` px wide or, if it is very tall, less. Null if it cannot be drawn. */
export function drawStage(stage: Stage, characters: Characters, width: number): Promise<HTMLCanvasElement | null> {
  return drawOn(drawBackground, { stage, actors: Object.values(stage.actors), characters, width });
}

interface ToDraw {
  readonly stage: Stage;
  readonly characters: Characters;
  /** Px. */
  readonly width: number;
}

/** Actors where they stand on a stage, on nothing; otherwise as `drawStage`. */
export function drawActors(actors: readonly Actor[], on: ToDraw): Promise<HTMLCanvasElement | null> {
  return drawOn(null, { ...on, actors });
}

async function drawOn(
  background: typeof drawBackground | null,
  { stage, actors: drawnActors, characters, width }: ToDraw & { readonly actors: readonly Actor[] },
): Promise<HTMLCanvasElement | null> {
  try {
    const scale = Math.min(width / stage.width, (width * HEIGHT_PER_WIDTH_MAX) / stage.height) / TILE;
    const context = newCanvas({ width: pxOf(stage.width, scale), height: pxOf(stage.height, scale) });
    const actors = inDrawingOrder(drawnActors, characters).map((actor) => ({
      actor,
      drawn: actorToDraw(actor, characters),
    }));
    const urls = pictureUrlsOf(actors.map(({ drawn }) => drawn));
    const loading = Promise.all([loadPictures(urls), background?.(context, stage)]);
    const [pictures] = await withTimeout(loading, LOAD_TIMEOUT_MS);
    context.scale(scale, scale);
    context.imageSmoothingQuality = "high";
    let sliceStart = frameTime();
    for (const { actor, drawn } of actors) {
      const corner = { x: actor.position.x * TILE, y: actor.position.y * TILE };
      drawActor(context, drawn, { corner, tile: TILE, pictureOf: (key) => pictures.get(key), isLoaded: true });
      if (frameTime() - sliceStart < SLICE_MS) continue;
      await yieldToBrowser();
      sliceStart = frameTime();
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
