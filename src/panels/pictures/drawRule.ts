/** Draws one picture of a rule: checkerboard, actors, grid, and hatching where anything may stand. */
import { type Actor, own, type Point, transformOf } from "../../engine/index.ts";
import type { Cast } from "../../recording/Recording.ts";
import type { RulePictures } from "../../recording/rulePictures.ts";
import { addressOf, type DrawnActor, drawActor } from "./drawActor.ts";
import type { Drawing } from "./useDrawing.ts";

type Context = CanvasRenderingContext2D;

/** A square of a rule is drawn as large as on the stage at most, and is still a square at the least. */
const TILE_MAX = 40;
const TILE_MIN = 2;
const CHECKS_PER_TILE = 4;

export interface RuleDrawing {
  readonly pictures: RulePictures;
  readonly which: "before" | "after";
  readonly cast: Cast;
  /** Side of the square that both fit into, CSS px. */
  readonly size: number;
  /** A square with a red frame, counted from the main actor. */
  readonly marked: Point | null;
}

export function drawRule({ pictures, which, cast, size, marked }: RuleDrawing): Drawing {
  const { width, height } = pictures;
  const tile = Math.max(TILE_MIN, Math.min(TILE_MAX, Math.floor(size / Math.max(width, height))));
  const actors = pictures[which].map((actor) => ({ actor, drawn: drawnFrom(actor, cast) }));
  return {
    width: width * tile,
    height: height * tile,
    pictures: actors.map(({ drawn }) => addressOf(drawn)).filter((address) => address !== undefined),
    draw: (context, loaded) => {
      drawCheckerboard(context, pictures, tile);
      for (const { actor, drawn } of actors) {
        const corner = { x: actor.position.x * tile, y: actor.position.y * tile };
        drawActor(context, drawn, { corner, tile, loaded });
      }
      drawGrid(context, pictures, tile);
      drawIgnored(context, pictures, tile);
      if (marked) drawMark(context, { x: pictures.main.x + marked.x, y: pictures.main.y + marked.y }, tile);
    },
  };
}

function drawnFrom(actor: Actor, { characters }: Cast): DrawnActor {
  return {
    character: own(characters, actor.characterId),
    appearanceId: actor.appearance,
    transform: transformOf(actor),
  };
}

function drawCheckerboard(context: Context, { width, height }: RulePictures, tile: number): void {
  const side = tile / CHECKS_PER_TILE;
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, width * tile, height * tile);
  context.fillStyle = "#e6ebee";
  for (let row = 0; row < height * CHECKS_PER_TILE; row++) {
    for (let column = row % 2; column < width * CHECKS_PER_TILE; column += 2) {
      context.fillRect(column * side, row * side, side, side);
    }
  }
}

function drawGrid(context: Context, { width, height }: RulePictures, tile: number): void {
  context.fillStyle = "rgb(34 49 58 / 22%)";
  for (let column = 1; column < width; column++) context.fillRect(column * tile - 0.5, 0, 1, height * tile);
  for (let row = 1; row < height; row++) context.fillRect(0, row * tile - 0.5, width * tile, 1);
}

function drawIgnored(context: Context, { ignored, main }: RulePictures, tile: number): void {
  for (const square of Object.keys(ignored)) {
    const [x = 0, y = 0] = square.split(",").map(Number);
    drawHatching(context, (main.x + x) * tile, (main.y + y) * tile, tile);
  }
}

function drawHatching(context: Context, x: number, y: number, tile: number): void {
  context.save();
  context.beginPath();
  context.rect(x, y, tile, tile);
  context.clip();
  context.fillStyle = "rgb(85 100 109 / 45%)";
  context.fill();
  context.strokeStyle = "rgb(255 255 255 / 85%)";
  context.lineWidth = Math.max(1, tile / 12);
  context.beginPath();
  for (let step = tile / 4; step < tile * 2; step += tile / 4) {
    context.moveTo(x + step, y);
    context.lineTo(x, y + step);
  }
  context.stroke();
  context.restore();
}

function drawMark(context: Context, { x, y }: Point, tile: number): void {
  const width = Math.max(2, tile / 8);
  context.strokeStyle = "#ffffff";
  context.lineWidth = width + 2;
  context.strokeRect(x * tile + width / 2, y * tile + width / 2, tile - width, tile - width);
  context.strokeStyle = "#c23b27";
  context.lineWidth = width;
  context.strokeRect(x * tile + width / 2, y * tile + width / 2, tile - width, tile - width);
}
