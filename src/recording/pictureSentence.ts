import {
  type Actor,
  extentSquares,
  type Id,
  isIgnored,
  type Point,
  type Rule,
  samePoint,
  squareKey,
  subtract,
} from "../engine/index.ts";
import { anyOf, characterName, type Narration, viewpointOf } from "./Narration.ts";
import { type GameContext, namesActor, squaresOf } from "./Recording.ts";
import { isStuff, joinWords, numberWord, positionWords, straightRunWords } from "./wording.ts";

/** More positions than this are not listed one by one. */
const LISTED_MAX = 3;

const DIRECTIONS: readonly Point[] = [
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
  { x: 0, y: 1 },
];

/**
 * What a before picture requires around the main actor: "there is a Wall on my left", "nothing is above me". One clause for each
 * character, and one for the empty squares.
 */
export function pictureClauses(rule: Rule, narration: Narration): string[] {
  const surroundings = surroundingsOf(rule, narration.game);
  const clauses = [...surroundings.places].map(([characterId, places]) =>
    thereIs(characterId, places, rule, narration),
  );
  const nothing = nothingClause(surroundings.empty, clauses.length > 0, narration);
  return nothing === null ? clauses : [...clauses, nothing];
}

interface Surroundings {
  /** The positions of required actors by character, counted from the nearest square of the main actor. */
  readonly places: ReadonlyMap<Id, readonly Point[]>;
  readonly empty: readonly Point[];
}

function surroundingsOf(rule: Rule, { characters }: GameContext): Surroundings {
  const squaresByActor = new Map(Object.values(rule.actors).map((actor) => [actor, squaresOf(actor, characters)]));
  const isMain = ({ id }: Actor) => id === rule.mainActorId;
  const mine = [...squaresByActor].filter(([actor]) => isMain(actor)).flatMap(([, squares]) => squares);
  const strict = extentSquares(rule.extent).filter((square) => !isIgnored(rule.extent, square));
  const places = new Map<Id, Point[]>();
  for (const [actor, squares] of squaresByActor) {
    if (isMain(actor) || !isRequired(actor, squares, strict, rule)) continue;
    places.set(actor.characterId, [...(places.get(actor.characterId) ?? []), nearest(squares, mine)]);
  }
  const filled = new Set([...squaresByActor.values()].flat().map(({ x, y }) => squareKey(x, y)));
  const empty = strict.filter(({ x, y }) => !filled.has(squareKey(x, y)));
  return { places, empty: empty.map((square) => nearest([square], mine)) };
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

function thereIs(characterId: Id, places: readonly Point[], rule: Rule, narration: Narration): string {
  const any = anyOf(narration.game, characterId);
  if (places.length > LISTED_MAX) return `there is ${any} in ${numberWord(places.length)} places`;
  const isLikeMe = rule.actors[rule.mainActorId]?.characterId === characterId;
  const name = characterName(narration.game, characterId);
  const first = isLikeMe ? `${isStuff(name) ? "more" : "another"} ${name} ` : `${any} `;
  const next = isStuff(name) ? "" : "one ";
  const told = places.map(
    (place, index) => `${index === 0 ? first : next}${positionWords(place, viewpointOf(narration))}`,
  );
  return `there is ${joinWords(told, "and")}`;
}

function nothingClause(empty: readonly Point[], hasOthers: boolean, narration: Narration): string | null {
  if (empty.length === 0) return null;
  const told = emptySquareWords(empty, narration);
  if (told.length <= LISTED_MAX) return `nothing is ${joinWords(told, "or")}`;
  if (hasOthers) return "the other squares are empty";
  return surrounds(empty) ? "nothing is around me" : "the other squares of the picture are empty";
}

/** Whether squares enclose the main actor on all sides. */
function surrounds(squares: readonly Point[]): boolean {
  const sides = [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x) => ({ x, y }))).filter(({ x, y }) => x !== 0 || y !== 0);
  return sides.every((side) => squares.some((square) => samePoint(square, side)));
}

/** Straight runs of empty squares that begin beside the main actor are described as one. */
function emptySquareWords(empty: readonly Point[], narration: Narration): string[] {
  const viewer = viewpointOf(narration);
  const runs = DIRECTIONS.map((direction) => runFrom(direction, empty)).filter((run) => run.length > 1);
  const inRuns = runs.flat();
  const single = empty.filter((square) => !inRuns.some((other) => samePoint(square, other)));
  const told = [
    ...runs.map((run) => straightRunWords(run.at(-1) ?? { x: 0, y: 0 }, viewer)),
    ...single.map((square) => positionWords(square, viewer)),
  ];
  // Beside a large actor, several squares are in the same place.
  return [...new Set(told)];
}

function runFrom(direction: Point, empty: readonly Point[]): Point[] {
  const run: Point[] = [];
  for (let count = 1; ; count++) {
    const square = { x: direction.x * count, y: direction.y * count };
    if (!empty.some((other) => samePoint(square, other))) return run;
    run.push(square);
  }
}
