import {
  type Actor,
  type Characters,
  type Id,
  newStage,
  type Point,
  type Rule,
  STAGE_SIZE_MAX,
  subtract,
} from "../engine/index.ts";
import { actorsInPicture, afterPicture, type GameContext, type Recording, squaresOf } from "./Recording.ts";
import { startFromRule } from "./start.ts";

/** The before and after pictures of a stored rule, as its card shows them. */
export interface RulePictures {
  /** The size of the frame in squares. */
  readonly width: number;
  readonly height: number;
  /**
   * What both pictures show: the frame, as a whole everyone who reaches into it before or after, and where those went who left it for a square
   * nearby. Its corner counts from that of the frame.
   */
  readonly shown: SquareArea;
  /** In drawing order, with positions counted from the top left square of the frame. */
  readonly before: readonly Actor[];
  readonly after: readonly Actor[];
  /** Squares whose content does not matter, by `x,y` counted from the main actor. */
  readonly ignored: Readonly<Record<string, true>>;
  /** Squares in which others may stand besides those pictured, and squares beyond the edge of the stage, likewise. */
  readonly passing: Readonly<Record<string, Id>>;
  readonly edge: Readonly<Record<string, true>>;
  /** The main actor's square in the before picture. */
  readonly main: { readonly x: number; readonly y: number };
}

/** A rectangle of squares. */
export interface SquareArea extends Point {
  readonly width: number;
  readonly height: number;
}

/** Whether a square, counted from the top left one, lies in the frame. */
export function isInPictures({ width, height }: Pick<RulePictures, "width" | "height">, { x, y }: Point): boolean {
  return x >= 0 && y >= 0 && x < width && y < height;
}

/** Larger than any stage to all sides, so that no action leads off it. */
const WIDE_STAGE = {
  ...newStage("rule", 0),
  width: 3 * STAGE_SIZE_MAX,
  height: 3 * STAGE_SIZE_MAX,
  wrapX: false,
  wrapY: false,
};

/** A recording of a stored rule, on a stage on which all its actions can be carried out. */
export function recordingOfRule(rule: Rule, { characters }: GameContext): Recording {
  const characterId: Id = rule.actors[rule.mainActorId]?.characterId ?? "";
  return startFromRule({ stage: WIDE_STAGE, characters, characterId, rule });
}

export function rulePictures(rule: Rule, game: GameContext): RulePictures {
  const recording = recordingOfRule(rule, game);
  const { xmin, xmax, ymin, ymax, ignored, edge = {} } = rule.extent;
  const corner = { x: recording.origin.x + xmin, y: recording.origin.y + ymin };
  const fromCorner = (actor: Actor) => ({ ...actor, position: subtract(actor.position, corner) });
  const frame = { width: xmax - xmin + 1, height: ymax - ymin + 1 };
  const before = Object.values(actorsInPicture(recording, game.characters)).map(fromCorner);
  const unplaced = unplacedIn(rule);
  const after = Object.values(afterPicture(recording, game).actors)
    .filter(({ id }) => !unplaced.has(id))
    .map(fromCorner);
  const withLeavers = areaWithLeavers({ x: 0, y: 0, ...frame }, before, after, game.characters);
  const shown = wholeArea(withLeavers, [...before, ...after], game.characters);
  return {
    ...frame,
    shown,
    before,
    after,
    ignored,
    passing: passingOnStage(rule.extent),
    edge,
    main: { x: 0 - xmin, y: 0 - ymin },
  };
}

/** Beyond the edge nobody stands. */
function passingOnStage({ passing = {}, edge = {} }: Rule["extent"]): Readonly<Record<string, Id>> {
  return Object.fromEntries(Object.entries(passing).filter(([key]) => !Object.hasOwn(edge, key)));
}

/** Those who appear where only the game shows, and whom no later step puts into the picture. */
function unplacedIn({ actions }: Rule): ReadonlySet<Id> {
  const placed = new Set(actions.flatMap((action) => (action.type === "move" && !action.to ? [action.actorId] : [])));
  const made = actions.flatMap((action) => (action.type === "create" && action.to ? [action.actorId] : []));
  return new Set(made.filter((id) => !placed.has(id)));
}

/** How far from the frame, in squares, somebody is shown who left it. Farther away, the pictures would get too small. */
const LEAVING_MAX = 2;

/** An area, enlarged by those who are in it before and near it after: without them, the picture after would be empty of whom it is about. */
function areaWithLeavers(
  area: SquareArea,
  before: readonly Actor[],
  after: readonly Actor[],
  characters: Characters,
): SquareArea {
  const isIn = (actor: Actor) => squaresOf(actor, characters).some((square) => isInPictures(area, square));
  const isNear = ({ x, y }: Point) =>
    isInPictures(
      { width: area.width + 2 * LEAVING_MAX, height: area.height + 2 * LEAVING_MAX },
      { x: x + LEAVING_MAX, y: y + LEAVING_MAX },
    );
  const ids = new Set(before.filter(isIn).map(({ id }) => id));
  const left = after.filter((actor) => ids.has(actor.id) && !isIn(actor)).map((actor) => squaresOf(actor, characters));
  return enclosing(area, left.filter((squares) => squares.every(isNear)).flat());
}

/** An area, enlarged until it cuts none of these actors. */
function wholeArea(area: SquareArea, actors: readonly Actor[], characters: Characters): SquareArea {
  const larger = areaAround(area, actors, characters);
  const isWhole = larger.width === area.width && larger.height === area.height;
  return isWhole ? area : wholeArea(larger, actors, characters);
}

/** An area, enlarged by all squares of the actors that reach into it. */
function areaAround(area: SquareArea, actors: readonly Actor[], characters: Characters): SquareArea {
  const reaching = actors
    .map((actor) => squaresOf(actor, characters))
    .filter((squares) => squares.some((square) => isInPictures(area, subtract(square, area))))
    .flat();
  return enclosing(area, reaching);
}

function enclosing(area: SquareArea, squares: readonly Point[]): SquareArea {
  const xs = [area.x, area.x + area.width - 1, ...squares.map(({ x }) => x)];
  const ys = [area.y, area.y + area.height - 1, ...squares.map(({ y }) => y)];
  const corner = { x: Math.min(...xs), y: Math.min(...ys) };
  return { ...corner, width: Math.max(...xs) - corner.x + 1, height: Math.max(...ys) - corner.y + 1 };
}
