import {
  type Actor,
  ANYBODY,
  extentSquares,
  type Id,
  isIgnored,
  own,
  type Point,
  type Rule,
  samePoint,
  squareKey,
  subtract,
} from "../engine/index.ts";
import { groupName } from "./groupWords.ts";
import { anyOf, characterName, type Narration, viewpointOf } from "./Narration.ts";
import { type GameContext, namesActor, squaresOf } from "./Recording.ts";
import { isStuff, joinClauses, joinWords, numberWord, positionWords, straightRunWords } from "./wording.ts";

/** More positions than this are not listed one by one. */
const LISTED_MAX = 3;

const DIRECTIONS: readonly Point[] = [
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
  { x: 0, y: 1 },
];

/**
 * What a before picture requires around the main actor: "there is a Wall on my left and nothing above me", "the two squares on my right are
 * free".
 */
export function pictureClauses(rule: Rule, narration: Narration): string[] {
  const { places, empty, ends } = surroundingsOf(rule, narration.game);
  const found = [...places].map(([characterId, squares]) => foundWords(characterId, squares, rule, narration));
  const { nothing, free } = emptyWords(empty, found.length > 0, narration);
  const there = nothing === null ? found : [...found, nothing];
  const clause = there.length === 0 ? [] : [`there is ${joinClauses(there)}`];
  const viewer = viewpointOf(narration);
  const edges =
    ends.length === 0
      ? []
      : [
          `the stage ends ${joinWords(
            ends.map((end) => positionWords(end, viewer)),
            "and",
          )}`,
        ];
  return [...clause, ...(free === null ? [] : [free]), ...edges, ...passingClauses(rule, narration)];
}

/** Who may also be there: "Coins may be there too". */
function passingClauses({ extent }: Rule, { game }: Narration): string[] {
  const ids = [...new Set(Object.values(extent.passing ?? {}))];
  const names = ids.map((id) => (id === ANYBODY ? "anybody" : `any ${groupName(game, id)}`));
  return names.length === 0 ? [] : [`${joinWords(names, "or")} may be there too`];
}

interface Surroundings {
  /** The positions of required actors by character or kind, counted from the nearest square of the main actor. */
  readonly places: ReadonlyMap<Id, readonly Point[]>;
  readonly empty: readonly Point[];
  /** Where the stage has to end. */
  readonly ends: readonly Point[];
}

function surroundingsOf(rule: Rule, game: GameContext): Surroundings {
  const { characters } = game;
  const squaresByActor = new Map(Object.values(rule.actors).map((actor) => [actor, squaresOf(actor, characters)]));
  const isMain = ({ id }: Actor) => id === rule.mainActorId;
  const mine = [...squaresByActor].filter(([actor]) => isMain(actor)).flatMap(([, squares]) => squares);
  const isEnd = ({ x, y }: Point) => Object.hasOwn(rule.extent.edge ?? {}, squareKey(x, y));
  const all = extentSquares(rule.extent);
  const strict = all.filter((square) => !isIgnored(rule.extent, square) && !isEnd(square));
  const places = new Map<Id, Point[]>();
  for (const [actor, squares] of squaresByActor) {
    if (isMain(actor) || !isRequired(actor, squares, strict, rule)) continue;
    const asked = askedOf(actor, game);
    places.set(asked, [...(places.get(asked) ?? []), nearest(squares, mine)]);
  }
  const filled = new Set([...squaresByActor.values()].flat().map(({ x, y }) => squareKey(x, y)));
  const empty = strict.filter(({ x, y }) => !filled.has(squareKey(x, y)));
  const ends = all.filter(isEnd).map((square) => nearest([square], mine));
  return { places, empty: empty.map((square) => nearest([square], mine)), ends: ends.sort(nearestFirst) };
}

/** The kind that an actor of the picture stands for, else its character. A kind that is gone stands for nobody else. */
function askedOf({ kind, characterId }: Actor, { kinds }: GameContext): Id {
  return kind !== undefined && own(kinds, kind) ? kind : characterId;
}

/** On ignored squares, only actors that an action names are required. */
function isRequired(actor: Actor, squares: readonly Point[], strict: readonly Point[], rule: Rule): boolean {
  const isStrict = squares.some((square) => strict.some((other) => samePoint(square, other)));
  return isStrict || rule.actions.some((action) => namesActor(action, actor.id));
}

/** The shortest step from a square of the main actor to one of `squares`. */
function nearest(squares: readonly Point[], mine: readonly Point[]): Point {
  const own = mine.length > 0 ? mine : [{ x: 0, y: 0 }];
  const steps = squares.flatMap((square) => own.map((from) => subtract(square, from)));
  return steps.reduce((best, step) => (length(step) < length(best) ? step : best), steps[0] ?? { x: 0, y: 0 });
}

function length({ x, y }: Point): number {
  return Math.abs(x) + Math.abs(y);
}

/** Where the picture shows a character: "a Wall on my left and another on my right". */
function foundWords(asked: Id, places: readonly Point[], rule: Rule, narration: Narration): string {
  const viewer = viewpointOf(narration);
  const isKind = !own(narration.game.characters, asked) && own(narration.game.kinds, asked) !== undefined;
  const isLikeMe = rule.actors[rule.mainActorId]?.characterId === asked;
  const name = isKind ? groupName(narration.game, asked) : characterName(narration.game, asked);
  const any = isKind
    ? `any ${name}`
    : isLikeMe
      ? `${isStuff(name) ? "more" : "another"} ${name}`
      : anyOf(narration.game, asked);
  const { runs, single } = groupedSquares(places);
  if (runs.length === 1 && single.length === 0) return `${any} on each of ${straightRunWords(endOf(runs[0]), viewer)}`;
  if (places.length > LISTED_MAX) return `${any} on ${numberWord(places.length)} squares`;
  const next = isStuff(name) ? "" : "another ";
  const told = [...places]
    .sort(nearestFirst)
    .map((place, index) => `${index === 0 ? `${any} ` : next}${positionWords(place, viewer)}`);
  return joinWords(told, "and");
}

interface EmptyWords {
  /** "nothing above me or on my left". */
  readonly nothing: string | null;
  /** "the two squares on my right are free". */
  readonly free: string | null;
}

/** Straight runs of empty squares that begin beside the main actor are told as one. */
function emptyWords(empty: readonly Point[], hasOthers: boolean, narration: Narration): EmptyWords {
  const viewer = viewpointOf(narration);
  const { runs, single } = groupedSquares(empty);
  // Beside a large actor, several squares are in the same place.
  const places = [...new Set(single.map((square) => positionWords(square, viewer)))];
  if (runs.length + places.length > LISTED_MAX)
    return !hasOthers && surrounds(empty)
      ? { nothing: "nothing around me", free: null }
      : { nothing: null, free: "the rest of the picture is empty" };
  const told = runs.map((run) => straightRunWords(endOf(run), viewer));
  return {
    nothing: places.length === 0 ? null : `nothing ${joinWords(places, "or")}`,
    free: told.length === 0 ? null : `${joinWords(told, "and")} are free`,
  };
}

/** Whether squares enclose the main actor on all sides. */
function surrounds(squares: readonly Point[]): boolean {
  const sides = [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x) => ({ x, y }))).filter(({ x, y }) => x !== 0 || y !== 0);
  return sides.every((side) => squares.some((square) => samePoint(square, side)));
}

/** The straight runs of two and more squares that begin beside the main actor, and all other squares, the nearest first. */
function groupedSquares(squares: readonly Point[]): { runs: readonly Point[][]; single: readonly Point[] } {
  const runs = DIRECTIONS.map((direction) => runFrom(direction, squares)).filter((run) => run.length > 1);
  const single = squares.filter((square) => !runs.flat().some((other) => samePoint(square, other)));
  return { runs, single: single.sort(nearestFirst) };
}

function nearestFirst(one: Point, other: Point): number {
  return length(one) - length(other);
}

function runFrom(direction: Point, squares: readonly Point[]): Point[] {
  const run: Point[] = [];
  for (let count = 1; ; count++) {
    const square = { x: direction.x * count, y: direction.y * count };
    if (!squares.some((other) => samePoint(square, other))) return run;
    run.push(square);
  }
}

function endOf(run: readonly Point[] = []): Point {
  return run.at(-1) ?? { x: 0, y: 0 };
}
