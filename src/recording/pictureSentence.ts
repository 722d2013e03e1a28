import {
  type Actor,
  ANYBODY,
  type Extent,
  extentSquares,
  type Id,
  isEdge,
  isIgnored,
  own,
  type Point,
  passingAt,
  type Rule,
  samePoint,
  squareKey,
  subtract,
} from "../engine/index.ts";
import { groupName, manyWords } from "./groupWords.ts";
import { anyOf, askedKind, characterName, type Narration, viewpointOf } from "./Narration.ts";
import { type GameContext, namesActor, squaresOf } from "./Recording.ts";
import {
  isStuff,
  joinClauses,
  joinWords,
  numberWord,
  positionWords,
  straightRunWords,
  type Viewpoint,
  withArticle,
} from "./wording.ts";

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
  const found = [...places].map(([key, squares]) => foundWords(JSON.parse(key), squares, rule, narration));
  const { nothing, free } = emptyWords(empty, [...places.values()].flat(), narration);
  const there = nothing === null ? found : [...found, nothing];
  const clause = there.length === 0 ? [] : [`there is ${joinClauses(there)}`];
  const around = [...clause, ...(free === null ? [] : [free])];
  return [...withAside(around, uncountedWords(rule, narration)), ...edgeClauses(ends, narration)];
}

function edgeClauses(ends: readonly Point[], narration: Narration): string[] {
  if (ends.length === 0) return [];
  const viewer = viewpointOf(narration);
  const places = [...new Set(ends.map((end) => positionWords(end, viewer)))];
  return [`the stage ends ${joinWords(places, "and")}`];
}

/** An aside belongs to what the picture shows, and so is said behind the last of its clauses. */
function withAside(clauses: readonly string[], aside: string | null): string[] {
  return clauses.map((one, index) => (aside !== null && index === clauses.length - 1 ? `${one}, ${aside}` : one));
}

/** Who may be there besides those pictured: "not counting Coins"; null for nobody. */
function uncountedWords({ extent }: Rule, { game }: Narration): string | null {
  const names = new Set(passingIds(extent).map((id) => manyWords(game, id)));
  return names.size === 0 ? null : `not counting ${joinWords([...names], "or")}`;
}

function passingIds(extent: Extent): Id[] {
  const onStage = extentSquares(extent).filter((square) => !isEdge(extent, square));
  return onStage.flatMap((square) => passingAt(extent, square) ?? []);
}

interface Surroundings {
  /** The positions of required actors by whom they stand for, as JSON, counted from the nearest square of the main actor. */
  readonly places: ReadonlyMap<string, readonly Point[]>;
  readonly empty: readonly Point[];
  /** Where the stage has to end. */
  readonly ends: readonly Point[];
}

function surroundingsOf(rule: Rule, game: GameContext): Surroundings {
  const { characters } = game;
  const squaresByActor = new Map(Object.values(rule.actors).map((actor) => [actor, squaresOf(actor, characters)]));
  const isMain = ({ id }: Actor) => id === rule.mainActorId;
  const mine = [...squaresByActor].filter(([actor]) => isMain(actor)).flatMap(([, squares]) => squares);
  const isEnd = (square: Point) => isEdge(rule.extent, square);
  const all = extentSquares(rule.extent);
  const strict = all.filter((square) => !isIgnored(rule.extent, square) && !isEnd(square));
  const places = new Map<string, Point[]>();
  for (const [actor, squares] of squaresByActor) {
    if (isMain(actor) || !isRequired(actor, squares, strict, rule)) continue;
    const asked = JSON.stringify(askedOf(actor, game));
    places.set(asked, [...(places.get(asked) ?? []), nearest(fromAnchor(actor, seenOf(squares, strict)), mine)]);
  }
  const filled = new Set([...squaresByActor.values()].flat().map(({ x, y }) => squareKey(x, y)));
  // A square in which anybody may stand need not be empty.
  const isFree = (square: Point) => passingAt(rule.extent, square) === ANYBODY;
  const empty = strict.filter((square) => !filled.has(squareKey(square.x, square.y)) && !isFree(square));
  const ends = all.filter(isEnd).map((square) => nearest([square], mine));
  return { places, empty: empty.map((square) => nearest([square], mine)), ends: sidesOf(ends) };
}

/** Those that the rule looks at: the crown of a tree whose trunk alone is in the frame may be anywhere. All of them where it looks at none. */
function seenOf(squares: readonly Point[], strict: readonly Point[]): readonly Point[] {
  const seen = squares.filter((square) => strict.some((other) => samePoint(square, other)));
  return seen.length > 0 ? seen : squares;
}

/** Of squares that are as near, the one on which somebody stands says best where it is: a tree is where its trunk is. */
function fromAnchor({ position }: Actor, squares: readonly Point[]): readonly Point[] {
  return squares.some((square) => samePoint(square, position)) ? [position, ...squares] : squares;
}

/** Without the squares beside those straight ahead, which are off the stage as well where the stage ends there. */
function sidesOf(ends: readonly Point[]): Point[] {
  const straight = ends.filter(({ x, y }) => x === 0 || y === 0);
  const isBeside = ({ x, y }: Point) => straight.some((one) => (one.x === 0 ? one.y === y : one.x === x));
  return ends.filter((end) => straight.includes(end) || !isBeside(end)).sort(nearestFirst);
}

/** Whom an actor of the picture stands for. */
interface Asked {
  /** Its character; null if that is one of the kind. */
  readonly characterId: Id | null;
  readonly kind: Id | null;
}

function askedOf(actor: Actor, game: GameContext): Asked {
  const kind = askedKind(actor, game);
  const { characterId } = actor;
  if (kind === null) return { characterId, kind };
  const { characters = [], except = false } = own(game.kinds, kind) ?? {};
  const isOfKind = kind === ANYBODY || characters.includes(characterId) || except;
  return { characterId: isOfKind ? null : characterId, kind };
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
function foundWords(asked: Asked, places: readonly Point[], rule: Rule, narration: Narration): string {
  const viewer = viewpointOf(narration);
  const any = anyAsked(asked, rule, narration.game);
  const { runs, single } = groupedSquares(places);
  if (runs.length === 1 && single.length === 0) return `${any} on each of ${straightRunWords(endOf(runs[0]), viewer)}`;
  if (places.length > LISTED_MAX) return `${any} on ${numberWord(places.length)} squares`;
  // Of someone large, several squares may be below it: water there is said once.
  const words = [...places].sort(nearestFirst).map((place) => positionWords(place, viewer));
  const isOfStuff = isStuffAsked(asked, narration.game);
  const next = isOfStuff ? "" : `${asked.kind === ANYBODY ? "someone else" : "another"} `;
  const said = isOfStuff ? [...new Set(words)] : words;
  const told = said.map((where, index) => `${index === 0 ? `${any} ` : next}${where}`);
  return joinWords(told, "and");
}

/** "a Wall", "another Hero", "an Enemy", "a Rock or an Enemy", "someone". */
function anyAsked({ characterId, kind }: Asked, rule: Rule, game: GameContext): string {
  const ofKind = kind === ANYBODY ? "someone" : kind === null ? null : withArticle(groupName(game, kind) ?? "");
  if (characterId === null) return ofKind ?? "";
  const isLikeMe = rule.actors[rule.mainActorId]?.characterId === characterId;
  const name = characterName(game, characterId);
  const ofCharacter = isLikeMe ? `${isStuff(name) ? "more" : "another"} ${name}` : anyOf(game, characterId);
  return ofKind === null ? ofCharacter : `${ofCharacter} or ${ofKind}`;
}

function isStuffAsked({ characterId, kind }: Asked, game: GameContext): boolean {
  return isStuff(kind === null ? characterName(game, characterId ?? "") : (groupName(game, kind) ?? ""));
}

interface EmptyWords {
  /** "nothing above me or on my left". */
  readonly nothing: string | null;
  /** "the two squares on my right are free". */
  readonly free: string | null;
}

/** Straight runs of empty squares that begin beside the main actor are told as one. `others`: where the picture shows somebody else. */
function emptyWords(empty: readonly Point[], others: readonly Point[], narration: Narration): EmptyWords {
  const viewer = viewpointOf(narration);
  const { runs, single } = groupedSquares(empty);
  const shared = sharedSides(single, others);
  const own = single.filter((square) => !shared.some(({ y }) => square.y === y));
  // Beside a large actor, several squares are in the same place.
  const places = [
    ...shared.map((side) => positionWords(side, togetherWith(viewer))),
    ...new Set(own.map((square) => positionWords(square, viewer))),
  ];
  if (runs.length + places.length > LISTED_MAX)
    return others.length === 0 && surrounds(empty)
      ? { nothing: "nothing around me", free: null }
      : { nothing: null, free: "the rest of the picture is empty" };
  const told = runs.map((run) => straightRunWords(endOf(run), viewer));
  return {
    nothing: places.length === 0 ? null : `nothing ${joinWords(places, "or")}`,
    free: told.length === 0 ? null : `${joinWords(told, "and")} are free`,
  };
}

/** The row above and the row below, where each is empty over everybody: for the main actor and those at its sides, "above us" says it all. */
function sharedSides(empty: readonly Point[], others: readonly Point[]): Point[] {
  const areAtMySides = others.length > 0 && others.every(({ x, y }) => y === 0 && Math.abs(x) === 1);
  if (!areAtMySides) return [];
  const row = [{ x: 0, y: 0 }, ...others];
  return [
    { x: 0, y: -1 },
    { x: 0, y: 1 },
  ].filter(({ y }) => {
    const beyond = empty.filter((square) => square.y === y);
    return beyond.length === row.length && row.every(({ x }) => beyond.some((square) => square.x === x));
  });
}

function togetherWith({ object }: Viewpoint): Viewpoint {
  return object === "me" ? { object: "us", possessive: "our" } : { object: "them", possessive: "their" };
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
