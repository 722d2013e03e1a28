import {
  type Characters,
  type Condition,
  footprint,
  type Id,
  type Operand,
  own,
  type Pattern,
  type PatternPart,
  type Point,
  passingAt,
  type Rule,
  samePoint,
  squareKey,
} from "../engine/index.ts";
import { AppearanceTable, patternOf } from "../engine/simulation.ts";

/** From the actors of one rule to those of another that must be paired with the same actor of the stage. */
type SameActors = ReadonlyMap<Id, Id>;

/**
 * Whether `rule` matches wherever `other` does; both belong to one character. False if in doubt: `rule` must look only at squares that `other`
 * looks at, require nothing more there, have no other conditions, and lead to no square that might be off the stage.
 */
export function matchesWhenever(rule: Rule, other: Rule, characters: Characters): boolean {
  const appearances = new AppearanceTable(new Map(Object.entries(characters)));
  const [wide, narrow] = [patternOf(rule, appearances), patternOf(other, appearances)];
  if (wide.unreachable !== null || narrow.unreachable !== null) return false;
  const same = pairActors(wide, narrow, characters);
  return (
    same !== null &&
    requiresNoMore(wide, narrow) &&
    requiresNoMoreEdges(wide, narrow) &&
    staysOnStage(wide, narrow) &&
    asksNoMore(rule, other, same)
  );
}

/** Pairs the required actors of both patterns; null if a required actor of `wide` has no certain counterpart. */
function pairActors(wide: Pattern, narrow: Pattern, characters: Characters): SameActors | null {
  const same = new Map<Id, Id>([[wide.rule.mainActorId, narrow.rule.mainActorId]]);
  if (shapeOf(wide.parts[0], characters) !== shapeOf(narrow.parts[0], characters)) return null;
  const free = new Set(narrow.parts.slice(1).filter(isRequired));
  for (const part of wide.parts.slice(1).filter(isRequired)) {
    const twin = hasOnePlace(part, characters) ? findTwin(part, free, characters) : undefined;
    if (!twin) return null;
    free.delete(twin);
    same.set(part.actor.id, twin.actor.id);
  }
  return same;
}

function isRequired({ strict, needed }: PatternPart): boolean {
  return strict.length > 0 || needed;
}

/** An actor that only touches ignored squares with several of its own can be found in several places. */
function hasOnePlace({ actor, strict }: PatternPart, characters: Characters): boolean {
  return strict.length > 0 || footprint(actor, own(characters, actor.characterId)).length === 1;
}

function findTwin(part: PatternPart, among: ReadonlySet<PatternPart>, characters: Characters): PatternPart | undefined {
  const shape = shapeOf(part, characters);
  return [...among].find((other) => shapeOf(other, characters) === shape);
}

/** The character, its kind and the squares it fills, as a key. */
function shapeOf(part: PatternPart | undefined, characters: Characters): string {
  if (!part) return "";
  const { actor } = part;
  const squares = footprint(actor, own(characters, actor.characterId)).map(({ x, y }) => squareKey(x, y));
  return JSON.stringify([actor.characterId, actor.kind, ...squares.sort()]);
}

/** The same number of actors on each square, and no square that the other rule does not look at or ignores. */
function requiresNoMore(wide: Pattern, narrow: Pattern): boolean {
  const seen = new Map(narrow.squares.map((square) => [squareKey(square.at.x, square.at.y), square]));
  return wide.squares.every(({ at, ignored, count }) => {
    const square = seen.get(squareKey(at.x, at.y));
    if (square === undefined) return false;
    return ignored || (!square.ignored && square.count === count && letPass(wide.rule, narrow.rule, at));
  });
}

/** Whether whoever may pass in a square of one rule may also pass in the same square of the other. */
function letPass(wide: Rule, narrow: Rule, at: Point): boolean {
  const passing = passingAt(narrow.extent, at);
  return passing === undefined || passingAt(wide.extent, at) === passing;
}

/** Every edge that the one requires is required by the other. */
function requiresNoMoreEdges(wide: Pattern, narrow: Pattern): boolean {
  return wide.edges.every((edge) => narrow.edges.some((other) => samePoint(edge, other)));
}

/**
 * A rule that leads off the stage does not match, so every target must be known to lie on the stage when the other rule matches. That of a
 * `delta` depends on where its actor is by then.
 */
function staysOnStage(wide: Pattern, narrow: Pattern): boolean {
  if (wide.rule.actions.some((action) => "delta" in action && action.delta)) return false;
  const sure = [...narrow.squares.map(({ at }) => at), ...narrow.targets].map(({ x, y }) => squareKey(x, y));
  return wide.targets.every(({ x, y }) => sure.includes(squareKey(x, y)));
}

/** Every condition of the one is also a condition of the other, about the same actors. */
function asksNoMore(rule: Rule, other: Rule, same: SameActors): boolean {
  const asked = new Set(enabled(other).map((condition) => conditionKey(condition, (id) => id)));
  return enabled(rule).every((condition) => asked.has(conditionKey(condition, (id) => same.get(id) ?? null)));
}

function enabled({ conditions }: Rule): Condition[] {
  return conditions.filter((condition) => condition.enabled);
}

function conditionKey({ left, comparator, right }: Condition, nameOf: (actorId: Id) => Id | null): string | null {
  const sides = [operandKey(left, nameOf), operandKey(right, nameOf)];
  if (sides.includes(null)) return null;
  const isSymmetric = comparator === "=" || comparator === "!=";
  return JSON.stringify([comparator, ...(isSymmetric ? sides.sort() : sides)]);
}

function operandKey(operand: Operand, nameOf: (actorId: Id) => Id | null): string | null {
  if ("constant" in operand) return JSON.stringify({ constant: String(operand.constant) });
  if ("globalId" in operand) return JSON.stringify({ globalId: operand.globalId });
  if (!("actorId" in operand)) return JSON.stringify(operand);
  const actorId = nameOf(operand.actorId);
  return actorId === null ? null : JSON.stringify({ ...operand, actorId });
}
