import type { Point, Rule } from "../engine/index.ts";
import { type GameContext, isInPictures, type RulePictures, rulePictures } from "../recording/index.ts";
import { type Stack, stacksIn } from "../recording/stacks.ts";
import type { CanvasDrawing } from "./CanvasDrawing.ts";
import { cachedPicture } from "./cache.ts";
import { actorToDraw, drawActor, pictureUrlsOf } from "./drawActor.ts";

type Context = CanvasRenderingContext2D;

const GROUND = "#fdfbf6";
const GRID = "#e3dccd";
/** The ground of squares that hold somebody who is gone. */
const GONE = { ground: "#fde8e3", sign: "#c23b27" };
/** Ignored squares have the colors of the Ignore tool. */
const IGNORED = { ground: "#f1eafc", stripe: "#cfbdf0", width: 3, period: 8 * Math.SQRT2 };
/** The colors of the mark of a rule that did not match. */
const MISSED = { dash: "#5d686e" };

export interface RuleDrawing {
  readonly pictures: RulePictures;
  readonly which: "before" | "after";
  readonly game: GameContext;
  /** The side of a square, CSS px. */
  readonly square: number;
  /** A square that does not match, relative to the main actor: it gets a dashed frame. */
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

/** One picture of a rule: hatching on ignored squares, actors above it, and the number of actors that share a square. */
export function drawRule({ pictures, which, game, square, marked }: RuleDrawing): CanvasDrawing {
  const { width, height } = pictures;
  const stacks = stacksIn(pictures[which], game.characters, (cell) => isInPictures(pictures, cell));
  const actors = pictures[which].map((actor) => ({ actor, drawn: actorToDraw(actor, game.characters) }));
  const gone = actors.flatMap(({ actor, drawn }) => (drawn.character ? [] : [actor.position]));
  return {
    width: width * square,
    height: height * square,
    pictures: pictureUrlsOf(actors.map(({ drawn }) => drawn)),
    draw: (context, isLoaded) => {
      fillSquares(context, GROUND, [{ x: 0, y: 0, width: width * square, height: height * square }]);
      drawIgnored(context, pictures, square);
      fillSquares(
        context,
        GONE.ground,
        gone.map((cell) => boxOf(cell, square)),
      );
      drawGrid(context, pictures, square);
      for (const { actor, drawn } of actors) {
        const { x, y } = boxOf(actor.position, square);
        if (!drawn.character) drawQuestionMark(context, actor.position, square);
        else drawActor(context, drawn, { corner: { x, y }, tile: square, pictureOf: cachedPicture, isLoaded });
      }
      for (const stack of stacks) drawBadge(context, stack, square);
      if (marked) drawMark(context, { x: pictures.main.x + marked.x, y: pictures.main.y + marked.y }, square);
    },
  };
}

interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

function boxOf({ x, y }: Point, square: number): Box {
  return { x: x * square, y: y * square, width: square, height: square };
}

function fillSquares(context: Context, color: string, boxes: readonly Box[]): void {
  context.fillStyle = color;
  for (const { x, y, width, height } of boxes) context.fillRect(x, y, width, height);
}

function drawGrid(context: Context, { width, height }: RulePictures, square: number): void {
  context.fillStyle = GRID;
  for (let column = 1; column < width; column++) context.fillRect(column * square - 1, 0, 1, height * square);
  for (let row = 1; row < height; row++) context.fillRect(0, row * square - 1, width * square, 1);
}

/** The stripes run through neighboring squares without a seam. */
function drawIgnored(context: Context, { ignored, main, width, height }: RulePictures, square: number): void {
  const boxes = Object.keys(ignored).map((key) => {
    const [x = 0, y = 0] = key.split(",").map(Number);
    return boxOf({ x: main.x + x, y: main.y + y }, square);
  });
  if (boxes.length === 0) return;
  fillSquares(context, IGNORED.ground, boxes);
  context.save();
  context.beginPath();
  for (const box of boxes) context.rect(box.x, box.y, box.width, box.height);
  context.clip();
  context.strokeStyle = IGNORED.stripe;
  context.lineWidth = IGNORED.width;
  context.beginPath();
  const reach = (width + height) * square;
  for (let step = IGNORED.period / 2; step < reach; step += IGNORED.period) {
    context.moveTo(step, 0);
    context.lineTo(0, step);
  }
  context.stroke();
  context.restore();
}

/** Stands for somebody who is gone. */
function drawQuestionMark(context: Context, { x, y }: Point, square: number): void {
  context.fillStyle = GONE.sign;
  context.font = `900 ${Math.round(square * 0.6)}px "Nunito Variable", system-ui, sans-serif`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText("?", (x + 0.5) * square, (y + 0.53) * square);
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

/** In the gray and with the dash of "Not this time", because nothing is wrong with a square that only waits for its turn. */
function drawMark(context: Context, { x, y }: Point, tile: number): void {
  const width = Math.max(2, tile / 12);
  const side = tile - width;
  const [left, top] = [x * tile + width / 2, y * tile + width / 2];
  context.strokeStyle = "#ffffff";
  context.lineWidth = width + 2;
  context.strokeRect(left, top, side, side);
  context.strokeStyle = MISSED.dash;
  context.lineWidth = width;
  // A whole number of dashes, so that each corner is one.
  const dash = side / 7;
  context.setLineDash([dash, dash]);
  context.lineDashOffset = dash / 2;
  context.strokeRect(left, top, side, side);
  context.setLineDash([]);
  context.lineDashOffset = 0;
}
