import type { Point, Rule } from "../engine/index.ts";
import { type GameContext, isInPictures, type RulePictures, rulePictures } from "../recording/index.ts";
import { type Stack, stacksIn } from "../recording/stacks.ts";
import type { CanvasDrawing } from "./CanvasDrawing.ts";
import { cachedPicture } from "./cache.ts";
import { actorToDraw, drawActor, pictureUrlsOf } from "./drawActor.ts";

type Context = CanvasRenderingContext2D;

/** Px. A tile is never larger than on the stage. */
const TILE_MAX = 40;
const TILE_MIN = 2;
const CHECKS_PER_TILE = 4;

export interface RuleDrawing {
  readonly pictures: RulePictures;
  readonly which: "before" | "after";
  readonly game: GameContext;
  /** The side of the square that both pictures fit into, CSS px. */
  readonly size: number;
  /** A square that gets a red frame, relative to the main actor. */
  readonly marked: Point | null;
}

const known = new WeakMap<Rule, { readonly game: GameContext; readonly pictures: RulePictures }>();

/** The two pictures of a rule, computed again only if the rule or its characters changed. */
export function cachedRulePictures(rule: Rule, game: GameContext): RulePictures {
  const entry = known.get(rule);
  if (entry?.game === game) return entry.pictures;
  const pictures = rulePictures(rule, game);
  known.set(rule, { game, pictures });
  return pictures;
}

/** One picture of a rule: checkerboard, actors, grid, hatching on ignored squares, and the number of actors that share a square. */
export function drawRule({ pictures, which, game, size, marked }: RuleDrawing): CanvasDrawing {
  const { width, height } = pictures;
  const tile = Math.max(TILE_MIN, Math.min(TILE_MAX, Math.floor(size / Math.max(width, height))));
  const stacks = stacksIn(pictures[which], game.characters, (cell) => isInPictures(pictures, cell));
  const actors = pictures[which].map((actor) => ({ actor, drawn: actorToDraw(actor, game.characters) }));
  return {
    width: width * tile,
    height: height * tile,
    pictures: pictureUrlsOf(actors.map(({ drawn }) => drawn)),
    draw: (context, isLoaded) => {
      drawCheckerboard(context, pictures, tile);
      for (const { actor, drawn } of actors) {
        const corner = { x: actor.position.x * tile, y: actor.position.y * tile };
        drawActor(context, drawn, { corner, tile, pictureOf: cachedPicture, isLoaded });
      }
      drawGrid(context, pictures, tile);
      drawIgnored(context, pictures, tile);
      for (const stack of stacks) drawBadge(context, stack, tile);
      if (marked) drawMark(context, { x: pictures.main.x + marked.x, y: pictures.main.y + marked.y }, tile);
    },
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

/** In the upper right corner of its square: a number, or only a dot if the square is too small for one. */
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
