/** A rule's picture in the form that is matched: which rule actors fill which squares, and which of them must be found. */

import type { AppearanceTable } from "../grid/AppearanceTable.ts";
import type { CharacterSet } from "../grid/CharacterSets.ts";
import { extentSquares, isEdge, isIgnored, passingAt } from "../grid/extent.ts";
import { footprint } from "../grid/footprint.ts";
import { type Point, squareKey } from "../grid/point.ts";
import type { Actor } from "../world/actor.ts";
import type { Id } from "../world/id.ts";
import { own } from "../world/own.ts";
import type { Condition, Rule } from "../world/rule.ts";
import { type CompiledCondition, compileCondition } from "./CompiledCondition.ts";
import { namedActor, Roles } from "./CompiledOperand.ts";
import { namedByActions } from "./namedByActions.ts";

export interface Pattern {
  readonly rule: Rule;
  readonly squares: readonly PatternSquare[];
  /** Squares that have to lie beyond the edge of the stage, counted from the main actor; they are not among `squares`. */
  readonly edges: readonly Point[];
  /** The rule actors to pair: the main actor first, then those that touch the extent, in rule order. */
  readonly parts: readonly PatternPart[];
  /** Conditions that name no actor of `parts`: they are checked before any pairing. */
  readonly conditions: readonly PatternCondition[];
  /** Squares that actions put actors on, counted from the main actor. */
  readonly targets: readonly Point[];
  /** An actor that an action needs, but that no pairing can find. */
  readonly unreachable: Id | null;
  /** Numbers of the rule actors; the parts come first, in their order. */
  readonly roles: Roles;
}

export interface PatternSquare {
  readonly at: Point;
  readonly ignored: boolean;
  /** How many rule actors fill it. */
  readonly count: number;
  /** Those who may stand there besides them; null for nobody. Ground may always. */
  readonly passing: CharacterSet | null;
}

export interface PatternPart {
  readonly actor: Actor;
  /** Whom it may be paired with. Nobody if its character is gone: it then only blocks its square. */
  readonly standsFor: CharacterSet;
  readonly isMain: boolean;
  /** The squares of the extent it fills, by index in `squares`; the ignored ones (`loose`) matter only if there are no others. */
  readonly strict: readonly number[];
  readonly loose: readonly number[];
  /** Named by an action or an enabled condition, so that it must be paired. */
  readonly needed: boolean;
  /** Conditions that can be checked once this part and all before it are paired. */
  readonly conditions: readonly PatternCondition[];
}

export interface PatternCondition extends CompiledCondition {
  /** The rule actors it names that stand outside the extent. */
  readonly outside: readonly Outsider[];
}

export interface Outsider {
  readonly role: number;
  readonly standsFor: CharacterSet;
  /** Counted from the main actor. */
  readonly at: Point;
}

/** Compiles the picture of a rule. */
export function patternOf(rule: Rule, appearances: AppearanceTable): Pattern {
  const { sets } = appearances;
  const within = extentSquares(rule.extent);
  const squares = within.filter((at) => !isEdge(rule.extent, at)).map((at) => squareOf(at, rule, appearances));
  const places = placesOf(rule, squares, appearances);
  const inside = Object.values(rule.actors).filter((actor) => actor.id === rule.mainActorId || places.has(actor.id));
  const parts = inside.sort((a, b) => Number(b.id === rule.mainActorId) - Number(a.id === rule.mainActorId));
  const roles = new Roles(appearances, rule.actors);
  for (const { id } of parts) roles.of(id);
  const checks = checksByPart(rule, parts, { roles, appearances });
  const named = namedByActions(rule.actions);
  const neededByConditions = new Set(enabledConditions(rule).flatMap(namedActors));
  return {
    rule,
    squares: squares.map((square, index) => ({ ...square, count: countAt(places, index) })),
    edges: within.filter((at) => isEdge(rule.extent, at)),
    parts: parts.map((actor) => ({
      actor,
      standsFor: sets.ofRuleActor(actor),
      isMain: actor.id === rule.mainActorId,
      ...strictAndLoose(places.get(actor.id) ?? [], squares),
      needed: named.has(actor.id) || neededByConditions.has(actor.id),
      conditions: checks.get(actor.id) ?? [],
    })),
    conditions: checks.get(null) ?? [],
    targets: rule.actions.flatMap((action) => ("offset" in action && action.offset ? [action.offset] : [])),
    unreachable: [...named].find((id) => !parts.some((part) => part.id === id)) ?? null,
    roles,
  };
}

function squareOf(at: Point, { extent }: Rule, { sets }: AppearanceTable) {
  const passing = passingAt(extent, at);
  return { at, ignored: isIgnored(extent, at), passing: passing === undefined ? null : sets.of(passing) };
}

type Places = ReadonlyMap<Id, readonly number[]>;

/** The squares of the extent that each rule actor fills; those that fill none are left out. */
function placesOf(rule: Rule, squares: readonly { at: Point }[], appearances: AppearanceTable): Places {
  const indexes = new Map(squares.map(({ at }, index) => [squareKey(at.x, at.y), index]));
  const places = new Map<Id, number[]>();
  for (const actor of Object.values(rule.actors)) {
    const filled = footprint(actor, appearances.characters.get(actor.characterId)).flatMap(
      ({ x, y }) => indexes.get(squareKey(x, y)) ?? [],
    );
    if (filled.length > 0) places.set(actor.id, filled);
  }
  return places;
}

function strictAndLoose(filled: readonly number[], squares: readonly { ignored: boolean }[]) {
  return {
    strict: filled.filter((index) => !squares[index]?.ignored),
    loose: filled.filter((index) => squares[index]?.ignored),
  };
}

function countAt(places: Places, square: number): number {
  return [...places.values()].filter((filled) => filled.includes(square)).length;
}

/** Every condition under the last part it needs, or under null where it needs none. */
function checksByPart(
  rule: Rule,
  parts: readonly Actor[],
  { roles, appearances }: { roles: Roles; appearances: AppearanceTable },
): Map<Id | null, PatternCondition[]> {
  const checks = new Map<Id | null, PatternCondition[]>();
  for (const condition of enabledConditions(rule)) {
    const names = namedActors(condition);
    const last = parts.findLast((part) => names.includes(part.id))?.id ?? null;
    const outside = names
      .filter((id) => !parts.some((part) => part.id === id))
      .flatMap((id) => own(rule.actors, id) ?? [])
      .map((actor) => ({
        role: roles.of(actor.id),
        standsFor: appearances.sets.ofOutsider(actor),
        at: actor.position,
      }));
    checks.set(last, [...(checks.get(last) ?? []), { ...compileCondition(condition, roles), outside }]);
  }
  return checks;
}

function enabledConditions(rule: Rule): readonly Condition[] {
  return rule.conditions.filter((condition) => condition.enabled);
}

function namedActors({ left, right }: Condition): Id[] {
  return [...new Set([left, right].flatMap((operand) => namedActor(operand) ?? []))];
}
