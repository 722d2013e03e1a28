/** Draws one picture of a rule: checkerboard, actors, grid, hatching where anything may stand, and how many share a square. */
import { type Actor, own, type Point, transformOf } from "../../engine/index.ts";
import type { GameContext } from "../../recording/Recording.ts";
import { isInPictures, type RulePictures } from "../../recording/rulePictures.ts";
import { type Stack, stacksIn } from "../../recording/stacks.ts";
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
  readonly cast: GameContext;
  /** Side of the square that both fit into, CSS px. */
  readonly size: number;
  /** A square with a red frame, counted from the main actor. */
  readonly marked: Point | null;
}

export function drawRule({ pictures, which, cast, size, marked }: RuleDrawing): Drawing {
  const { width, height } = pictures;
  const tile = Math.max(TILE_MIN, Math.min(TILE_MAX, Math.floor(size / Math.max(width, height))));
  const stacks = stacksIn(pictures[which], cast.characters, (cell) => isInPictures(pictures, cell));
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
      for (const stack of stacks) drawBadge(context, stack, tile);
      if (marked) drawMark(context, { x: pictures.main.x + marked.x, y: pictures.main.y + marked.y }, tile);
    },
  };
}

function drawnFrom(actor: Actor, { characters }: GameContext): DrawnActor {
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

/** In the upper right corner of its square. Where squares are smaller than a number, a dot has to do. */
function drawBadge(context: Context, { cell, actors }: Stack, tile: number): void {
  const side = Math.min(16, Math.max(tile * 0.55, Math.min(tile, 11)));
  const middle = { x: (cell.x + 1) * tile - side / 2, y: cell.y * tile + side / 2 };
  context.beginPath();
  context.arc(middle.x, middle.y, side / 2, 0, 2 * Math.PI);
  context.fillStyle = "#ffffff";
  context.fill();
  context.beginPath();
  context.arc(middle.x, middle.y, side / 2 - 1, 0, 2 * Math.PI);
  context.fillStyle = "#8a3fc7";
  context.fill();
  if (side < 11) return;
  context.fillStyle = "#ffffff";
  context.font = `800 ${Math.round(side * 0.72)}px "Nunito Variable", system-ui, sans-serif`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(String(actors.length), middle.x, middle.y + 0.5);
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
