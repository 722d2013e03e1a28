import {
  type Actor,
  appearanceInfo,
  defaultAppearance,
  inDrawingOrder,
  own,
  type Point,
  type Rule,
  transformOf,
} from "../engine/index.ts";
import {
  type GameContext,
  isInPictures,
  type RulePictures,
  rulePictures,
  type SquareArea,
} from "../recording/index.ts";
import { membersToShow } from "../recording/kindred.ts";
import { type Stack, stacksIn } from "../recording/stacks.ts";
import type { CanvasDrawing } from "./CanvasDrawing.ts";
import { cachedPicture } from "./cache.ts";
import { type ActorToDraw, actorToDraw, drawActor, pictureUrlsOf } from "./drawActor.ts";

type Context = CanvasRenderingContext2D;

const GROUND = "#fdfbf6";
const GRID = "#e3dccd";
/** Over what lies outside of the frame, as over the pictures of a recording; and the line around the frame. */
const VEIL = "rgb(251 247 239 / 44%)";
const FRAME = { color: "#ffc93c", edge: "#cf9100", width: 2.5 };
/** The ground of squares that hold somebody who is gone. */
const GONE = { ground: "#fde8e3", sign: "#c23b27" };
/** Ignored squares have the colors of the Ignore tool. */
const IGNORED: Hatching = { ground: "#f1eafc", stripe: "#cfbdf0", width: 3, period: 8 * Math.SQRT2, leans: "right" };
/** Beyond the edge of the stage there is nothing: dark, and hatched the other way. */
const EDGE: Hatching = { ground: "#d9d3c5", stripe: "#aaa08a", width: 3, period: 8 * Math.SQRT2, leans: "left" };
/** Dots around squares in which others may stand. */
const PASSING = { color: "#a583dc", width: 2 };
/** The colors of the mark of a rule that did not match. */
const MISSED = { dash: "#5d686e" };

interface Hatching {
  readonly ground: string;
  readonly stripe: string;
  readonly width: number;
  /** Between two stripes along a side of the picture, CSS px. */
  readonly period: number;
  /** Where the upper ends of the stripes are. */
  readonly leans: "left" | "right";
}

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

/**
 * One picture of a rule: hatching on ignored squares, actors above it, and the number of actors that share a square. Where an actor reaches
 * out of the frame, all of it is shown, with what is outside under a veil and a line around the frame.
 */
export function drawRule({ pictures, which, game, square, marked }: RuleDrawing): CanvasDrawing {
  const { shown } = pictures;
  const stacks = stacksIn(pictures[which], game.characters, (cell) => isInPictures(pictures, cell));
  const actors = inDrawingOrder(pictures[which], game.characters).map((actor) => ({
    actor,
    drawn: actorToDraw(actor, game.characters),
    members: membersToDraw(actor, game),
  }));
  const gone = actors.flatMap(({ actor, drawn }) => (drawn.character ? [] : [actor.position]));
  return {
    width: shown.width * square,
    height: shown.height * square,
    pictures: pictureUrlsOf(actors.flatMap(({ drawn, members }) => (members.length > 0 ? members : drawn))),
    draw: (context, isLoaded) => {
      context.save();
      context.translate(-shown.x * square, -shown.y * square);
      fillSquares(context, GROUND, [areaOf(shown, square)]);
      drawHatching(context, pictures, { squares: pictures.ignored, square, hatching: IGNORED });
      drawHatching(context, pictures, { squares: pictures.edge, square, hatching: EDGE });
      fillSquares(
        context,
        GONE.ground,
        gone.map((cell) => boxOf(cell, square)),
      );
      drawGrid(context, shown, square);
      drawPassing(context, pictures, square);
      for (const { actor, drawn, members } of actors) {
        const { x, y } = boxOf(actor.position, square);
        if (members.length > 0) drawFan(context, { x, y }, { members, square, isLoaded });
        else if (!drawn.character) drawQuestionMark(context, actor.position, square);
        else drawActor(context, drawn, { corner: { x, y }, tile: square, pictureOf: cachedPicture, isLoaded });
      }
      for (const stack of stacks) drawBadge(context, stack, square);
      if (isLargerThanFrame(pictures)) drawFrame(context, pictures, square);
      if (marked) drawMark(context, { x: pictures.main.x + marked.x, y: pictures.main.y + marked.y }, square);
      context.restore();
    },
  };
}

/** Some of the kind that an actor stands for; none if it stands for its character alone, or for anybody. */
function membersToDraw(actor: Actor, { characters, kinds }: GameContext): ActorToDraw[] {
  const ids = membersToShow(actor, { characters, ...(kinds && { kinds }) });
  if (ids.length < 2) return [];
  return ids.map((id) => {
    const character = own(characters, id);
    const look = id === actor.characterId ? actor.appearance : character && defaultAppearance(character);
    return { character, appearanceId: look, transform: id === actor.characterId ? transformOf(actor) : "0" };
  });
}

/** The share of a square that each of a kind has. */
const FAN_SHARE = 0.56;
/** Where they stand in the room that is left: one above two, or two side by side. */
const FAN_PLACES: readonly Point[] = [
  { x: 0.5, y: 0 },
  { x: 0, y: 1 },
  { x: 1, y: 1 },
];

interface Fan {
  readonly members: readonly ActorToDraw[];
  readonly square: number;
  readonly isLoaded: boolean;
}

function drawFan(context: Context, { x, y }: Point, { members, square, isLoaded }: Fan): void {
  const side = square * FAN_SHARE;
  const places = members.length === 2 ? FAN_PLACES.slice(1) : FAN_PLACES;
  for (const [index, member] of members.entries()) {
    const place = places[index] ?? { x: 0, y: 0 };
    const { width, height, anchor } = appearanceInfo(member.character, member.appearanceId ?? "");
    // Of a large one, all of it has the room of one square.
    const tile = side / Math.max(width, height);
    const corner = {
      x: x + place.x * (square - side) + anchor.x * tile,
      y: y + place.y * (square - side) + anchor.y * tile,
    };
    drawActor(context, member, { corner, tile, pictureOf: cachedPicture, isLoaded });
  }
}

interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

function boxOf({ x, y }: Point, square: number): Box {
  return { x: x * square, y: y * square, width: square, height: square };
}

function areaOf({ x, y, width, height }: SquareArea, square: number): Box {
  return { x: x * square, y: y * square, width: width * square, height: height * square };
}

function isLargerThanFrame({ shown, width, height }: RulePictures): boolean {
  return shown.width > width || shown.height > height;
}

/** Veils what is outside of the frame, and draws the frame's line just inside it. */
function drawFrame(context: Context, { shown, width, height }: RulePictures, square: number): void {
  const frame = areaOf({ x: 0, y: 0, width, height }, square);
  const all = areaOf(shown, square);
  context.fillStyle = VEIL;
  context.beginPath();
  context.rect(all.x, all.y, all.width, all.height);
  context.rect(frame.x, frame.y, frame.width, frame.height);
  context.fill("evenodd");
  strokeInside(context, frame, FRAME.edge, FRAME.width + 1);
  strokeInside(context, frame, FRAME.color, FRAME.width);
}

/** A line along the inner edge of a box. */
function strokeInside(context: Context, { x, y, width, height }: Box, color: string, line: number): void {
  context.strokeStyle = color;
  context.lineWidth = line;
  context.strokeRect(x + line / 2, y + line / 2, width - line, height - line);
}

function fillSquares(context: Context, color: string, boxes: readonly Box[]): void {
  context.fillStyle = color;
  for (const { x, y, width, height } of boxes) context.fillRect(x, y, width, height);
}

function drawGrid(context: Context, shown: SquareArea, square: number): void {
  const { x, y, width, height } = areaOf(shown, square);
  context.fillStyle = GRID;
  for (let column = 1; column < shown.width; column++) context.fillRect(x + column * square - 1, y, 1, height);
  for (let row = 1; row < shown.height; row++) context.fillRect(x, y + row * square - 1, width, 1);
}

/** The boxes of squares by `x,y`, counted from the main actor, that lie in the frame. */
function markedBoxes(squares: Readonly<Record<string, unknown>>, pictures: RulePictures, square: number): Box[] {
  return Object.keys(squares).flatMap((key) => {
    const [x = 0, y = 0] = key.split(",").map(Number);
    const cell = { x: pictures.main.x + x, y: pictures.main.y + y };
    return isInPictures(pictures, cell) ? [boxOf(cell, square)] : [];
  });
}

function drawPassing(context: Context, pictures: RulePictures, square: number): void {
  const inset = Math.max(2, square / 14);
  context.strokeStyle = PASSING.color;
  context.lineWidth = PASSING.width;
  context.setLineDash([PASSING.width, PASSING.width * 2]);
  for (const { x, y, width, height } of markedBoxes(pictures.passing, pictures, square)) {
    context.strokeRect(x + inset, y + inset, width - 2 * inset - 1, height - 2 * inset - 1);
  }
  context.setLineDash([]);
}

interface Hatched {
  readonly squares: Readonly<Record<string, true>>;
  readonly square: number;
  readonly hatching: Hatching;
}

/** The stripes run through neighboring squares without a seam. */
function drawHatching(context: Context, pictures: RulePictures, { squares, square, hatching }: Hatched): void {
  const { width, height } = pictures;
  const boxes = markedBoxes(squares, pictures, square);
  if (boxes.length === 0) return;
  fillSquares(context, hatching.ground, boxes);
  context.save();
  context.beginPath();
  for (const box of boxes) context.rect(box.x, box.y, box.width, box.height);
  context.clip();
  context.strokeStyle = hatching.stripe;
  context.lineWidth = hatching.width;
  context.beginPath();
  const reach = (width + height) * square;
  // From the upper right corner they lean to the left.
  const [corner, way] = hatching.leans === "left" ? [width * square, -1] : [0, 1];
  for (let step = hatching.period / 2; step < reach; step += hatching.period) {
    context.moveTo(corner + way * step, 0);
    context.lineTo(corner, step);
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
