/** Whether one rule matches in every picture in which another one does: the simple cases, and only where that is sure (product §3). */
import {
  AppearanceTable,
  type Characters,
  type Condition,
  footprint,
  type Id,
  type Operand,
  own,
  type Pattern,
  type PatternPart,
  patternOf,
  type Rule,
  squareKey,
} from "../engine/index.ts";

/** The rule actors of the one, and who of the other is the very same actor of the stage. */
type SameActors = ReadonlyMap<Id, Id>;

/**
 * True only if sure: `rule` looks at no square that `other` does not look at, demands there what `other` demands, asks
 * for nothing else, and leads nowhere that might be off the stage. Both are rules of one character.
 */
export function matchesWhenever(rule: Rule, other: Rule, characters: Characters): boolean {
  const looks = new AppearanceTable(new Map(Object.entries(characters)));
  const [wide, narrow] = [patternOf(rule, looks), patternOf(other, looks)];
  if (wide.unreachable !== null || narrow.unreachable !== null) return false;
  const same = sameActors(wide, narrow, characters);
  return same !== null && demandsNoMore(wide, narrow) && staysOnStage(wide, narrow) && asksNoMore(rule, other, same);
}

/** Pairs everyone who must be there for the one with somebody who must be there for the other; null where that is not sure. */
function sameActors(wide: Pattern, narrow: Pattern, characters: Characters): SameActors | null {
  const same = new Map<Id, Id>([[wide.rule.mainActorId, narrow.rule.mainActorId]]);
  if (shapeOf(wide.parts[0], characters) !== shapeOf(narrow.parts[0], characters)) return null;
  const free = new Set(narrow.parts.slice(1).filter(isDemanded));
  for (const part of wide.parts.slice(1).filter(isDemanded)) {
    const twin = isPlain(part, characters) ? findTwin(part, free, characters) : undefined;
    if (!twin) return null;
    free.delete(twin);
    same.set(part.actor.id, twin.actor.id);
  }
  return same;
}

function isDemanded({ strict, needed }: PatternPart): boolean {
  return strict.length > 0 || needed;
}

/** Of a large actor on squares that do not matter nobody can say on which of them it is found. */
function isPlain({ actor, strict }: PatternPart, characters: Characters): boolean {
  return strict.length > 0 || footprint(actor, own(characters, actor.characterId)).length === 1;
}

function findTwin(part: PatternPart, among: ReadonlySet<PatternPart>, characters: Characters): PatternPart | undefined {
  const shape = shapeOf(part, characters);
  return [...among].find((other) => shapeOf(other, characters) === shape);
}

/** Who it is and which squares it fills. */
function shapeOf(part: PatternPart | undefined, characters: Characters): string {
  if (!part) return "";
  const { actor } = part;
  const squares = footprint(actor, own(characters, actor.characterId)).map(({ x, y }) => squareKey(x, y));
  return [actor.characterId, ...squares.sort()].join(" ");
}

/** No other squares, as many actors on each, and nothing looked at that the other rule ignores. */
function demandsNoMore(wide: Pattern, narrow: Pattern): boolean {
  const seen = new Map(narrow.squares.map((square) => [squareKey(square.at.x, square.at.y), square]));
  return wide.squares.every(({ at, ignored, count }) => {
    const square = seen.get(squareKey(at.x, at.y));
    return square !== undefined && (ignored || (!square.ignored && square.count === count));
  });
}

/** A rule that would lead off the stage does not match (engine.md, matching 7). */
function staysOnStage(wide: Pattern, narrow: Pattern): boolean {
  const sure = [...narrow.squares.map(({ at }) => at), ...narrow.targets].map(({ x, y }) => squareKey(x, y));
  return wide.targets.every(({ x, y }) => sure.includes(squareKey(x, y)));
}

/** Every condition of the one is a condition of the other, of the same actors. */
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
  const isEven = comparator === "=" || comparator === "!=";
  return JSON.stringify([comparator, ...(isEven ? sides.sort() : sides)]);
}

function operandKey(operand: Operand, nameOf: (actorId: Id) => Id | null): string | null {
  if ("constant" in operand) return JSON.stringify({ constant: String(operand.constant) });
  if ("globalId" in operand) return JSON.stringify({ globalId: operand.globalId });
  const actorId = nameOf(operand.actorId);
  return actorId === null ? null : JSON.stringify({ actorId, variableId: operand.variableId });
}
