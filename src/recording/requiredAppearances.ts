import {
  type Actor,
  type Actors,
  APPEARANCE_VARIABLE,
  type Characters,
  type Condition,
  compare,
  type Id,
  isTransform,
  type Operand,
  own,
  TRANSFORM_VARIABLE,
  TRANSFORMS,
  transformOf,
} from "../engine/index.ts";

/**
 * Gives every actor an appearance and a transform for which the enabled conditions hold, so that the picture shows what the rule looks for.
 * An actor stays as it is if it passes already, or if no appearance would.
 */
export function withRequiredAppearances(
  actors: Actors,
  conditions: readonly Condition[],
  characters: Characters,
): Actors {
  const actorIds = new Set(conditions.filter(({ enabled }) => enabled).flatMap(actorsWithAppearanceIn));
  const changed = [...actorIds].flatMap((id) => {
    const actor = own(actors, id);
    const next = actor && withRequiredTransform(withRequiredAppearance(actor, conditions, characters), conditions);
    return next && next !== actor ? [[id, next] as const] : [];
  });
  return changed.length === 0 ? actors : { ...actors, ...Object.fromEntries(changed) };
}

/** The actors whose appearance or transform a condition names. */
export function actorsWithAppearanceIn({ left, right }: Condition): Id[] {
  return [left, right].flatMap((side) =>
    "variableId" in side && isAppearanceVariable(side.variableId) ? [side.actorId] : [],
  );
}

function isAppearanceVariable(variableId: Id): boolean {
  return variableId === APPEARANCE_VARIABLE || variableId === TRANSFORM_VARIABLE;
}

function withRequiredAppearance(actor: Actor, conditions: readonly Condition[], characters: Characters): Actor {
  const appearances = Object.keys(own(characters, actor.characterId)?.spritesheet.appearances ?? {});
  const tests = testsOf(conditions, actor.id, APPEARANCE_VARIABLE);
  const appearance = firstPassing(actor.appearance, appearances, tests);
  return appearance === actor.appearance ? actor : { ...actor, appearance };
}

function withRequiredTransform(actor: Actor, conditions: readonly Condition[]): Actor {
  const now = transformOf(actor);
  const transform = firstPassing(now, TRANSFORMS, testsOf(conditions, actor.id, TRANSFORM_VARIABLE));
  return transform === now || !isTransform(transform) ? actor : { ...actor, transform };
}

type Test = (value: string) => boolean;

/** The enabled conditions that compare one value of an actor with a constant. */
function testsOf(conditions: readonly Condition[], actorId: Id, variableId: Id): Test[] {
  const isIt = (side: Operand) => "variableId" in side && side.actorId === actorId && side.variableId === variableId;
  return conditions.flatMap(({ enabled, left, comparator, right }): Test[] => {
    if (!enabled) return [];
    if (isIt(left) && "constant" in right) return [(value) => compare(value, comparator, right.constant)];
    if (isIt(right) && "constant" in left) return [(value) => compare(left.constant, comparator, value)];
    return [];
  });
}

/** The present value if it passes, else the first that does; the present value if none does. */
function firstPassing(now: string, values: readonly string[], tests: readonly Test[]): string {
  const passes = (value: string) => tests.every((test) => test(value));
  return passes(now) ? now : (values.find(passes) ?? now);
}
